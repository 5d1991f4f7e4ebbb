//! A part of a whole, compared and shown without fractions.

use crate::model::rounded;
use std::cmp::Ordering;

/// A part of a whole that is more than nothing.
///
/// Shares are compared exactly: one of two is as much as two of four.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    part: i64,
    whole: i64,
}

impl Share {
    /// `part` of `whole`; `None` where the whole is nothing or less.
    pub fn new(part: impl Into<i64>, whole: impl Into<i64>) -> Option<Self> {
        let (part, whole) = (part.into(), whole.into());
        (whole > 0).then_some(Self { part, whole })
    }

    /// Whole per cent, rounded half up.
    ///
    /// ```
    /// use flavita_tournament::results::statistics::share::Share;
    /// assert_eq!(Share::new(2, 3).unwrap().percent(), 67);
    /// assert_eq!(Share::new(1, 200).unwrap().percent(), 1);
    /// ```
    pub fn percent(self) -> i64 {
        self.of(100)
    }

    /// As much of `length`, rounded half up.
    pub fn of(self, length: i64) -> i64 {
        rounded(self.part * length, self.whole)
    }
}

impl Ord for Share {
    fn cmp(&self, other: &Self) -> Ordering {
        let one = i128::from(self.part) * i128::from(other.whole);
        one.cmp(&(i128::from(other.part) * i128::from(self.whole)))
    }
}

impl PartialOrd for Share {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Share {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Share {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_different_wholes_are_compared_by_what_they_are() {
        let share = |part: i32, whole: i32| Share::new(part, whole).unwrap();
        assert_eq!(share(1, 2), share(2, 4));
        assert!(share(1, 3) < share(34, 100));
        assert!(share(-1, 5) < share(0, 7));
        assert!(Share::new(1, 0).is_none());
        assert_eq!(share(-1, 3).percent(), -33);
    }
}
