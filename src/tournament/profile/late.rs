//! Slips that come after time.

use serde::{Deserialize, Serialize};

use crate::tournament::profile::cost::Cost;
use crate::tournament::profile::fault::ProfileFaults;

/// What becomes of a slip that comes after time.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct LateSlips {
    /// For how many seconds after the end slips are still taken; what comes later scores zero.
    /// Players may know it.
    pub grace: u32,
    /// What a slip pays that comes within the grace.
    pub within: Cost,
}

impl Default for LateSlips {
    /// No grace: a late slip scores zero.
    fn default() -> Self {
        Self {
            grace: 0,
            within: Cost::Nothing,
        }
    }
}

impl LateSlips {
    pub(super) fn check(self, faults: &mut ProfileFaults) {
        faults.note_outside(self.grace, 0..=600, "late.grace", "the grace in seconds");
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
