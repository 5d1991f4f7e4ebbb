//! Tests of `src/lexicon/combine.rs`.

use flavita_game::Letter;
use flavita_lexicon::builder::build;
use flavita_lexicon::combine::{with, without};
use flavita_lexicon::graph::Graph;
use proptest::collection::btree_set;
use proptest::prelude::{Strategy, prop_assert_eq, proptest};
use std::collections::BTreeSet;

fn words() -> impl Strategy<Value = BTreeSet<Vec<Letter>>> {
    let word = proptest::collection::vec((0_u8..3).prop_map(Letter::new), 1..5);
    btree_set(word, 0..30)
}

fn graph(words: &BTreeSet<Vec<Letter>>) -> Graph {
    build(words, |_| ())
}

proptest! {
    #[test]
    fn both_lists_together_are_what_counting_by_hand_gives(one in words(), other in words()) {
        let expected: BTreeSet<_> = one.union(&other).cloned().collect();
        prop_assert_eq!(with(&graph(&one), &graph(&other)), graph(&expected));
    }

    #[test]
    fn one_list_less_the_other_is_what_counting_by_hand_gives(one in words(), other in words()) {
        let expected: BTreeSet<_> = one.difference(&other).cloned().collect();
        prop_assert_eq!(without(&graph(&one), &graph(&other)), graph(&expected));
    }
}
