//! Numbers, days and what the program puts between two parts of a line, as each language writes them.

use std::fs;

use flavita::i18n::names::{clock_time, grouped};
use flavita::web::parts::figures::day_in_words;

use crate::typography::{SETTINGS, dash_fault, space_fault};
use crate::{files, top};

/// A number of seven digits, one of four, and a day, in the order of the settings.
const WRITTEN: [(&str, &str, &str); SETTINGS.len()] = [
    ("1\u{a0}234\u{a0}567", "1\u{a0}234", "1 ноября 2026"),
    ("1,234,567", "1,234", "1 November 2026"),
    ("1\u{a0}234\u{a0}567", "1234", "2026. november 1."),
    ("1\u{a0}234\u{a0}567", "1\u{a0}234", "1. 11. 2026"),
    ("1\u{202f}234\u{202f}567", "1\u{202f}234", "1er novembre 2026"),
];

#[test]
fn large_numbers_are_grouped_as_the_language_groups_them() {
    for (setting, (seven, four, _)) in SETTINGS.iter().zip(WRITTEN) {
        assert_eq!(grouped(setting.language, 1_234_567), seven);
        assert_eq!(grouped(setting.language, 1_234), four);
    }
}

#[test]
fn days_are_written_as_the_language_writes_them() {
    for (setting, (_, _, day)) in SETTINGS.iter().zip(WRITTEN) {
        let said = day_in_words(setting.language, "2026-11-01");
        assert_eq!(said.replace('\u{a0}', " "), day);
    }
}

#[test]
fn times_have_two_digits_behind_the_colon() {
    assert_eq!((clock_time(5).as_str(), clock_time(3_725).as_str()), ("0:05", "62:05"));
}

#[test]
fn what_the_program_puts_between_words_is_set_as_a_sentence_is() {
    for setting in &SETTINGS {
        let language = setting.language;
        let line = format!("a{}b", language.dash());
        assert_eq!(dash_fault(setting, &line), None, "{}", language.tag());
        for sign in [language.colon(), language.semicolon()] {
            assert_eq!(space_fault(setting, &format!("a{sign}b")), None, "{}", language.tag());
        }
    }
}

/// A template is of every language: the dash of one would stand on the pages of another.
#[test]
fn no_template_has_a_dash_of_its_own() {
    let manual = top().join("templates/help");
    for path in files(&top().join("templates"), ".html") {
        if path.starts_with(&manual) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap().replace("> – <", "");
        for dash in [" – ", " — "] {
            assert!(!text.contains(dash), "{}", path.display());
        }
    }
}
