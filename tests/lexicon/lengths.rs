//! Tests of `src/lexicon/lengths.rs`.

use flavita_game::Letter;
use flavita_lexicon::{builder::build, lengths::by_length};

#[test]
fn words_are_counted_by_their_letters() {
    let letters =
        |text: &str| -> Vec<Letter> { text.bytes().map(|byte| Letter::new(byte - b'a')).collect() };
    let words = ["ab", "abc", "b", "bbb", "cab"].map(letters);
    let counts = by_length(&build(words, |_| ()));
    assert_eq!(counts, [(1, 1), (2, 1), (3, 3)].into());
}
