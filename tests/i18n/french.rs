//! Tests of `src/i18n/grammar/french.rs` and of `functions.rs` beside it.

use flavita_i18n::grammar::functions::fitting;

fn of(text: &str) -> String {
    format!("{}{text}", fitting("de", text).unwrap())
}

#[test]
fn no_number_in_figures_takes_the_vowel_away() {
    for number in 0..=1000 {
        assert_eq!(of(&number.to_string()), format!("de {number}"));
    }
    for (word, said) in
        [("un", "d’un"), ("huit", "de huit"), ("onze", "de onze"), ("onzième", "de onzième")]
    {
        assert_eq!(of(word), said);
    }
}

#[test]
fn words_go_by_their_sound() {
    let vowels = ["Avignon", "Élie", "œuvre", "Hélène", "heure", "harmonie"];
    for text in vowels.into_iter().chain(["haltérophilie", "Yves"]) {
        assert_eq!(of(text), format!("d’{text}"));
    }
    let others = ["hasard", "Hall des sports", "http://a.fr", "Yann", "H7", "A", "Lille", ""];
    for text in others {
        assert_eq!(of(text), format!("de {text}"));
    }
}

#[test]
fn other_words_are_not_bent() {
    assert_eq!(fitting("du", "Avignon"), None);
}

#[test]
fn a_little_word_keeps_its_capital() {
    for (little, what, expected) in [
        ("a", "5", "az"),
        ("A", "5", "Az"),
        ("A", "2", "A"),
        ("v", "3", "ve"),
        ("Z", "7", "Ze"),
        ("k", "9", "k"),
        ("О", "1", "Об"),
        ("о", "всём", "обо"),
        ("De", "Avignon", "D’"),
        ("que", "Lille", "que "),
    ] {
        assert_eq!(fitting(little, what).unwrap(), expected, "{little} {what}");
    }
}

#[test]
fn no_other_word_is_bent() {
    assert_eq!(fitting("na", "3"), None);
    assert_eq!(fitting("o", "3"), None);
    assert_eq!(fitting("", "3"), None);
}
