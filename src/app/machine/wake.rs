//! Notices that the computer slept, that the program was held up, or that somebody set the clock.
//!
//! The system's steady clock stands while a laptop sleeps on some systems and runs on others, and
//! the wall clock can be set. Where the two part, or both jump, nobody knows any more how long the
//! players thought: the round's clock is stopped at the last value that is certain.

use std::time::Duration;

/// How far both clocks may part between two looks, in milliseconds.
const TOLERANCE_MS: u64 = 2_000;
/// The longest time between two looks of a program that runs, in milliseconds.
const LONGEST_MS: u64 = 6_000;

/// Looks at both clocks about once a second while a round runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Looks {
    seen: Option<Look>,
}

/// What was seen at a look.
#[derive(Clone, Copy, Debug)]
struct Look {
    steady: Duration,
    wall_ms: i64,
    left_ms: u64,
}

/// The clocks jumped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// How long the computer was away or how far its clock was set, in milliseconds.
    pub away_ms: u64,
    /// What was left of the round at the last look before, in milliseconds.
    pub left_ms: u64,
}

impl Looks {
    /// Compares the clocks with the last look; `None` where all is well. `steady` counts from any
    /// fixed moment, `wall_ms` from 1970; `left_ms` is what is left of the round.
    pub fn look(&mut self, steady: Duration, wall_ms: i64, left_ms: u64) -> Option<Jump> {
        let before = self.seen.replace(Look { steady, wall_ms, left_ms })?;
        let gone = steady.saturating_sub(before.steady).as_millis();
        let gone = u64::try_from(gone).unwrap_or(u64::MAX);
        let wall_gone = wall_ms.saturating_sub(before.wall_ms);
        let parted = wall_gone.saturating_sub_unsigned(gone).unsigned_abs();
        let held_up = if gone > LONGEST_MS { gone } else { 0 };
        let has_jumped = held_up > 0 || parted > TOLERANCE_MS;
        has_jumped.then_some(Jump {
            away_ms: parted.max(held_up),
            // In the players' favour, also where time was added meanwhile.
            left_ms: before.left_ms.max(left_ms),
        })
    }

    /// Forgets the last look: the round's clock stands.
    pub fn rest(&mut self) {
        self.seen = None;
    }
}
