//! Names in alphabetical order.

use unicode_normalization::UnicodeNormalization;

/// A letter's place in an alphabet: the plain letter, and which of the letters behind it.
type LetterOrder = (char, u8);

/// The letters that stand behind a plain one as letters of their own, by language; the longest
/// first. Other marks on Latin letters only decide between names that are equal without them.
const OWN_LETTERS: [(&str, &[(&str, LetterOrder)]); 2] = [
    (
        "hu",
        &[
            ("dzs", ('d', 2)),
            ("cs", ('c', 1)),
            ("dz", ('d', 1)),
            ("gy", ('g', 1)),
            ("ly", ('l', 1)),
            ("ny", ('n', 1)),
            ("sz", ('s', 1)),
            ("ty", ('t', 1)),
            ("zs", ('z', 1)),
            ("ö", ('o', 1)),
            ("ő", ('o', 1)),
            ("ü", ('u', 1)),
            ("ű", ('u', 1)),
        ],
    ),
    ("cs", &[("ch", ('h', 1)), ("č", ('c', 1)), ("ř", ('r', 1)), ("š", ('s', 1)), ("ž", ('z', 1))]),
];

/// What names are sorted by.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NameOrder {
    places: Vec<LetterOrder>,
    written: String,
}

/// What a name is sorted by in a language: small and capital letters are equal, and so are `Ё` and
/// `Е`.
///
/// ```
/// use flavita_i18n::name_order::name_order;
/// assert!(name_order("Czakó Ida", "hu") < name_order("Csorba Éva", "hu"));
/// assert!(name_order("Ёлкин", "ru") < name_order("Жуков", "ru"));
/// ```
pub fn name_order(name: &str, language: &str) -> NameOrder {
    let own = OWN_LETTERS.iter().find(|(tag, _)| *tag == language);
    let own = own.map_or(&[][..], |(_, letters)| *letters);
    let small: String = name.nfc().flat_map(char::to_lowercase).collect();
    let mut places = Vec::new();
    let mut rest = small.as_str();
    while let Some(sign) = rest.chars().next() {
        let letter = own.iter().find(|(letter, _)| rest.starts_with(letter));
        let (length, place) = letter.map_or_else(
            || (sign.len_utf8(), (plain(sign), 0)),
            |(letter, place)| (letter.len(), *place),
        );
        places.push(place);
        rest = &rest[length..];
    }
    NameOrder { places, written: name.to_owned() }
}

/// A Latin letter without its marks, `е` for `ё`; other signs as they are.
fn plain(sign: char) -> char {
    let base = std::iter::once(sign).nfd().next().unwrap_or(sign);
    if base.is_ascii() || sign == 'ё' { base } else { sign }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_sorted(names: &[&str], language: &str) {
        let mut sorted = names.to_vec();
        sorted.reverse();
        sorted.sort_by_key(|name| name_order(name, language));
        assert_eq!(sorted, names);
    }

    #[test]
    fn hungarian_names_stand_as_in_the_hungarian_alphabet() {
        let names = "Ábel Z., Adél T., Cukor B., Csorba É., Ébner A., Erdős P., Ónodi K., Orosz I., \
            Osváth P., Ökrös M., Őze L., Sürü A., Szabó Zs., Udvari F., Ürge N., Zombor G., Zsolt B.";
        assert_sorted(&names.split(", ").collect::<Vec<_>>(), "hu");
    }

    #[test]
    fn czech_names_stand_as_in_the_czech_alphabet() {
        let names =
            ["Cibula", "Čapek", "Dvořák", "Hus", "Chalupa", "Ibl", "Řehoř", "Škoda", "Žižka"];
        assert_sorted(&names, "cs");
    }

    #[test]
    fn russian_names_take_yo_for_ye_and_keep_short_i_apart() {
        assert_sorted(&["Егоров", "Ёлкин", "Ершов", "Ильин", "Йогансон", "Котов"], "ru");
    }

    #[test]
    fn names_that_differ_in_marks_alone_are_not_equal() {
        assert_ne!(name_order("Kovács", "hu"), name_order("Kovacs", "hu"));
        assert_sorted(&["kovacs A.", "Kovács B."], "hu");
    }
}
