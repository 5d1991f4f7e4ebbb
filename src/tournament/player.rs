//! The players.

use serde::{Deserialize, Serialize};

/// A player of a tournament.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Player {
    /// The number that stands on his table and on his slips.
    pub number: u32,
    /// His name.
    pub name: String,
    /// His club or town; may be empty.
    pub club: String,
    /// The first round in which he plays, from 1.
    pub from_round: u32,
    /// The last round in which he played, where he left before the end.
    pub until_round: Option<u32>,
}

impl Player {
    /// Whether he plays in this round.
    #[must_use]
    pub fn plays_in(&self, round: u32) -> bool {
        self.from_round <= round && self.until_round.is_none_or(|last| round <= last)
    }
}
