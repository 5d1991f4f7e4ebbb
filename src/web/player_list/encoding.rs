//! Which encoding a list of players is in.
//!
//! A byte order mark, the zeros of UTF-16 and good UTF-8 leave no doubt. A code page does: the same
//! bytes are names in several. Then the one is proposed in which the words look most like names,
//! and whoever reads is told that it is a guess.

use flavita_i18n::language::Language;
use flavita_lexicon::encoding::{EncodingError, decode};

/// The encodings that are offered, by the names that `lexicon/encoding.rs` knows.
pub const ENCODINGS: [&str; 9] = [
    "UTF-8",
    "UTF-16LE",
    "UTF-16BE",
    "windows-1251",
    "windows-1250",
    "windows-1252",
    "ISO-8859-2",
    "KOI8-R",
    "IBM866",
];

/// The text of a list and how its encoding was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recognised {
    /// The text, without a byte order mark.
    pub text: String,
    /// The encoding, one of [`ENCODINGS`].
    pub encoding: &'static str,
    /// Whether it is a guess, and another one may be right.
    pub is_guess: bool,
}

/// Finds out the encoding and reads the text; where several could be, the reader's language says
/// which code pages are usual.
///
/// # Errors
/// When the bytes are no text: UTF-8 that is damaged, or bytes that mean nothing in any code page.
pub fn recognise(bytes: &[u8], language: Language) -> Result<Recognised, EncodingError> {
    let sure = match decode(bytes, "", None) {
        Ok(sure) => {
            return Ok(Recognised {
                text: sure.text.into_owned(),
                encoding: sure.encoding,
                is_guess: false,
            });
        }
        Err(fault) => fault,
    };
    if is_damaged_utf_8(bytes) {
        return Err(sure);
    }
    let pages = usual(language).into_iter().filter_map(|name| {
        let decoded = decode(bytes, "", Some(name)).ok()?;
        let text = decoded.text.into_owned();
        Some((oddity(&text, name), text, decoded.encoding))
    });
    // The first of several that look as good.
    let (_, text, encoding) = pages.min_by_key(|(oddity, _, _)| *oddity).ok_or(sure)?;
    Ok(Recognised { text, encoding, is_guess: true })
}

/// Reads the text in an encoding that somebody chose.
///
/// # Errors
/// When the bytes mean nothing in it.
pub fn read_in(bytes: &[u8], name: &str) -> Result<Recognised, EncodingError> {
    let decoded = decode(bytes, "", Some(name))?;
    Ok(Recognised { text: decoded.text.into_owned(), encoding: decoded.encoding, is_guess: false })
}

/// In a list of a language with a code page only UTF-8 with a few bad bytes is refused as UTF-8.
fn is_damaged_utf_8(bytes: &[u8]) -> bool {
    let tried = decode(bytes, "ru", None);
    matches!(tried, Err(EncodingError::Malformed { encoding, .. }) if encoding == "UTF-8")
}

/// The code pages from the most to the least usual one.
fn usual(language: Language) -> [&'static str; 6] {
    let [cyrillic, koi, dos] = ["windows-1251", "KOI8-R", "IBM866"];
    let [central, latin_2, western] = ["windows-1250", "ISO-8859-2", "windows-1252"];
    match language {
        Language::Hungarian | Language::Czech => [central, western, cyrillic, latin_2, koi, dos],
        Language::Russian => [cyrillic, central, western, koi, dos, latin_2],
        Language::English | Language::French => [western, central, cyrillic, latin_2, koi, dos],
    }
}

/// How little the words of a text look like names: 0 is nothing odd.
fn oddity(text: &str, encoding: &str) -> usize {
    let is_cyrillic = ["windows-1251", "KOI8-R", "IBM866"].contains(&encoding);
    let words = text.split(|c: char| c.is_ascii() && !c.is_ascii_alphabetic());
    words.filter(|word| !word.is_ascii()).map(|word| word_oddity(word, is_cyrillic)).sum()
}

fn word_oddity(word: &str, is_cyrillic: bool) -> usize {
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    let foreign = word.chars().filter(|c| !c.is_ascii());
    let strange: usize = foreign.clone().map(|c| letter_oddity(c, is_cyrillic)).sum();
    let plain = word.chars().filter(char::is_ascii_alphabetic).count();
    // Beside Cyrillic letters no Latin ones stand in a word; accents are fewer than plain letters.
    let mixed = if is_cyrillic {
        8 * usize::from(plain > 0)
    } else {
        8 * usize::from(letters > 1 && foreign.count() > plain + 1)
    };
    strange + mixed + 4 * capitals_inside(word)
}

/// How often a capital follows a small letter: `иВАНОВ` in the wrong page.
fn capitals_inside(word: &str) -> usize {
    let letters: Vec<char> = word.chars().collect();
    letters.windows(2).filter(|pair| pair[0].is_lowercase() && pair[1].is_uppercase()).count()
}

/// Letters with signs that stand in names of Western and of Central Europe.
const WESTERN: &str = "àâäæçèéêëîïôœüÿñáíóúßåøöãýðþšžû";
const CENTRAL: &str = "áéíóöőúüűčďěňřšťůýžľĺŕôäąćęłńśźżăâîşţëßçđ";
/// Those that are seldom in names and in another page are usual: `õ` for `ő`, `ø` for `ř`.
const DOUBTFUL: &str = "ûøðþ";
/// Signs that stand in lists of any language.
const SIGNS: &str = "№«»„“”’‘–—…·\u{a0}";

