//! Tests of `src/app/sealed/key.rs`.

use flavita_app::sealed::key::{WORDS, fresh, is_long_enough, normal};
use std::collections::BTreeSet;

#[test]
fn the_words_are_256_and_no_two_are_mistaken_for_each_other() {
    let words: BTreeSet<&str> = WORDS.split_whitespace().collect();
    assert_eq!(words.len(), 256);
    for word in &words {
        assert!((3..=8).contains(&word.len()), "{word}");
        assert!(word.bytes().all(|letter| letter.is_ascii_lowercase()), "{word}");
        for other in words.iter().filter(|other| *other > word && other.len() == word.len()) {
            let differ = word.bytes().zip(other.bytes()).filter(|(a, b)| a != b);
            assert!(differ.count() > 1, "{word} and {other}");
        }
    }
}

#[test]
fn a_new_key_has_ten_words_and_is_another_every_time() {
    let keys: BTreeSet<String> = (0..20).map(|_| fresh().unwrap()).collect();
    assert_eq!(keys.len(), 20);
    for key in keys {
        assert_eq!(key.split(' ').count(), 10);
        assert!(is_long_enough(&key));
        assert_eq!(normal(&key), key);
    }
}

#[test]
fn it_does_not_matter_how_the_words_are_typed() {
    assert_eq!(normal("  Radio-TANGO,\n piano "), "radio tango piano");
    assert_eq!(normal("Ключ, ЛОДКА"), "ключ лодка");
    assert!(!is_long_enough("a b c d e f g h i j k l m"));
}
