//! Chance that is the same on every machine: `SplitMix64`, seeded by a text and a number.

use sha2::{Digest, Sha256};

/// A row of numbers.
#[derive(Clone, Debug)]
pub(super) struct Luck(u64);

impl Luck {
    /// The row that belongs to this text and these numbers, such as a player's in a round.
    pub(super) fn of(seed: &str, numbers: &[u32]) -> Self {
        let mut sha = Sha256::new();
        sha.update(seed);
        for number in numbers {
            sha.update(b"\0");
            sha.update(number.to_be_bytes());
        }
        let first = sha.finalize().first_chunk().copied();
        Self(u64::from_be_bytes(first.unwrap_or_default()))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`; 0 where `end` is 0. That small numbers are a hair likelier does not
    /// matter here.
    pub(super) fn below(&mut self, end: usize) -> usize {
        let end = end as u64;
        let drawn = self.next().checked_rem(end).unwrap_or(0);
        usize::try_from(drawn).expect("it is below a usize")
    }

    /// Whether something happens that happens so many times in a thousand.
    pub(super) fn happens(&mut self, in_a_thousand: usize) -> bool {
        self.below(1000) < in_a_thousand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(seed: &str, numbers: &[u32]) -> Vec<usize> {
        let mut luck = Luck::of(seed, numbers);
        (0..20).map(|_| luck.below(1000)).collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_row_and_another_seed_or_number_another_one() {
        assert_eq!(row("a", &[1, 2]), row("a", &[1, 2]));
        assert_ne!(row("a", &[1, 2]), row("b", &[1, 2]));
        assert_ne!(row("a", &[1, 2]), row("a", &[2, 1]));
    }

    #[test]
    fn what_never_and_what_always_happens() {
        let mut luck = Luck::of("a", &[]);
        assert!((0..100).all(|_| !luck.happens(0) && luck.happens(1000)));
        assert_eq!(luck.below(0), 0);
    }
}
