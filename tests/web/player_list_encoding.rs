//! Tests of `src/web/player_list/encoding.rs`.

use encoding_rs::{Encoding, IBM866, ISO_8859_2, KOI8_R, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};
use flavita::web::player_list::encoding::{ENCODINGS, read_in, recognise};
use flavita::{i18n::language::Language, lexicon::encoding::EncodingError};

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
