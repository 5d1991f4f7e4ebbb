//! Which words are made of given letters, whatever their order.
//!
//! An index of the words of [`LENGTHS`] by their letters, as the "word maps" of MAGPIE (César Del
//! Solar and Joshua Castellano) and Macondo have it. Letters are named by the sum of one large
//! number each, so that adding a letter is an addition. The words of a sum stand in a row; two
//! different collections of letters with the same sum are possible though never met, so whoever
//! asks compares the letters.

use flavita_game::Letter;
use std::ops::RangeInclusive;

/// The lengths of the words in the index: those that a whole rack makes with a few standing tiles.
pub const LENGTHS: RangeInclusive<usize> = 7..=MOST;

/// Ten letters of six bits, and the length above them, fill 64 bits.
const MOST: usize = 10;
const BITS: usize = 6;

/// A collection of letters, whatever their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Letters(pub(super) u64);

impl Letters {
    /// The same and one letter more.
    #[inline]
    pub fn with(self, letter: Letter) -> Self {
        let spread = (letter.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self(self.0.wrapping_add(finished(spread)))
    }

    /// Both together.
    #[inline]
    pub fn and(self, others: Self) -> Self {
        Self(self.0.wrapping_add(others.0))
    }
}

/// The finaliser of `SplitMix64` (Steele, Lea and Flood, 2014).
#[inline]
pub(super) const fn finished(mixed: u64) -> u64 {
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// A word of the index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Anagram(pub(super) u64);

impl Anagram {
    #[inline]
    pub(super) fn of(word: &[Letter]) -> Self {
        let start = (word.len() as u64) << (MOST * BITS);
        let places = word.iter().enumerate();
        Self(places.fold(start, |packed, (place, letter)| {
            packed | (letter.index() as u64) << (place * BITS)
        }))
    }

    /// How many letters it has.
    #[expect(clippy::len_without_is_empty, reason = "no word is empty")]
    #[inline]
    pub fn len(self) -> usize {
        (self.0 >> (MOST * BITS)) as usize
    }

    /// The letter at a place, from 0.
    ///
    /// # Panics
    /// Beyond ten letters.
    #[inline]
    pub fn letter(self, place: usize) -> Letter {
        Letter::new((self.0 >> (place * BITS) & 63) as u8)
    }
}

/// The words of [`LENGTHS`] by their letters.
#[derive(Clone, Debug)]
pub struct Anagrams {
    /// Where the words begin whose sums have these highest bits; one more at the end.
    pub(super) starts: Vec<u32>,
    /// The lowest bits of the sum of each word.
    pub(super) sums: Vec<u32>,
    pub(super) words: Vec<Anagram>,
    /// How far sums are shifted to leave their highest bits.
    pub(super) shift: u32,
}

impl Anagrams {
    /// How many bytes of memory the index takes.
    #[inline]
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.starts) + size_of_val(&*self.sums) + size_of_val(&*self.words)
    }

    /// The words of these letters.
    #[inline]
    pub fn words_of(&self, letters: Letters) -> impl Iterator<Item = Anagram> + '_ {
        let place = usize::try_from(letters.0 >> self.shift).expect("below the words");
        let range = self.starts[place] as usize..self.starts[place + 1] as usize;
        let sums = self.sums[range.clone()].iter().zip(&self.words[range]);
        let of_these = sums.filter(move |(sum, _)| **sum == low(letters));
        of_these.map(|(_, word)| *word)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the lowest bits are asked for")]
#[inline]
pub(super) fn low(letters: Letters) -> u32 {
    letters.0 as u32
}
