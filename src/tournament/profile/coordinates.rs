//! Coordinates that do not fit, where only one placement can be meant.
//!
//! "One" is meant of the whole board: every legal placement of the written word is looked for,
//! those at the written square first, and only where there is exactly one does the slip score.

use crate::{profile::cost::Cost, profile::default::is_default, profile::fault::ProfileFaults};
use flavita_game::SIDE;
use serde::{Deserialize, Serialize};

/// What a slip pays whose coordinates or letters are off, but can be understood in one way only;
/// one that can be understood in none or in several scores zero.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Coordinates {
    /// The coordinates name another square or direction.
    pub shifted: Cost,
    /// The last letter of the word, which lies on the board already, is not written.
    pub last_letter: Cost,
    /// As `shifted`, where the word prolongs one that lies on the board, so that nobody can doubt
    /// where it goes; the same price as `shifted` where this is not said.
    #[serde(skip_serializing_if = "is_default")]
    pub extension: Option<Cost>,
    /// How a slip says the direction.
    #[serde(skip_serializing_if = "is_default")]
    pub direction: Directions,
    /// How many letters of a word that a slip's word crosses, prolongs or lies beside may stand in
    /// the place of coordinates, for the only placement that joins such a word; with fewer of them
    /// it is an infraction. `None` where coordinates must be written.
    #[serde(skip_serializing_if = "is_default")]
    pub join: Option<usize>,
}

/// How a slip says the direction of its word.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Directions {
    /// By the order: the row first is across, the column first is down.
    #[default]
    Order,
    /// By V (across) or S (down) behind the square, in whatever order that is written; where neither
    /// stands there, by the order.
    Letters,
}

impl Coordinates {
    pub(super) fn check(self, faults: &mut ProfileFaults) {
        self.shifted.check(faults, "coordinates.shifted");
        self.last_letter.check(faults, "coordinates.last_letter");
        if let Some(cost) = self.extension {
            cost.check(faults, "coordinates.extension");
        }
        let what = "the letters of a word that is joined";
        faults.note_outside(self.join, 2..=SIDE, "coordinates.join", what);
    }
}

// Blanks on a slip.
//
// A letter that the rack has needs no mark, even where a blank would do; only a letter that none
// but the blank can be is unmarked.

/// How blanks are written on a slip.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Blanks {
    /// What becomes of a slip on which a blank that was used is not marked. Whether it earns a
    /// warning as well is said by the warnings.
    pub unmarked: UnmarkedBlank,
    /// What becomes of a slip on which another letter is marked than the one that needs the blank,
    /// so that the rack does not have what is written.
    #[serde(skip_serializing_if = "is_default")]
    pub mismarked: MismarkedBlank,
}

/// What becomes of a slip on which the wrong letter is marked as a blank.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MismarkedBlank {
    /// The rack does not have those letters: it scores zero.
    #[default]
    Zero,
    /// It is read as if nothing were marked, and the infraction is that of an unmarked blank.
    AsUnmarked,
}

/// What becomes of a slip on which a blank is not marked.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UnmarkedBlank {
    /// A letter is the real tile while the rack has one, else a blank; where several readings
    /// remain, the one with the fewest points counts.
    #[default]
    Cheapest,
    /// It scores zero.
    Zero,
}
