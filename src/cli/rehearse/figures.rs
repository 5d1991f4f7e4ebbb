//! Figures of many durations.

use std::time::Duration;

/// The middle, the ninety-ninth of a hundred, and the worst.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spread {
    /// Half are no longer.
    pub(super) p50: Duration,
    /// Ninety-nine of a hundred are no longer.
    pub(super) p99: Duration,
    /// None is longer.
    pub(super) max: Duration,
}

impl Spread {
    /// Of these durations; zeros where there are none.
    pub(super) fn of(durations: &[Duration]) -> Self {
        let mut sorted = durations.to_vec();
        sorted.sort_unstable();
        // The smallest that is no shorter than so many of a hundred.
        let at = |percent: usize| {
            let place = (sorted.len() * percent).div_ceil(100).max(1) - 1;
            sorted.get(place).copied().unwrap_or_default()
        };
        Self { p50: at(50), p99: at(99), max: at(100) }
    }
}

/// Milliseconds with one digit behind the point, rounded.
pub(super) fn milliseconds(duration: Duration) -> String {
    tenths(u64::try_from(duration.as_micros().div_ceil(100)).unwrap_or(u64::MAX))
}

/// Tenths as a number with one digit behind the point.
pub(super) fn tenths(tenths: u64) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_hundred_the_ninety_ninth_and_the_last() {
        let all: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        let spread = Spread::of(&all);
        assert_eq!(spread.p50, Duration::from_millis(50));
        assert_eq!(spread.p99, Duration::from_millis(99));
        assert_eq!(spread.max, Duration::from_millis(100));
        assert_eq!(Spread::of(&[]), Spread::default());
        let one = Spread::of(&all[..1]);
        assert_eq!((one.p50, one.max), (one.p99, one.p50));
    }

    #[test]
    fn milliseconds_have_one_digit_behind_the_point() {
        assert_eq!(milliseconds(Duration::from_micros(12_340)), "12.4");
        assert_eq!(milliseconds(Duration::ZERO), "0.0");
    }
}
