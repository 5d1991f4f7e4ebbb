//! Slips that come after time.
//!
//! A slip is late by the time granted, not by how long the round lasted: when the arbiter stops
//! early because everybody has handed in, no noted time makes a slip late.

use crate::{profile::cost::Cost, profile::fault::ProfileFaults};
use serde::{Deserialize, Serialize};

/// What becomes of a slip that comes after time.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct LateSlips {
    /// For how many seconds after the end slips are still taken; what comes later scores zero.
    /// Players may know it.
    pub grace: u32,
    /// What a slip pays that comes within the grace.
    pub within: Cost,
    /// For how many seconds after the end a slip that a player sends from his telephone is still in
    /// time: what the network needs at the stop. Only until the top is revealed.
    #[serde(skip_serializing_if = "is_default_for_phones")]
    pub phones: u32,
}

/// The longest grace for telephones, in seconds.
pub const LONGEST_FOR_PHONES: u32 = 10;

/// The grace for telephones that goes without saying, in seconds.
const PHONES: u32 = 2;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_default_for_phones(seconds: &u32) -> bool {
    *seconds == PHONES
}

impl Default for LateSlips {
    /// No grace: a late slip scores zero. A telephone has its two seconds.
    fn default() -> Self {
        Self { grace: 0, within: Cost::Nothing, phones: PHONES }
    }
}

impl LateSlips {
    /// For how many milliseconds after the end a slip from a telephone is still in time.
    pub fn phones_ms(self) -> u64 {
        u64::from(self.phones) * 1000
    }

    pub(super) fn check(self, faults: &mut ProfileFaults) {
        faults.note_outside(self.grace, 0..=600, "late.grace", "the grace in seconds");
        faults.note_outside(
            self.phones,
            0..=LONGEST_FOR_PHONES,
            "late.phones",
            "the grace for telephones in seconds",
        );
        self.within.check(faults, "late.within");
        faults.note_if(
            self.grace == 0 && self.within != Cost::Nothing,
            "late.within",
            "without a grace no slip comes within it; give late.grace, or leave this out",
        );
        faults.note_if(
            self.grace > 0 && self.within == Cost::Zero,
            "late.within",
            "a grace in which slips score zero is none; leave out late.grace",
        );
    }
}

/// Which of several slips of a player counts, on paper; by telephone it is always the last one
/// before time, since a player may change what he sent.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeveralSlips {
    /// None: the round is a zero for him.
    #[default]
    Zero,
    /// The one that was handed in first.
    First,
    /// The one that was handed in last.
    Last,
}
