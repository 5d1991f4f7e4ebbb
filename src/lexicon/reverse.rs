//! The same words read from their ends.
//!
//! What can stand before the letters read so far is a set of nodes of the old automaton: those
//! from which these letters, read forwards, end a word. Such a set is a node of the new one. Each
//! node of the old one being reached by beginnings of its own, no two sets mean the same, so the
//! new automaton is minimal as it is (Brzozowski, 1962).

use crate::graph::{Graph, Node, Numbers, letters_of};
use crate::nodes::{Arc, FREE, Nodes, Slots};
use crate::{anagrams::finished, layout::lay_out};
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
    let mut reverser = Reverser::of(words);
    let root = reverser.node(0..1, reverser.sets[0].mark());
    // What was needed to find the nodes takes no memory any more.
    let nodes = { reverser }.nodes;
    lay_out(&nodes, root, 0..=root)
}

/// A way into a node, in one number: its letter, and of the node it leads from, how many ways lead
/// into that and where they stand.
#[derive(Clone, Copy, Default)]
struct Way(u64);

const LETTER_BITS: u32 = 6;
const COUNT_BITS: u32 = 27;

#[expect(clippy::cast_possible_truncation, reason = "its parts are of 6, 27 and 31 bits")]
impl Way {
    fn new(letter: Letter, (start, end): (u32, u32)) -> Self {
        let count = u64::from(end - start);
        assert!(count >> COUNT_BITS == 0, "an automaton has below 128 M ways into a node");
        let place = u64::from(start) << COUNT_BITS | count;
        Self(place << LETTER_BITS | letter.index() as u64)
    }

    fn letter(self) -> usize {
        (self.0 % MOST_LETTERS as u64) as usize
    }

    /// Where the ways into the node stand that this one leads from.
    fn before(self) -> Range<usize> {
        let count = self.0 >> LETTER_BITS & ((1 << COUNT_BITS) - 1);
        let start = (self.0 >> LETTER_BITS >> COUNT_BITS) as usize;
        start..start + count as usize
    }

    /// What the node it leads from adds to the name of a set, which is the sum of them whatever
    /// their order; of 128 bits, so that two sets of a list never share a name.
    fn mark(self) -> u128 {
        const SALT: u64 = 0x5851_f42d_4c95_7f2d;
        // Some place is 0, and neither of the two may be for it.
        let mixed = finished((self.0 >> LETTER_BITS >> COUNT_BITS) ^ SALT);
        u128::from(mixed) * u128::from(mixed ^ SALT)
    }
}

struct Reverser {
    /// The ways into each node, those of one node after those of another.
    ways: Vec<Way>,
    /// The sets of old nodes whose new ones are not finished, one behind the other; each node as a
    /// way that leads from it.
    sets: Vec<Way>,
    nodes: Nodes,
    /// The names of the sets that the nodes are made of.
    names: Names,
}

/// The old nodes from which a letter leads into a set of them.
#[derive(Clone, Copy, Default)]
struct Before {
    name: u128,
    size: usize,
    /// Whether the root is one of them: a word is read to its beginning.
    has_root: bool,
    /// The new node, where it was made before.
    known: Option<u32>,
    /// Where the next of them is written.
    place: usize,
}

impl Reverser {
    /// Everything but the nodes. One set is written down: a node that every word leads into with
    /// its last letter, alone.
    fn of(words: &Graph) -> Self {
        let (numbers, targets) = targets(words);
        let end = numbers.len();
        let mut places = vec![0_u32; end + 2];
        for ((.., ends_word), target) in numbers.iter().flat_map(|n| words.arcs(*n)).zip(&targets) {
            places[*target as usize + 1] += 1;
            places[end + 1] += u32::from(ends_word);
        }
        for i in 1..places.len() {
            places[i] += places[i - 1];
        }
        let mut ways = vec![Way::default(); places[end + 1] as usize];
        let mut next = places.clone();
        let mut enter = |node: usize, way| {
            let place = &mut next[node];
            ways[*place as usize] = way;
            *place += 1;
        };
        let mut targets = targets.into_iter();
        for (from, node) in numbers.iter().enumerate() {
            for ((letter, _, ends_word), target) in words.arcs(*node).zip(&mut targets) {
                let way = Way::new(letter, (places[from], places[from + 1]));
                enter(target as usize, way);
                if ends_word {
                    enter(end, way);
                }
            }
        }
        let end = Way::new(Letter::new(0), (places[end], places[end + 1]));
        Self { ways, sets: vec![end], nodes: Nodes::default(), names: Names::default() }
    }

    /// The new node for a set with this name; goes as deep as the longest word.
    fn node(&mut self, set: Range<usize>, name: u128) -> u32 {
        let mut groups = [Before::default(); MOST_LETTERS];
        let letters = self.look_before(set.clone(), &mut groups);
        let start = self.sets.len();
        self.write_unknown(set, letters, &mut groups);
        let mut arcs = Vec::with_capacity(letters.count_ones() as usize);
        for letter in letters_of(letters) {
            let Before { name, size, has_root, known, place } = groups[letter.index()];
            // It may have been made for another letter just now.
            let known = known.or_else(|| self.names.number(name));
            let target = known.unwrap_or_else(|| self.node(place - size..place, name));
            arcs.push(Arc { letter, ends_word: has_root, target });
        }
        self.sets.truncate(start);
        let number = self.nodes.push(&arcs);
        self.names.push(name, number);
        number
    }

    /// The letters that lead into a set; for each, what they lead from is put down.
    fn look_before(&self, set: Range<usize>, groups: &mut [Before; MOST_LETTERS]) -> u64 {
        let mut letters = 0;
        for node in &self.sets[set] {
            for way in &self.ways[node.before()] {
                letters |= 1 << way.letter();
                let group = &mut groups[way.letter()];
                group.size += 1;
                if way.0 >> LETTER_BITS == 0 {
                    // The root, the first node: nothing leads into it, so the set is the same without it.
                    group.has_root = true;
                } else {
                    group.name = group.name.wrapping_add(way.mark());
                }
            }
        }
        letters
    }

    /// Writes those sets down that have no new node yet.
    fn write_unknown(&mut self, set: Range<usize>, letters: u64, groups: &mut [Before]) {
        let start = self.sets.len();
        let mut end = start;
        for letter in letters_of(letters) {
            let group = &mut groups[letter.index()];
            group.known = self.names.number(group.name);
            group.place = end;
            end += if group.known.is_none() { group.size } else { 0 };
        }
        if end == start {
            return;
        }
        self.sets.resize(end, Way::default());
        for at in set {
            for way in &self.ways[self.sets[at].before()] {
                let group = &mut groups[way.letter()];
                if group.known.is_none() {
                    self.sets[group.place] = *way;
                    group.place += 1;
                }
            }
        }
    }
}

/// The nodes in the order of their numbers, and where the arcs of one after the other lead.
fn targets(words: &Graph) -> (Vec<Node>, Vec<u32>) {
    let nodes: Vec<Node> = words.in_order().collect();
    let mut numbers = Numbers::of(words);
    for (number, node) in (0..).zip(&nodes) {
        *numbers.at(*node) = number;
    }
    let mut targets = Vec::with_capacity(words.arc_count());
    for node in &nodes {
        targets.extend(words.arcs(*node).map(|(_, target, _)| *numbers.at(target)));
    }
    (nodes, targets)
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
