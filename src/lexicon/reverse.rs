//! The same words read from their ends.
//!
//! What can stand before the letters read so far is a set of nodes of the old automaton: those
//! from which these letters, read forwards, end a word. Such a set is a node of the new one. Its
//! old automaton being minimal, the new one is so too (Brzozowski, 1962).

#[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
use std::collections::HashMap;
use std::ops::Range;

use crate::game::letter::{Letter, MOST_LETTERS};
use crate::lexicon::graph::{Graph, Node};
use crate::lexicon::layout::lay_out;
use crate::lexicon::nodes::{Arc, Nodes, Register};

/// The automaton of the words read backwards.
#[must_use]
pub(super) fn reversed(words: &Graph) -> Graph {
    let (nodes, root) = Reverser::of(words).turned();
    lay_out(&nodes, root)
}

/// A way into a node: the letter, and the number of the node it leads from.
type Entry = (Letter, u32);

struct Reverser {
    /// The ways into each node, those of one node after those of another.
    entries: Vec<Entry>,
    /// Where the ways into each node begin.
    starts: Vec<usize>,
    /// The arcs with which words end.
    ends: Vec<Entry>,
    #[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
    known: HashMap<u128, u32>,
    nodes: Nodes,
    register: Register,
}

/// The number of the old root.
const ROOT: u32 = 0;

impl Reverser {
    fn of(words: &Graph) -> Self {
        let numbered: Vec<Node> = words.in_order().collect();
        let number = |node: Node| {
            let place = numbered.binary_search(&node);
            u32::try_from(place.expect("every node is in order")).expect("below 4 G nodes")
        };
        let mut into: Vec<(u32, Entry)> = Vec::new();
        let mut ends = Vec::new();
        for (from, node) in (0..).zip(&numbered) {
            for (letter, target, ends_word) in words.arcs(*node) {
                into.push((number(target), (letter, from)));
                if ends_word {
                    ends.push((letter, from));
                }
            }
        }
        into.sort_unstable();
        let mut starts = vec![0; numbered.len() + 1];
        for (target, _) in &into {
            starts[*target as usize + 1] += 1;
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        Self {
            entries: into.into_iter().map(|(_, entry)| entry).collect(),
            starts,
            ends,
            #[expect(clippy::disallowed_types, reason = "looked up, never iterated")]
            known: HashMap::new(),
            nodes: Nodes::default(),
            register: Register::default(),
        }
    }

    /// The new nodes and their root; what was needed to find them takes no memory any more.
    fn turned(mut self) -> (Nodes, u32) {
        let ends = std::mem::take(&mut self.ends);
        let root = self.node(&ends);
        (self.nodes, root)
    }

    /// The node from which these ways lead on; goes as deep as the longest word.
    fn node(&mut self, ways: &[Entry]) -> u32 {
        let (groups, nodes) = by_letter(ways);
        let mut arcs = Vec::with_capacity(groups.len());
        for (letter, range) in groups {
            let before = &nodes[range];
            let target = self.target(before);
            arcs.push(Arc {
                letter,
                ends_word: before.contains(&ROOT),
                target,
            });
        }
        self.register.number(&mut self.nodes, &arcs)
    }

    /// The node for a set of old nodes.
    fn target(&mut self, before: &[u32]) -> u32 {
        let key = key(before);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let into = |node: &u32| {
            let node = *node as usize;
            &self.entries[self.starts[node]..self.starts[node + 1]]
        };
        let mut ways = Vec::with_capacity(before.iter().map(|node| into(node).len()).sum());
        for node in before {
            ways.extend_from_slice(into(node));
        }
        let number = self.node(&ways);
        self.known.insert(key, number);
        number
    }
}

/// The letters of some ways, in order, each with its range in a list of the nodes before.
fn by_letter(ways: &[Entry]) -> (Vec<(Letter, Range<usize>)>, Vec<u32>) {
    let mut ends = [0usize; MOST_LETTERS];
    for (letter, _) in ways {
        ends[letter.index()] += 1;
    }
    let (mut groups, mut start) = (Vec::new(), 0);
    for (letter, end) in (0u8..).zip(&mut ends) {
        let range = start..start + *end;
        *end = start;
        start = range.end;
        if !range.is_empty() {
            groups.push((Letter::new(letter), range));
        }
    }
    let mut nodes = vec![0; ways.len()];
    for (letter, from) in ways {
        let place = &mut ends[letter.index()];
        nodes[*place] = *from;
        *place += 1;
    }
    (groups, nodes)
}

/// A name for a set of nodes, whatever their order. Nothing leads into the root, so it makes no
/// difference. Of 128 bits, so that two sets of a list never share one.
fn key(nodes: &[u32]) -> u128 {
    let others = nodes.iter().filter(|node| **node != ROOT);
    others.fold(0, |sum: u128, node| {
        let first = spread(u64::from(*node));
        let second = spread(first ^ 0x5851_f42d_4c95_7f2d);
        sum.wrapping_add(u128::from(first) << 64 | u128::from(second))
    })
}

/// The finaliser of `SplitMix64` (Steele, Lea and Flood, 2014).
fn spread(number: u64) -> u64 {
    let mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::collection::{btree_set, vec};
    use proptest::prelude::{Strategy, prop_assert_eq, proptest};

    use super::*;
    use crate::lexicon::builder::build;

    proptest! {
        #[test]
        fn every_word_is_there_from_its_end_and_nothing_else(
            words in btree_set(vec((0_u8..4).prop_map(Letter::new), 1..6), 0..40)
        ) {
            let turned: BTreeSet<Vec<Letter>> = words
                .iter()
                .map(|word| word.iter().rev().copied().collect())
                .collect();
            prop_assert_eq!(reversed(&build(&words, |_| ())), build(&turned, |_| ()));
        }
    }
}
