//! The players.

use crate::{model::ids::PlayerNumber, model::ids::RoundNumber, model::labels::Labels};
use std::collections::BTreeSet;

/// The largest number of a player.
pub const HIGHEST_NUMBER: PlayerNumber = PlayerNumber(9999);

/// The last round of which an absence can be noted.
pub const LAST_ROUND: RoundNumber = RoundNumber(999);

/// A player of a tournament, or a pair that plays under one number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The number that stands on his table and on his slips.
    pub number: PlayerNumber,
    /// His name.
    pub name: String,
    /// His club or town; may be empty.
    pub club: String,
    /// The first round in which he plays, from 1.
    pub from_round: RoundNumber,
    /// The last round in which he played, where he left before the end.
    pub until_round: Option<RoundNumber>,
    /// The rounds between that he misses.
    pub missed: BTreeSet<RoundNumber>,
    /// Partner, team and categories.
    pub labels: Labels,
}

impl Player {
    /// Whether he plays in this round.
    pub fn plays_in(&self, round: RoundNumber) -> bool {
        self.from_round <= round
            && self.until_round.is_none_or(|last| round <= last)
            && !self.missed.contains(&round)
    }

    /// His name, of a pair both: `Ada / Van`.
    pub fn full_name(&self) -> String {
        let partner = &self.labels.partner;
        if partner.is_empty() { self.name.clone() } else { format!("{} / {partner}", self.name) }
    }

    /// After this round he plays in all or in none.
    pub(crate) fn last_turn(&self) -> RoundNumber {
        let missed = self.missed.last().copied();
        let turns = [Some(self.from_round), self.until_round, missed];
        turns.into_iter().flatten().max().unwrap_or_default()
    }
}
