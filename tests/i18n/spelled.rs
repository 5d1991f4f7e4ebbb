//! Numbers from 0 to 1,000 in words, the plain way: what the rules are compared with.

const HUNGARIAN: &str = ",egy,kettő,három,négy,öt,hat,hét,nyolc,kilenc";
const HUNGARIAN_TENS: &str = ",tizen,huszon,harminc,negyven,ötven,hatvan,hetven,nyolcvan,kilencven";

/// The word at a place of a list, counted from 0.
fn word(list: &'static str, place: u16) -> &'static str {
    list.split(',').nth(usize::from(place)).unwrap()
}

/// A number in Hungarian.
pub(crate) fn hungarian(number: u16) -> String {
    match number {
        0 => "nulla".to_owned(),
        10 => "tíz".to_owned(),
        20 => "húsz".to_owned(),
        1000 => "ezer".to_owned(),
        100.. => format!("{}száz{}", hundreds(number / 100), below_hundred(number % 100)),
        _ => below_hundred(number),
    }
}

fn hundreds(count: u16) -> &'static str {
    if count == 1 { "" } else { word(HUNGARIAN, count) }
}

fn below_hundred(number: u16) -> String {
    format!("{}{}", word(HUNGARIAN_TENS, number / 10), word(HUNGARIAN, number % 10))
}

const CZECH: &str = "nula,jeden,dva,tři,čtyři,pět,šest,sedm,osm,devět,deset,jedenáct,dvanáct,třináct,čtrnáct,\
    patnáct,šestnáct,sedmnáct,osmnáct,devatenáct";
const CZECH_TENS: &str = ",,dvacet,třicet,čtyřicet,padesát,šedesát,sedmdesát,osmdesát,devadesát";
const CZECH_HUNDREDS: &str =
    ",sto,dvě stě,tři sta,čtyři sta,pět set,šest set,sedm set,osm set,devět set";

/// A number in Czech.
pub(crate) fn czech(number: u16) -> String {
    composed(number, [CZECH, CZECH_TENS, CZECH_HUNDREDS], "tisíc")
}

const RUSSIAN: &str = "ноль,один,два,три,четыре,пять,шесть,семь,восемь,девять,десять,одиннадцать,двенадцать,\
    тринадцать,четырнадцать,пятнадцать,шестнадцать,семнадцать,восемнадцать,девятнадцать";
const RUSSIAN_TENS: &str =
    ",,двадцать,тридцать,сорок,пятьдесят,шестьдесят,семьдесят,восемьдесят,девяносто";
const RUSSIAN_HUNDREDS: &str =
    ",сто,двести,триста,четыреста,пятьсот,шестьсот,семьсот,восемьсот,девятьсот";

/// A number in Russian.
pub(crate) fn russian(number: u16) -> String {
    composed(number, [RUSSIAN, RUSSIAN_TENS, RUSSIAN_HUNDREDS], "тысяча")
}

fn composed(number: u16, lists: [&'static str; 3], thousand: &str) -> String {
    if number == 1000 {
        return thousand.to_owned();
    }
    let [small, tens, hundreds] = lists;
    let (hundred, below) = (number / 100, number % 100);
    let mut words = vec![word(hundreds, hundred)];
    if below < 20 {
        if below > 0 || hundred == 0 {
            words.push(word(small, below));
        }
    } else {
        words.push(word(tens, below / 10));
        if below % 10 > 0 {
            words.push(word(small, below % 10));
        }
    }
    words.retain(|word| !word.is_empty());
    words.join(" ")
}
