//! Warnings: small infractions that cost nothing until there are too many.

use serde::{Deserialize, Serialize};

use crate::profile::fault::ProfileFaults;
use flavita_game::edition::definition::MOST_POINTS;

/// How warnings are counted, player by player and game by game.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Warnings {
    /// How many cost nothing.
    pub free: u32,
    /// Points off for every one beyond those, at once, on the slip that earned it.
    pub price: i32,
    /// Below this no price takes the points of a slip.
    #[serde(default)]
    pub floor: i32,
    /// What earns one.
    pub earned_by: Vec<Infraction>,
}

/// An infraction that may earn a warning.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Infraction {
    /// More points are claimed than the slip is worth.
    ClaimTooHigh,
    /// Fewer points are claimed than the slip is worth.
    ClaimTooLow,
    /// No points stand on the slip.
    ClaimMissing,
    /// A blank is not marked, or another letter is marked as one.
    BlankUnmarked,
    /// The coordinates name another square or direction, but only one placement can be meant.
    CoordinatesShifted,
    /// The last letter, which lies on the board already, is not written.
    LastLetterForgotten,
    /// The slip came after time, within the grace.
    WithinGrace,
    /// The slip could hardly be read.
    HardToRead,
    /// A word that is joined is named by fewer letters than the rules ask for.
    JoinShort,
}

impl Infraction {
    /// Every one.
    pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The stable name, as files have it.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Warnings {
    /// `is_zero` says whether a slip with this infraction scores zero anyway.
    pub(super) fn check(&self, is_zero: impl Fn(&Infraction) -> bool, faults: &mut ProfileFaults) {
        faults.note_outside(self.free, 0..=1000, "warnings.free", "the free quota");
        let what = "the price of a warning in points";
        faults.note_outside(self.price, 1..=MOST_POINTS, "warnings.price", what);
        let what = "the floor in points";
        faults.note_outside(self.floor, 0..=MOST_POINTS, "warnings.floor", what);
        let key = "warnings.earned_by";
        let reason = "say what earns a warning, or leave out the warnings";
        faults.note_if(self.earned_by.is_empty(), key, reason);
        faults.note_twice(&self.earned_by, key);
        for infraction in self.earned_by.iter().filter(|infraction| is_zero(infraction)) {
            let name = infraction.name();
            let reason = format!("{name} is a zero by these rules, and a zero earns no warning");
            faults.note_if(true, key, &reason);
        }
    }
}
