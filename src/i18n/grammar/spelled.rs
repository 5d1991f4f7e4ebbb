//! Numbers from 0 to 1,000 in words, the plain way: what the rules are compared with.

const HUNGARIAN: [&str; 10] =
    ["", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"];
const HUNGARIAN_TENS: [&str; 10] = [
    "",
    "tizen",
    "huszon",
    "harminc",
    "negyven",
    "ötven",
    "hatvan",
    "hetven",
    "nyolcvan",
    "kilencven",
];

/// A number in Hungarian.
pub(super) fn hungarian(number: u16) -> String {
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
    if count == 1 { "" } else { HUNGARIAN[usize::from(count)] }
}

fn below_hundred(number: u16) -> String {
    let tens = HUNGARIAN_TENS[usize::from(number / 10)];
    format!("{tens}{}", HUNGARIAN[usize::from(number % 10)])
}

const CZECH: [&str; 20] = [
    "nula",
    "jeden",
    "dva",
    "tři",
    "čtyři",
    "pět",
    "šest",
    "sedm",
    "osm",
    "devět",
    "deset",
    "jedenáct",
    "dvanáct",
    "třináct",
    "čtrnáct",
    "patnáct",
    "šestnáct",
    "sedmnáct",
    "osmnáct",
    "devatenáct",
];
const CZECH_TENS: [&str; 10] = [
    "",
    "",
    "dvacet",
    "třicet",
    "čtyřicet",
    "padesát",
    "šedesát",
    "sedmdesát",
    "osmdesát",
    "devadesát",
];
const CZECH_HUNDREDS: [&str; 10] = [
    "",
    "sto",
    "dvě stě",
    "tři sta",
    "čtyři sta",
    "pět set",
    "šest set",
    "sedm set",
    "osm set",
    "devět set",
];

/// A number in Czech.
pub(super) fn czech(number: u16) -> String {
    composed(number, &CZECH, &CZECH_TENS, &CZECH_HUNDREDS, "tisíc")
}

const RUSSIAN: [&str; 20] = [
    "ноль",
    "один",
    "два",
    "три",
    "четыре",
    "пять",
    "шесть",
    "семь",
    "восемь",
    "девять",
    "десять",
    "одиннадцать",
    "двенадцать",
    "тринадцать",
    "четырнадцать",
    "пятнадцать",
    "шестнадцать",
    "семнадцать",
    "восемнадцать",
    "девятнадцать",
];
const RUSSIAN_TENS: [&str; 10] = [
    "",
    "",
    "двадцать",
    "тридцать",
    "сорок",
    "пятьдесят",
    "шестьдесят",
    "семьдесят",
    "восемьдесят",
    "девяносто",
];
const RUSSIAN_HUNDREDS: [&str; 10] = [
    "",
    "сто",
    "двести",
    "триста",
    "четыреста",
    "пятьсот",
    "шестьсот",
    "семьсот",
    "восемьсот",
    "девятьсот",
];

/// A number in Russian.
pub(super) fn russian(number: u16) -> String {
    composed(number, &RUSSIAN, &RUSSIAN_TENS, &RUSSIAN_HUNDREDS, "тысяча")
}

fn composed(
    number: u16,
    small: &[&str; 20],
    tens: &[&str; 10],
    hundreds: &[&str; 10],
    thousand: &str,
) -> String {
    if number == 1000 {
        return thousand.to_owned();
    }
    let (hundred, below) = (number / 100, number % 100);
    let mut words = vec![hundreds[usize::from(hundred)]];
    if below < 20 {
        if below > 0 || hundred == 0 {
            words.push(small[usize::from(below)]);
        }
    } else {
        words.push(tens[usize::from(below / 10)]);
        if below % 10 > 0 {
            words.push(small[usize::from(below % 10)]);
        }
    }
    words.retain(|word| !word.is_empty());
    words.join(" ")
}
