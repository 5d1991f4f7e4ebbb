//! Which of several equal tops goes on the board.

use crate::profile::fault::ProfileFaults;
use serde::{Deserialize, Serialize};

/// In which order equal tops are preferred, and who chooses where the order leaves several.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct EqualTops {
    /// What is preferred, the most important first.
    pub order: Vec<Preference>,
    /// Who chooses among those that remain.
    pub then: Chooser,
}

/// What makes one of several tops the better one for the board.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Preference {
    /// It lays the fewest blanks.
    FewestBlanks,
    /// What stays of the rack has vowels and consonants in the most equal numbers.
    BalancedRest,
    /// It lays the fewest tiles.
    FewestTiles,
    /// Its main word comes first in the alphabet.
    Alphabetical,
    /// It begins in the highest row.
    HighestRow,
    /// It begins in the leftmost column.
    Leftmost,
    /// It lies across.
    AcrossFirst,
    /// It begins nearest to the upper left corner, rows and columns counted alike.
    NearestCorner,
}

/// Who chooses among tops that the order leaves equal.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chooser {
    /// The arbiter.
    #[default]
    Arbiter,
    /// The program: the first in reading order, across before down, then alphabetical.
    Program,
}

impl Default for EqualTops {
    /// Fewest blanks, then the arbiter.
    fn default() -> Self {
        Self { order: vec![Preference::FewestBlanks], then: Chooser::Arbiter }
    }
}

impl EqualTops {
    pub(super) fn check(&self, faults: &mut ProfileFaults) {
        faults.note_twice(&self.order, "tops.order");
    }
}

/// How the first placement of a game is written and counted.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstMove {
    /// Like any other: as it stands on the slip.
    #[default]
    AsDrawn,
    /// Across; no coordinates are needed, and it counts at its dearest place.
    DearestAcross,
}
