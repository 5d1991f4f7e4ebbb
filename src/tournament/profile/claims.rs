//! The points that a player writes on his slip, where they are not the true ones.
//!
//! Twice the excess (John Chew) is taken from what was claimed: 24 claimed for 20 gives 16.

use serde::{Deserialize, Serialize};

use crate::profile::fault::ProfileFaults;

/// What a slip scores whose points are wrong or missing. Whether it earns a warning as well is
/// said by the warnings.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Claims {
    /// More points are claimed than the slip is worth.
    pub too_high: ClaimTooHigh,
    /// Fewer points are claimed than the slip is worth.
    pub too_low: ClaimTooLow,
    /// No points stand on the slip.
    pub missing: ClaimMissing,
}

/// What a slip scores that claims too much.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimTooHigh {
    /// What it is worth.
    #[default]
    TrueScore,
    /// Nothing.
    Zero,
    /// What it claims less so many times the excess, and at least nothing: 20 claimed as 24
    /// score 16 where it is twice.
    Excess(i32),
}

/// What a slip scores that claims too little.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimTooLow {
    /// What it is worth.
    #[default]
    TrueScore,
    /// What it claims, and at least nothing.
    AsClaimed,
}

/// What a slip scores that claims nothing.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimMissing {
    /// What it is worth.
    #[default]
    TrueScore,
    /// Nothing.
    Zero,
}

impl Claims {
    /// What a slip worth `points` scores by what it claims.
    ///
    /// ```
    /// use flavita_tournament::profile::claims::{ClaimTooHigh, Claims};
    /// let twice = Claims { too_high: ClaimTooHigh::Excess(2), ..Claims::default() };
    /// assert_eq!(twice.score(20, Some(24)), 16);
    /// assert_eq!(twice.score(20, Some(18)), 20);
    /// ```
    pub fn score(self, points: i32, claimed: Option<i32>) -> i32 {
        let Some(claimed) = claimed else {
            return match self.missing {
                ClaimMissing::TrueScore => points,
                ClaimMissing::Zero => 0,
            };
        };
        if claimed > points {
            match self.too_high {
                ClaimTooHigh::TrueScore => points,
                ClaimTooHigh::Zero => 0,
                ClaimTooHigh::Excess(times) => {
                    let off = (claimed - points).saturating_mul(times);
                    claimed.saturating_sub(off).max(0)
                }
            }
        } else {
            match self.too_low {
                ClaimTooLow::TrueScore => points,
                ClaimTooLow::AsClaimed => claimed.max(0),
            }
        }
    }

    pub(super) fn check(self, faults: &mut ProfileFaults) {
        if let ClaimTooHigh::Excess(times) = self.too_high {
            let key = "claims.too_high";
            faults.note_outside(times, 2..=100, key, "how many times the excess is taken off");
        }
    }
}
