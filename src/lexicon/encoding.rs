//! From bytes to text: which encoding a plain list is in.
//!
//! In this order: a byte order mark; UTF-16, which alone has zero bytes; UTF-8 where all of it is
//! valid; the code page in which people who write the edition's language used to save files.
//! Whoever reads is told which one it was.

use std::{borrow::Cow, cmp::Ordering};

use encoding_rs::{DecoderResult, Encoding, REPLACEMENT, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250};
use encoding_rs::{WINDOWS_1251, WINDOWS_1252};

/// The bytes of a line in UTF-16 which no list exceeds on average.
const LONGEST_LINE: usize = 100;

/// The text of a list.
#[derive(Debug)]
pub struct Decoded<'a> {
    /// The text, without a byte order mark.
    pub text: Cow<'a, str>,
    /// The name of the encoding it was read in, such as `windows-1251`.
    pub encoding: &'static str,
}

/// Why bytes are no text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EncodingError {
    /// A name that stands for no encoding.
    #[error(
        "there is no encoding \"{0}\": try utf-8, utf-16le, windows-1250, windows-1251, windows-1252, koi8-r or ibm866"
    )]
    Unknown(String),
    /// Bytes that mean nothing in the encoding.
    #[error("line {line} is not {encoding} text; save the list as UTF-8, or give its encoding")]
    Malformed {
        /// The line, from 1.
        line: usize,
        /// The encoding tried.
        encoding: &'static str,
    },
}

/// Turns bytes into text; `name` is the encoding somebody asked for, in any of its usual names.
///
/// ```
/// use flavita_lexicon::encoding::decode;
/// let decoded = decode(b"\xe4\xee\xec\n", "ru", None).unwrap();
/// assert_eq!((&*decoded.text, decoded.encoding), ("дом\n", "windows-1251"));
/// ```
///
/// # Errors
/// When the name stands for no encoding, or a line does not decode.
pub fn decode<'a>(
    bytes: &'a [u8],
    language: &str,
    name: Option<&str>,
) -> Result<Decoded<'a>, EncodingError> {
    let encoding = match name {
        Some(name) => by_name(name)?,
        None => recognise(bytes, language)?,
    };
    let text = match Encoding::for_bom(bytes) {
        Some((marked, length)) if marked == encoding => decode_all(encoding, &bytes[length..]),
        Some(_) | None => decode_all(encoding, bytes),
    }?;
    Ok(Decoded { text, encoding: encoding.name() })
}

fn by_name(name: &str) -> Result<&'static Encoding, EncodingError> {
    Encoding::for_label(name.as_bytes())
        .filter(|encoding| *encoding != REPLACEMENT)
        .ok_or_else(|| EncodingError::Unknown(name.to_owned()))
}

fn recognise(bytes: &[u8], language: &str) -> Result<&'static Encoding, EncodingError> {
    if let Some((marked, _)) = Encoding::for_bom(bytes) {
        return Ok(marked);
    }
    if let Some(utf_16) = utf_16_by_zero_bytes(bytes) {
        return Ok(utf_16);
    }
    let Err(error) = std::str::from_utf8(bytes) else { return Ok(UTF_8) };
    code_page(language)
        .filter(|_| !is_mostly_utf_8(bytes))
        .ok_or_else(|| malformed(UTF_8, &bytes[..error.valid_up_to()]))
}

/// A line's end and every Latin letter have a zero as their high byte, so zeros are many; a few
/// are but dirt in a text of another encoding.
fn utf_16_by_zero_bytes(bytes: &[u8]) -> Option<&'static Encoding> {
    let zeros = |parity| {
        let bytes = bytes.iter().skip(parity).step_by(2);
        bytes.filter(|byte| **byte == 0).count()
    };
    let (high_first, low_first) = (zeros(0), zeros(1));
    if high_first.max(low_first) <= bytes.len() / LONGEST_LINE {
        return None;
    }
    match high_first.cmp(&low_first) {
        Ordering::Less => Some(UTF_16LE),
        Ordering::Greater => Some(UTF_16BE),
        Ordering::Equal => None,
    }
}

/// Whether more letters are good UTF-8 than not: then the file is a damaged one, and to read it
/// in a code page would make nonsense of every word. In a code page letters seldom make UTF-8.
fn is_mostly_utf_8(bytes: &[u8]) -> bool {
    let (mut good, mut bad) = (0usize, 0usize);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    good > bad
}

/// The code page of a language; `None` where no single one is usual.
fn code_page(language: &str) -> Option<&'static Encoding> {
    match language.split('-').next()? {
        "ru" | "uk" | "be" | "bg" => Some(WINDOWS_1251),
        "hu" | "cs" | "sk" | "pl" | "sl" | "hr" => Some(WINDOWS_1250),
        "en" | "fr" | "de" | "nl" | "it" | "es" | "ca" | "pt" => Some(WINDOWS_1252),
        _ => None,
    }
}

fn decode_all<'a>(
    encoding: &'static Encoding,
    bytes: &'a [u8],
) -> Result<Cow<'a, str>, EncodingError> {
    if encoding == UTF_8 {
        return std::str::from_utf8(bytes)
            .map(Cow::Borrowed)
            .map_err(|error| malformed(UTF_8, &bytes[..error.valid_up_to()]));
    }
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let room = decoder.max_utf8_buffer_length_without_replacement(bytes.len());
    let mut text = String::with_capacity(room.unwrap_or(bytes.len()));
    let (result, _) = decoder.decode_to_string_without_replacement(bytes, &mut text, true);
    if result != DecoderResult::InputEmpty {
        return Err(malformed(encoding, text.as_bytes()));
    }
    text.shrink_to_fit();
    // A byte that a code page leaves open comes out as one of these control characters.
    match text.find(|c| ('\u{80}'..='\u{9f}').contains(&c)) {
        Some(at) if encoding.is_single_byte() => Err(malformed(encoding, &text.as_bytes()[..at])),
        Some(_) | None => Ok(Cow::Owned(text)),
    }
}

fn malformed(encoding: &'static Encoding, before: &[u8]) -> EncodingError {
    EncodingError::Malformed {
        line: before.split(|byte| *byte == b'\n').count(),
        encoding: encoding.name(),
    }
}