fn letter_oddity(letter: char, is_cyrillic: bool) -> usize {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    if SIGNS.contains(letter) {
        return 0;
    }
    if !letter.is_alphabetic() {
        return 4;
    }
    if is_cyrillic {
        let is_usual = matches!(small, 'а'..='я' | 'ё' | 'і' | 'ї' | 'є' | 'ґ' | 'ў');
        return 3 * usize::from(!is_usual);
    }
    if DOUBTFUL.contains(small) {
        return 1;
    }
    3 * usize::from(!WESTERN.contains(small) && !CENTRAL.contains(small))
}

#[cfg(test)]
mod tests {
    use encoding_rs::{
        Encoding, IBM866, ISO_8859_2, KOI8_R, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252,
    };

    use super::*;

    const RUSSIAN: &str = "№;Имя;Клуб\n1;Щербакова Юлия;Орёл\n2;ЁЛКИН ПЁТР;«Спартак»\n";
    const HUNGARIAN: &str = "1;Szőke Ágnes;Győr\n2;Tűzkő Béla;Hódmezővásárhely\n3;Nagy Örs;\n";
    const CZECH: &str = "1;Dvořáková Zdeňka;Plzeň\n2;Kučera Jiří;Ústí\n3;Ťažký Luděk;\n";
    const FRENCH: &str = "BÉDARD;Françoise;Nîmes\nLEFÈVRE;Zoë;Évreux\nCŒUR;Jérôme;Paris\n";

    fn bytes(text: &str, encoding: &'static Encoding) -> Vec<u8> {
        let (bytes, _, is_lossy) = encoding.encode(text);
        assert!(!is_lossy, "{text}");
        bytes.into_owned()
    }

    fn found(bytes: &[u8], language: Language) -> (String, &'static str, bool) {
        let found = recognise(bytes, language).unwrap();
        (found.text, found.encoding, found.is_guess)
    }

    #[test]
    fn a_code_page_is_guessed_from_names_whatever_the_readers_language() {
        let cases = [
            (RUSSIAN, WINDOWS_1251),
            (RUSSIAN.trim_start_matches('№'), WINDOWS_1251),
            (&RUSSIAN[RUSSIAN.find('1').unwrap()..], WINDOWS_1251),
            (HUNGARIAN, WINDOWS_1250),
            (CZECH, WINDOWS_1250),
        ];
        for (text, encoding) in cases {
            for &language in Language::COMPLETE {
                let expected = (text.to_owned(), encoding.name(), true);
                let read = found(&bytes(text, encoding), language);
                assert_eq!(read, expected, "{language:?}");
            }
        }
    }

    #[test]
    fn the_older_cyrillic_pages_are_told_from_the_usual_one() {
        let text = "1;Иванов Пётр;Ярославль\n2;Орлова Елена;Уфа\n";
        for encoding in [KOI8_R, IBM866] {
            let (read, name, _) = found(&bytes(text, encoding), Language::Russian);
            assert_eq!((read.as_str(), name), (text, encoding.name()));
        }
    }

    #[test]
    fn where_two_pages_give_names_the_readers_language_decides() {
        let western = bytes(FRENCH, WINDOWS_1252);
        assert_eq!(found(&western, Language::English).0, FRENCH);
        let shared = bytes("Kovács Éva\nTóth Örs\n", WINDOWS_1250);
        assert_eq!(found(&shared, Language::Hungarian).1, "windows-1250");
        assert_eq!(found(&shared, Language::English).1, "windows-1252");
        assert_eq!(found(&shared, Language::English).0, "Kovács Éva\nTóth Örs\n");
    }

    #[test]
    fn unicode_leaves_no_doubt() {
        let marked = format!("\u{feff}{HUNGARIAN}");
        let little = |text: &str| -> Vec<u8> {
            let units = text.encode_utf16();
            units.flat_map(u16::to_le_bytes).collect()
        };
        let big = |text: &str| -> Vec<u8> {
            let units = text.encode_utf16();
            units.flat_map(u16::to_be_bytes).collect()
        };
        for (bytes, name) in [
            (HUNGARIAN.as_bytes().to_vec(), "UTF-8"),
            (marked.as_bytes().to_vec(), "UTF-8"),
            (little(&marked), "UTF-16LE"),
            (little(HUNGARIAN), "UTF-16LE"),
            (big(&marked), "UTF-16BE"),
            (big(HUNGARIAN), "UTF-16BE"),
        ] {
            let expected = (HUNGARIAN.to_owned(), name, false);
            assert_eq!(found(&bytes, Language::Russian), expected);
        }
    }

    #[test]
    fn damaged_utf_8_is_refused_with_its_line_and_not_guessed_at() {
        let damaged = [RUSSIAN.as_bytes(), b"3;\xffda;\n"].concat();
        let line = |fault| match fault {
            EncodingError::Malformed { line, encoding } => (line, encoding),
            EncodingError::Unknown(name) => panic!("{name}"),
        };
        let fault = recognise(&damaged, Language::Russian).unwrap_err();
        assert_eq!(line(fault), (4, "UTF-8"));
        let fault = read_in(b"1;\x98da\n", "windows-1251").unwrap_err();
        assert_eq!(line(fault), (1, "windows-1251"));
    }

    #[test]
    fn every_encoding_that_is_offered_is_known() {
        for name in ENCODINGS {
            assert_eq!(read_in(b"Ada\n  ", name).unwrap().encoding, name);
        }
        let czech = bytes(CZECH, ISO_8859_2);
        assert_eq!(read_in(&czech, "ISO-8859-2").unwrap().text, CZECH);
    }
}
