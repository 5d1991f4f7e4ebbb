//! Tests of `src/lexicon/difference.rs`.

use flavita_game::Letter;
use flavita_lexicon::builder::build;
use flavita_lexicon::difference::{Side, each_difference};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use std::collections::BTreeSet;

type Words = BTreeSet<Vec<Letter>>;

/// Few letters and short words, so that endings are shared and lists overlap.
fn words() -> impl Strategy<Value = Words> {
    btree_set(vec((0..3u8).prop_map(Letter::new), 1..5), 0..40)
}

/// The slow way: two sets of words.
fn plainly(old: &Words, new: &Words) -> Vec<(Side, Vec<Letter>)> {
    let only = |side, a: &Words, b: &Words| -> Vec<_> {
        a.difference(b).map(|w| (side, w.clone())).collect()
    };
    let mut found = [only(Side::Old, old, new), only(Side::New, new, old)].concat();
    found.sort_by(|a, b| a.1.cmp(&b.1));
    found
}

fn in_step(old: &Words, new: &Words) -> Vec<(Side, Vec<Letter>)> {
    let mut found = Vec::new();
    let mut keep = |side, word: &[Letter]| {
        found.push((side, word.to_vec()));
        Ok::<(), ()>(())
    };
    each_difference(&build(old, |_| ()), &build(new, |_| ()), &mut keep).unwrap();
    found
}

proptest! {
    #[test]
    fn two_sets_of_words_give_the_same_difference(old in words(), new in words()) {
        prop_assert_eq!(in_step(&old, &new), plainly(&old, &new));
    }
}

#[test]
fn the_walk_ends_with_the_first_error() {
    let word = |place| vec![Letter::new(place)];
    let old = build([word(0), word(1)], |_| ());
    let new = build(Words::new(), |_| ());
    let mut visited = 0;
    let mut refuse = |_, _: &[Letter]| {
        visited += 1;
        Err("full")
    };
    assert_eq!(each_difference(&old, &new, &mut refuse), Err("full"));
    assert_eq!(visited, 1);
}
