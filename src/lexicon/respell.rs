//! The same words laid with other tiles: Ё as Е, SZ as S and Z.
//!
//! A state of the new automaton is a set of places in the old one: where the words read so far,
//! however their letters were spelled, can stand. (The subset construction of Rabin and Scott,
//! 1959.)
//!
//! Е for Ё is decided letter by letter: with the switch each Ё of a word may be laid as Ё or as Е.

use crate::{combine::minimal, graph::Graph, graph::Node};
use flavita_game::{Letter, SIDE, letter::MOST_LETTERS};
use std::collections::BTreeMap;

/// How the letters of a word list may be laid: for every letter the strings of tiles that may
/// stand for it, in any number; none at all where words with it cannot be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spellings {
    ways: Vec<Vec<Vec<Letter>>>,
}

impl Spellings {
    /// Every letter as itself.
    pub fn plain() -> Self {
        let letters = (0u8..).take(MOST_LETTERS).map(Letter::new);
        Self { ways: letters.map(|letter| vec![vec![letter]]).collect() }
    }

    /// No way to lay any letter, to be filled with [`allow`](Self::allow).
    pub fn none() -> Self {
        Self { ways: vec![Vec::new(); MOST_LETTERS] }
    }

    /// Allows a letter to be laid as these tiles, at least one, beside what is allowed already.
    pub fn allow(&mut self, letter: Letter, tiles: Vec<Letter>) {
        let ways = &mut self.ways[letter.index()];
        if !tiles.is_empty() && !ways.contains(&tiles) {
            ways.push(tiles);
        }
    }
}

/// Every way to lay the words, as far as it fits on a board.
pub fn respelled(words: &Graph, spellings: &Spellings) -> Graph {
    let mut respelling = Respelling { words, spellings, longest: BTreeMap::new() };
    respelling.measure(Graph::ROOT);
    let start = Place { node: Graph::ROOT, rest: Vec::new(), ends_word: false };
    minimal(respelling.places(vec![start], SIDE), |state| respelling.follow(state))
}

/// A list with the ways to lay it.
struct Respelling<'a> {
    words: &'a Graph,
    spellings: &'a Spellings,
    /// For every node the most tiles that may follow.
    longest: BTreeMap<Node, usize>,
}

/// Where the words read so far can stand, in order, and how many tiles may follow.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Places {
    places: Vec<Place>,
    /// [`SIDE`] where whatever follows fits, so that places that differ in nothing are one.
    room: usize,
}

/// A node of the words, or the way to it through the rest of a spelling.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Place {
    node: Node,
    /// Tiles still to be laid before the node is reached.
    rest: Vec<Letter>,
    /// Whether a word ends when they are.
    ends_word: bool,
}

/// What may follow, by letter: whether a word ends, and where the words stand then.
type Next = BTreeMap<Letter, (bool, Vec<Place>)>;

impl Respelling<'_> {
    fn measure(&mut self, node: Node) -> usize {
        if let Some(known) = self.longest.get(&node) {
            return *known;
        }
        let mut longest = 0;
        for (letter, target, _) in self.words.arcs(node) {
            let ways = self.spellings.ways[letter.index()].iter();
            if let Some(way) = ways.map(Vec::len).max() {
                longest = longest.max(way + self.measure(target));
            }
        }
        self.longest.insert(node, longest);
        longest
    }

    fn places(&self, mut places: Vec<Place>, room: usize) -> Places {
        places.sort_unstable();
        places.dedup();
        let follows =
            |place: &Place| place.rest.len() + self.longest.get(&place.node).unwrap_or(&0);
        let fits = places.iter().all(|place| follows(place) <= room);
        let room = if fits { SIDE } else { room };
        Places { places, room }
    }

    fn follow(&self, state: &Places) -> Vec<(Letter, bool, Places)> {
        let mut next = Next::new();
        if state.room > 0 {
            for place in &state.places {
                self.go_on(place, &mut next);
            }
        }
        let arcs = next.into_iter();
        arcs.map(|(letter, (ends_word, places))| {
            (letter, ends_word, self.places(places, state.room - 1))
        })
        .collect()
    }

    fn go_on(&self, place: &Place, next: &mut Next) {
        if let Some((first, rest)) = place.rest.split_first() {
            note(next, *first, rest, place.node, place.ends_word);
            return;
        }
        for (letter, target, ends_word) in self.words.arcs(place.node) {
            for way in &self.spellings.ways[letter.index()] {
                let (first, rest) = way.split_first().expect("a spelling has a tile");
                note(next, *first, rest, target, ends_word);
            }
        }
    }
}

fn note(next: &mut Next, letter: Letter, rest: &[Letter], node: Node, ends_word: bool) {
    let (ends, places) = next.entry(letter).or_default();
    *ends |= ends_word && rest.is_empty();
    places.push(Place { node, rest: rest.to_vec(), ends_word: ends_word && !rest.is_empty() });
}
