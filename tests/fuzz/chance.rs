//! Numbers that look like chance and are the same for the same seed.

/// A row of numbers that looks like chance: xorshift64*.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `limit`; 0 where the limit is.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        let number = self.next() >> 16;
        usize::try_from(number).unwrap() % limit.max(1)
    }
}
