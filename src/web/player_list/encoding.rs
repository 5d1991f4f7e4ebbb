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
        let is_common = matches!(small, 'а'..='я' | 'ё' | 'і' | 'ї' | 'є' | 'ґ' | 'ў');
        return 3 * usize::from(!is_common);
    }
    if DOUBTFUL.contains(small) {
        return 1;
    }
    3 * usize::from(!WESTERN.contains(small) && !CENTRAL.contains(small))
}
