//! Tests of `src/i18n/grammar/hungarian.rs`.

use flavita_i18n::grammar::functions::fitting;

use crate::spelled::hungarian;

fn az(text: &str) -> bool {
    fitting("a", text).unwrap() == "az"
}

#[test]
fn the_article_before_a_number_is_that_before_its_word() {
    for number in 0..=1000 {
        let word = hungarian(number);
        let vowel = word.starts_with(['a', 'á', 'e', 'é', 'i', 'o', 'ö', 'ő', 'u', 'ü']);
        assert_eq!(az(&number.to_string()), vowel, "{number} {word}");
        assert_eq!(az(&format!("{number}. forduló")), vowel, "{number}. {word}");
    }
}

#[test]
fn greater_numbers_go_by_their_leading_word() {
    for number in ["1000", "1500", "5000", "50000", "1000000"] {
        assert!(az(number), "{number}");
    }
    for number in ["10000", "11500", "100000"] {
        assert!(!az(number), "{number}");
    }
}

#[test]
fn words_and_letters_go_by_their_sound() {
    for text in ["asztal", "Őszi kupa", "„Új év”", "F7", "M", "ellenőrzés", "АИСТ", "x"]
    {
        assert!(az(text), "{text}");
    }
    for text in ["kupa", "Tavasz", "H7", "B", "GYÖR", "ЁЖИК", "Yeti", "", "gyakorlás"] {
        assert!(!az(text), "{text}");
    }
}
