//! When a game is over.

use serde::{Deserialize, Serialize};

use crate::profile::fault::ProfileFaults;

/// What ends a game, beside the empty bag and the arbiter.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ending {
    /// What happens when no rack that can be drawn holds the late minimum any more.
    pub minimum_impossible: MinimumImpossible,
    /// What happens to a rack with which nothing can be laid.
    pub unplayable: Unplayable,
    /// After how many rounds the game is over; none is no limit.
    pub rounds: Option<u32>,
}

/// What happens when no rack that can be drawn holds the late minimum.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MinimumImpossible {
    /// The game is over.
    #[default]
    Ends,
    /// Racks are drawn without a minimum.
    Waived,
}

/// What happens to a rack that holds the minimum, but with which nothing can be laid.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unplayable {
    /// It goes back while the bag can give one that can be laid; then the game is over.
    #[default]
    Redrawn,
    /// The game is over.
    Ends,
}

impl Ending {
    pub(super) fn check(self, faults: &mut ProfileFaults) {
        faults.note_outside(self.rounds, 1..=999, "ending.rounds", "the number of rounds");
    }
}
