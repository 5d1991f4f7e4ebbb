//! Tests of `src/i18n/grammar/russian.rs`.

use flavita_i18n::grammar::functions::fitting;

use crate::spelled::russian;

fn before(text: &str) -> String {
    fitting("о", text).unwrap()
}

#[test]
fn the_preposition_before_a_number_is_that_before_its_word() {
    for number in 0..=1000 {
        let word = russian(number);
        let expected = if word.starts_with(['о', 'а', 'у', 'и']) { "об" } else { "о" };
        assert_eq!(before(&number.to_string()), expected, "{number} {word}");
    }
}

#[test]
fn words_go_by_their_sound() {
    for (expected, words) in [
        ("об", "игре ошибке Н7"),
        ("обо", "всём"),
        ("о", "ёлке ЯБЛОКЕ «ЮЛА» слове Всероссийском"),
        ("о", ""),
    ] {
        for word in words.split(' ') {
            assert_eq!(before(word), expected, "{word}");
        }
    }
}
