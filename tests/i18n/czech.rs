//! Tests of `src/i18n/grammar/czech.rs`.

use flavita_i18n::grammar::functions::fitting;

use crate::spelled::czech;

/// Whether the preposition takes an *e* before this.
fn e(preposition: char, text: &str) -> bool {
    let said = fitting(&preposition.to_string(), text).unwrap();
    assert!(said == preposition.to_string() || said == format!("{preposition}e"), "{said}");
    said.ends_with('e')
}

#[test]
fn the_preposition_before_a_number_is_that_before_its_word() {
    for number in 0..=1000 {
        let word = czech(number);
        let group = ["dv", "tř", "čt", "st"].iter().any(|hard| word.starts_with(hard));
        let sibilant = word.starts_with(['s', 'š']);
        for (preposition, vowel) in
            [('v', group), ('k', group), ('z', group || sibilant), ('s', group || sibilant)]
        {
            let text = number.to_string();
            assert_eq!(e(preposition, &text), vowel, "{preposition} {number} {word}");
        }
    }
}

#[test]
fn the_times_of_a_day_are_numbers_too() {
    assert!(e('v', "14:05"));
    assert!(e('v', "2:30"));
    assert!(!e('v', "19:30"));
}

#[test]
fn words_go_by_their_first_consonants() {
    for (preposition, words) in [
        ('v', "vodě finále škole hře Lvově"),
        ('z', "zásobníku všech"),
        ('s', "žolíkem"),
        ('k', "kolu stolu všem"),
    ] {
        for word in words.split(' ') {
            assert!(e(preposition, word), "{preposition} {word}");
        }
    }
    for (preposition, words) in [
        ('v', "sále kole Praze Ostravě"),
        ('z', "deseti Brna"),
        ('s', "hráčem"),
        ('k', "desce sálu"),
        ('v', ""),
    ] {
        for word in words.split(' ') {
            assert!(!e(preposition, word), "{preposition} {word}");
        }
    }
}
