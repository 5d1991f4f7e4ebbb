//! Tests of `src/lexicon/change.rs`.

use std::collections::BTreeSet;

use proptest::collection::{btree_set, vec};
use proptest::prelude::{Strategy, any, prop_assert_eq, proptest};

use flavita_game::Letter;
use flavita_lexicon::graph::{Graph, Node};
use flavita_lexicon::{builder::build, change::changed};

fn word() -> impl Strategy<Value = Vec<Letter>> {
    vec((0_u8..3).prop_map(Letter::new), 1..5)
}

fn listed(words: &Graph) -> BTreeSet<Vec<Letter>> {
    let mut listed = BTreeSet::new();
    words.for_each_word(&mut |word| {
        listed.insert(word.to_vec());
    });
    listed
}

/// What a node says of what lies below it.
fn told(words: &Graph, node: Node) -> (usize, u64) {
    let below = words.arcs(node).map(|(letter, next, _)| {
        let (depth, letters) = told(words, next);
        assert_eq!((depth, letters), (words.depth(next), words.record(next).below()));
        (depth + 1, letters | letter.mask())
    });
    below.fold((0, 0), |(depth, letters), (one, more)| (depth.max(one), letters | more))
}

proptest! {
    #[test]
    fn words_are_taken_in_and_out_in_both_directions(
        words in btree_set(word(), 0..30),
        changes in vec((word(), any::<bool>()), 0..6),
    ) {
        let before = build(&words, |_| ());
        let after = changed(&before, &changes);
        let mut expected = words.clone();
        for (word, is_in) in &changes {
            if *is_in {
                expected.insert(word.clone());
            } else {
                expected.remove(word);
            }
        }
        let turned: BTreeSet<Vec<Letter>> = expected
            .iter()
            .map(|word| word.iter().rev().copied().collect())
            .collect();
        prop_assert_eq!(after.words(), expected.len() as u64);
        prop_assert_eq!(listed(&after), expected);
        prop_assert_eq!(listed(after.backward()), turned);
        for graph in [&after, after.backward()] {
            let root = told(graph, Graph::ROOT);
            prop_assert_eq!(root, (graph.depth(Graph::ROOT), graph.record(Graph::ROOT).below()));
        }
    }
}
