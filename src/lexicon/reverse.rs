//! The same words read from their ends.
//!
//! What can stand before the letters read so far is a set of nodes of the old automaton: those
//! from which these letters, read forwards, end a word. Such a set is a node of the new one. Each
//! node of the old one being reached by beginnings of its own, no two sets mean the same, so the
//! new automaton is minimal as it is (Brzozowski, 1962).

use crate::nodes::{Arc, FREE, Nodes, Slots};
use crate::{anagrams::finished, graph::Graph, graph::Node, layout::lay_out};
use flavita_game::{Letter, letter::MOST_LETTERS};
use std::ops::Range;

impl Graph {
    /// The same words from their ends; made when it is first asked for.
    pub fn backward(&self) -> &Self {
        self.backward.get_or_init(|| Box::new(reversed(self)))
    }
}

/// The automaton of the words read backwards.
fn reversed(words: &Graph) -> Graph {
    let (nodes, root) = {
        let (mut reverser, last) = Reverser::of(words);
        let root = reverser.node(last);
        // What was needed to find the nodes takes no memory any more.
        (reverser.nodes, root)
    };
    lay_out(&nodes, root)
}

/// A way into a node: the letter, and the number of the node it leads from.
type Entry = (Letter, u32);

struct Reverser {
    /// The ways into each node, those of one node after those of another.
    entries: Vec<Entry>,
    /// Where the ways into each node end.
    ends: Vec<u32>,
    nodes: Nodes,
    /// The names of the sets that the nodes are made of.
    names: Names,
}

/// The number of the old root.
const ROOT: u32 = 0;

impl Reverser {
    /// Everything but the nodes, and the arcs with which words end.
    fn of(words: &Graph) -> (Self, Vec<Entry>) {
        let (numbers, targets) = targets(words);
        let mut places = vec![0_u32; numbers.len() + 1];
        for target in &targets {
            places[*target as usize + 1] += 1;
        }
        for i in 1..places.len() {
            places[i] += places[i - 1];
        }
        let mut entries = vec![(Letter::new(0), ROOT); targets.len()];
        let mut last = Vec::new();
        let mut targets = targets.into_iter();
        for (from, node) in (0..).zip(numbers) {
            for ((letter, _, ends_word), target) in words.arcs(node).zip(&mut targets) {
                let place = &mut places[target as usize];
                entries[*place as usize] = (letter, from);
                *place += 1;
                if ends_word {
                    last.push((letter, from));
                }
            }
        }
        let reverser = Self {
            entries,
            // Each place has moved on to the end of its ways.
            ends: places,
            nodes: Nodes::default(),
            names: Names::default(),
        };
        (reverser, last)
    }

    /// The node from which these ways lead on; goes as deep as the longest word.
    fn node(&mut self, ways: Vec<Entry>) -> u32 {
        let (groups, nodes) = by_letter(&ways);
        // All that lies deeper is made while this one waits.
        drop(ways);
        let mut arcs = Vec::with_capacity(groups.len());
        for (letter, range) in groups {
            let before = &nodes[range];
            let target = self.target(before);
            arcs.push(Arc { letter, ends_word: before.contains(&ROOT), target });
        }
        self.nodes.push(&arcs)
    }

    /// The node for a set of old nodes.
    fn target(&mut self, before: &[u32]) -> u32 {
        let name = name(before);
        if let Some(known) = self.names.number(name) {
            return known;
        }
        let mut ways =
            Vec::with_capacity(before.iter().map(|node| self.ways_into(*node).len()).sum());
        for node in before {
            ways.extend_from_slice(self.ways_into(*node));
        }
        let number = self.node(ways);
        self.names.push(name, number);
        number
    }

    /// The ways into an old node.
    fn ways_into(&self, node: u32) -> &[Entry] {
        let node = node as usize;
        let start = node.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.entries[start as usize..self.ends[node] as usize]
    }
}

/// The nodes in the order of their numbers, and where the arcs of one after the other lead.
fn targets(words: &Graph) -> (Vec<Node>, Vec<u32>) {
    let numbers: Vec<Node> = words.in_order().collect();
    let number = |node: Node| {
        let place = numbers.binary_search(&node);
        u32::try_from(place.expect("every node is in order")).expect("below 4 G nodes")
    };
    let mut targets = Vec::with_capacity(words.arc_count());
    for node in &numbers {
        targets.extend(words.arcs(*node).map(|(_, target, _)| number(target)));
    }
    (numbers, targets)
}

/// The sets of old nodes that are new nodes, in the order of their numbers.
#[derive(Default)]
struct Names {
    names: Vec<u128>,
    slots: Slots,
}

impl Names {
    /// The number of the set with this name.
    fn number(&mut self, name: u128) -> Option<u32> {
        let number = *self.slots.of(hash(name), |number| self.names[number as usize] == name);
        (number != FREE).then_some(number)
    }

    /// Notes the name of the set with the next number.
    fn push(&mut self, name: u128, number: u32) {
        debug_assert_eq!(number as usize, self.names.len(), "a set has the next number");
        self.names.push(name);
        if 4 * self.names.len() > 3 * self.slots.len() {
            self.slots.grow(self.names.iter().copied().map(hash));
        } else {
            *self.slots.of(hash(name), |_| false) = number;
        }
    }
}

fn hash(name: u128) -> usize {
    name as usize
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
fn name(nodes: &[u32]) -> u128 {
    let others = nodes.iter().filter(|node| **node != ROOT);
    others.fold(0, |sum: u128, node| {
        let first = finished(u64::from(*node));
        let second = finished(first ^ 0x5851_f42d_4c95_7f2d);
        sum.wrapping_add(u128::from(first) << 64 | u128::from(second))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::collection::{btree_set, vec};
    use proptest::prelude::{ProptestConfig, Strategy, prop_assert_eq, proptest};
    use proptest::test_runner::FileFailurePersistence;

    use super::*;
    use crate::builder::build;

    fn with_cases_met_before() -> ProptestConfig {
        let file = FileFailurePersistence::Direct("../../tests/proptest-regressions/reverse.txt");
        ProptestConfig { failure_persistence: Some(Box::new(file)), ..ProptestConfig::default() }
    }

    proptest! {
        #![proptest_config(with_cases_met_before())]
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
