//! Which words are made of given letters, whatever their order.
//!
//! An index of the words of [`LENGTHS`] by their letters, as the "word maps" of MAGPIE (César Del
//! Solar and Joshua Castellano) and Macondo have it. Letters are named by the sum of one large
//! number each, so that adding a letter is an addition. The words of a sum stand in a row; two
//! different collections of letters with the same sum are possible though never met, so whoever
//! asks compares the letters.

use std::ops::RangeInclusive;

use crate::graph::{Graph, Node};
use flavita_game::letter::Letter;

/// The lengths of the words in the index: those that a whole rack makes with a few standing tiles.
pub const LENGTHS: RangeInclusive<usize> = 7..=MOST;

/// Ten letters of six bits, and the length above them, fill 64 bits.
const MOST: usize = 10;
const BITS: usize = 6;

/// A collection of letters, whatever their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Letters(u64);

impl Letters {
    /// The same and one letter more.
    #[must_use]
    pub fn with(self, letter: Letter) -> Self {
        // The finaliser of SplitMix64 (Steele, Lea and Flood, 2014).
        let mixed = (letter.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self(self.0.wrapping_add(mixed ^ (mixed >> 31)))
    }

    /// Both together.
    #[must_use]
    pub fn and(self, others: Self) -> Self {
        Self(self.0.wrapping_add(others.0))
    }
}

/// A word of the index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Anagram(u64);

impl Anagram {
    fn of(word: &[Letter]) -> Self {
        let start = (word.len() as u64) << (MOST * BITS);
        let places = word.iter().enumerate();
        Self(places.fold(start, |packed, (place, letter)| {
            packed | (letter.index() as u64) << (place * BITS)
        }))
    }

    /// How many letters it has.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "no word is empty")]
    pub fn len(self) -> usize {
        (self.0 >> (MOST * BITS)) as usize
    }

    /// The letter at a place, from 0.
    ///
    /// # Panics
    /// Beyond ten letters.
    #[must_use]
    pub fn letter(self, place: usize) -> Letter {
        Letter::new((self.0 >> (place * BITS) & 63) as u8)
    }
}

/// The words of [`LENGTHS`] by their letters.
#[derive(Clone, Debug)]
pub struct Anagrams {
    /// Where the words begin whose sums have these highest bits; one more at the end.
    starts: Vec<u32>,
    /// The lowest bits of the sum of each word.
    sums: Vec<u32>,
    words: Vec<Anagram>,
    /// How far sums are shifted to leave their highest bits.
    shift: u32,
}

impl Anagrams {
    /// The index of a list.
    ///
    /// # Panics
    /// With 4 billion words.
    #[must_use]
    pub(super) fn of(graph: &Graph) -> Self {
        let mut count = 0_usize;
        each_word(graph, &mut |_, _| count += 1);
        let shift = 64 - count.next_power_of_two().ilog2().max(1);
        let place =
            |letters: Letters| usize::try_from(letters.0 >> shift).expect("below the words");
        let mut starts = vec![0_u32; place(Letters(u64::MAX)) + 2];
        each_word(graph, &mut |_, letters| starts[place(letters) + 1] += 1);
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let mut free = starts.clone();
        let (mut sums, mut words) = (vec![0; count], vec![Anagram(0); count]);
        each_word(graph, &mut |word, letters| {
            let free = &mut free[place(letters)];
            sums[*free as usize] = low(letters);
            words[*free as usize] = Anagram::of(word);
            *free += 1;
        });
        Self {
            starts,
            sums,
            words,
            shift,
        }
    }

    /// How many bytes of memory the index takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.starts) + size_of_val(&*self.sums) + size_of_val(&*self.words)
    }

    /// The words of these letters.
    ///
    /// # Panics
    /// Never: no sum lies beyond the last start.
    pub fn words_of(&self, letters: Letters) -> impl Iterator<Item = Anagram> + '_ {
        let place = usize::try_from(letters.0 >> self.shift).expect("below the words");
        let range = self.starts[place] as usize..self.starts[place + 1] as usize;
        let sums = self.sums[range.clone()].iter().zip(&self.words[range]);
        let of_these = sums.filter(move |(sum, _)| **sum == low(letters));
        of_these.map(|(_, word)| *word)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the lowest bits are asked for"
)]
fn low(letters: Letters) -> u32 {
    letters.0 as u32
}

/// Calls `visit` with every word of the index and its letters.
fn each_word(graph: &Graph, visit: &mut impl FnMut(&[Letter], Letters)) {
    below(
        graph,
        Graph::ROOT,
        &mut Vec::new(),
        Letters::default(),
        visit,
    );
}

fn below(
    graph: &Graph,
    node: Node,
    word: &mut Vec<Letter>,
    letters: Letters,
    visit: &mut impl FnMut(&[Letter], Letters),
) {
    if word.len() == *LENGTHS.end() || word.len() + graph.depth(node) < *LENGTHS.start() {
        return;
    }
    for (letter, next, ends_word) in graph.arcs(node) {
        let letters = letters.with(letter);
        word.push(letter);
        if ends_word && LENGTHS.contains(&word.len()) {
            visit(word, letters);
        }
        below(graph, next, word, letters, visit);
        word.pop();
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::collection::{btree_set, vec};
    use proptest::prelude::{Strategy, prop_assert_eq, proptest};

    use super::*;
    use crate::builder::build;

    proptest! {
        #[test]
        fn the_words_of_some_letters_are_all_their_arrangements_in_the_list(
            words in btree_set(vec((0_u8..3).prop_map(Letter::new), 5..12), 1..60)
        ) {
            let index = Anagrams::of(&build(&words, |_| ()));
            let sorted = |word: &Vec<Letter>| {
                let mut word = word.clone();
                word.sort();
                word
            };
            for word in words.iter().filter(|word| LENGTHS.contains(&word.len())) {
                let letters = word.iter().fold(Letters::default(), |all, letter| all.with(*letter));
                let found: BTreeSet<Vec<Letter>> = index
                    .words_of(letters)
                    .map(|word| (0..word.len()).map(|place| word.letter(place)).collect())
                    .collect();
                let wanted = words.iter().filter(|other| sorted(other) == sorted(word));
                prop_assert_eq!(found, wanted.cloned().collect());
            }
            let longest = Letters::default();
            prop_assert_eq!(index.words_of(longest).count(), 0);
        }
    }
}
