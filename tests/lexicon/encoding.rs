//! Tests of `src/lexicon/encoding.rs`.

use encoding_rs::WINDOWS_1251;
use flavita_lexicon::encoding::{EncodingError, decode};

fn utf_16(text: &str, bytes_of: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes_of).collect()
}

fn read(bytes: &[u8], language: &str) -> (String, &'static str) {
    let decoded = decode(bytes, language, None).unwrap();
    (decoded.text.into_owned(), decoded.encoding)
}

#[test]
fn the_usual_forms_of_a_russian_list_give_the_same_text() {
    let text = "дом\r\nЁж\n";
    let marked = format!("\u{feff}{text}");
    let code_page = WINDOWS_1251.encode(text).0.into_owned();
    for (bytes, encoding) in [
        (text.as_bytes().to_vec(), "UTF-8"),
        (marked.as_bytes().to_vec(), "UTF-8"),
        (utf_16(text, u16::to_le_bytes), "UTF-16LE"),
        (utf_16(&marked, u16::to_le_bytes), "UTF-16LE"),
        (utf_16(text, u16::to_be_bytes), "UTF-16BE"),
        (utf_16(&marked, u16::to_be_bytes), "UTF-16BE"),
        (code_page, "windows-1251"),
    ] {
        assert_eq!(read(&bytes, "ru"), (text.to_owned(), encoding));
    }
}

#[test]
fn the_language_decides_between_the_code_pages() {
    assert_eq!(read(b"t\xf5r", "hu").0, "tőr");
    assert_eq!(read(b"\xf8eka", "cs").0, "řeka");
    assert_eq!(read(b"c\x9cur", "fr").0, "cœur");
}

#[test]
fn a_named_encoding_overrules_what_the_bytes_look_like() {
    let decoded = decode(b"\xc4\xcf\xcd", "ru", Some("KOI8-R")).unwrap();
    assert_eq!((&*decoded.text, decoded.encoding), ("дом", "KOI8-R"));
    let unknown = decode(b"", "ru", Some("cp9999")).unwrap_err();
    assert_eq!(unknown, EncodingError::Unknown("cp9999".to_owned()));
}

#[test]
fn a_stray_zero_does_not_make_a_list_utf_16() {
    let text = "дом\n".repeat(50) + "к\0т\n";
    assert_eq!(read(text.as_bytes(), "ru"), (text.clone(), "UTF-8"));
}

#[test]
fn what_does_not_decode_is_refused_with_its_line() {
    let line = |bytes: &[u8], language, name| match decode(bytes, language, name) {
        Err(EncodingError::Malformed { line, .. }) => line,
        other => panic!("{other:?}"),
    };
    let damaged = [b"\n".as_slice(), "дом\n".as_bytes(), b"\xff\n"].concat();
    assert_eq!(line(&damaged, "ru", None), 3, "one bad byte in UTF-8");
    assert_eq!(line(b"a\n\xe4", "eo", None), 2, "no code page is usual");
    assert_eq!(line(b"a\n\xe4\n\x98", "ru", None), 3, "a byte left open");
    assert_eq!(line(b"a\n\xe4", "ru", Some("utf-8")), 2);
    let half = [utf_16("a\nb\n", u16::to_le_bytes), vec![b'c']].concat();
    assert_eq!(line(&half, "ru", None), 3, "half a character");
}
