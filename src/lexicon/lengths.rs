//! How many words of each length a list has, counted on the automaton.

use crate::graph::{Graph, Node};
use flavita_game::SIDE;
use std::collections::BTreeMap;

/// How many words there are of each number of letters.
///
/// No word is listed: what follows a node is counted once, however many words lead there.
pub fn by_length(words: &Graph) -> BTreeMap<usize, u64> {
    let mut known = BTreeMap::new();
    let counts = below(words, Graph::ROOT, &mut known);
    let counted = counts.into_iter().enumerate();
    counted.filter(|(_, count)| *count > 0).collect()
}

/// How many words end so many letters further on.
type Counts = [u64; SIDE + 1];

fn below(words: &Graph, node: Node, known: &mut BTreeMap<Node, Counts>) -> Counts {
    if let Some(counts) = known.get(&node) {
        return *counts;
    }
    let mut counts = [0; SIDE + 1];
    for (_, next, ends_word) in words.arcs(node) {
        let further = below(words, next, known);
        counts[1] += u64::from(ends_word);
        for (count, further) in counts[1..].iter_mut().zip(further) {
            *count += further;
        }
    }
    known.insert(node, counts);
    counts
}
