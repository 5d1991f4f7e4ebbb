//! Tests of `src/lexicon/respell.rs`.

use std::collections::BTreeSet;

use proptest::collection::{btree_set, vec};
use proptest::prelude::{Strategy, prop_assert_eq, proptest};

use flavita_game::{Letter, SIDE};
use flavita_lexicon::respell::{Spellings, respelled};
use flavita_lexicon::{builder::build, graph::Graph};

fn letters(text: &str) -> Vec<Letter> {
    text.bytes().map(|byte| Letter::new(byte - b'a')).collect()
}

fn graph(words: &BTreeSet<Vec<Letter>>) -> Graph {
    build(words, |_| ())
}

/// `a` as itself or as `b`, `c` as itself or as `ab`, `d` only as `a`, `e` not at all.
const WAYS: [(&str, &str); 6] =
    [("a", "a"), ("a", "b"), ("b", "b"), ("c", "c"), ("c", "ab"), ("d", "a")];

fn spellings() -> Spellings {
    let mut spellings = Spellings::none();
    for (letter, tiles) in WAYS {
        spellings.allow(letters(letter)[0], letters(tiles));
    }
    spellings
}

/// The same by writing out every way to lay a word.
fn by_hand(word: &[Letter]) -> Vec<Vec<Letter>> {
    let Some((first, rest)) = word.split_first() else {
        return vec![Vec::new()];
    };
    let ways = WAYS.iter().filter(|(letter, _)| letters(letter) == [*first]);
    let rests = by_hand(rest);
    let joined =
        ways.flat_map(|(_, way)| rests.iter().map(|rest| [letters(way), rest.clone()].concat()));
    joined.collect()
}

proptest! {
    #[test]
    fn every_way_to_lay_a_word_is_found_and_nothing_else(
        words in btree_set(vec((0_u8..5).prop_map(Letter::new), 1..6), 0..20)
    ) {
        let expected: BTreeSet<_> = words.iter().flat_map(|word| by_hand(word)).collect();
        prop_assert_eq!(respelled(&graph(&words), &spellings()), graph(&expected));
    }
}

#[test]
fn plain_spellings_change_nothing() {
    let words = graph(&["abc", "bd", "cab"].map(letters).into());
    assert_eq!(respelled(&words, &Spellings::plain()), words);
}

#[test]
fn what_no_longer_fits_on_the_board_is_left_out() {
    let words = graph(&["c".repeat(8), "c".repeat(7) + "b"].map(|word| letters(&word)).into());
    let laid = respelled(&words, &spellings());
    let mut longest = 0;
    laid.for_each_word(&mut |word| longest = longest.max(word.len()));
    assert_eq!(longest, SIDE);
    assert!(laid.contains(letters(&("ab".repeat(7) + "c"))));
    assert!(laid.contains(letters(&("ab".repeat(7) + "b"))));
}
