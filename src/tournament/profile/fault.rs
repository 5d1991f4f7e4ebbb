//! What is impossible or contradictory about the values of a profile.

use std::ops::RangeInclusive;

/// The longest time that any value of a profile may name: a day, in seconds.
pub const LONGEST: u32 = 86_400;

/// A value that cannot be, or does not go with another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileFault {
    /// Where it is: the keys from the outside in, joined by dots (`solo.cap`).
    pub key: &'static str,
    /// What it must be.
    pub reason: String,
}

/// The faults found so far.
#[derive(Debug, Default)]
pub(super) struct ProfileFaults {
    pub(super) found: Vec<ProfileFault>,
}

impl ProfileFaults {
    /// Notes a fault where there is one.
    pub(super) fn note_if(&mut self, is_broken: bool, key: &'static str, reason: &str) {
        if is_broken {
            let reason = reason.to_owned();
            self.found.push(ProfileFault { key, reason });
        }
    }

    /// Notes a number outside its range, whose ends belong to it; `what` names it with its unit.
    pub(super) fn note_outside<N: Copy + PartialOrd + ToString>(
        &mut self,
        number: impl Into<Option<N>>,
        range: RangeInclusive<N>,
        key: &'static str,
        what: &str,
    ) {
        let (low, high) = (range.start().to_string(), range.end().to_string());
        let reason = format!("{what} is from {low} to {high}");
        let is_outside = |number: N| !range.contains(&number);
        self.note_if(number.into().is_some_and(is_outside), key, &reason);
    }

    /// Notes that something is named twice.
    pub(super) fn note_twice<T: PartialEq>(&mut self, list: &[T], key: &'static str) {
        let is_twice = |(i, item): (usize, &T)| list[..i].contains(item);
        let any = list.iter().enumerate().any(is_twice);
        self.note_if(any, key, "nothing stands in a list twice");
    }
}
