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
