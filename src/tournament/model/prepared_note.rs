//! What a tournament's first event says of the prepared game that it plays.

use crate::model::ids::RoundNumber;
use serde::{Deserialize, Serialize};

/// Milliseconds of a minute.
const MINUTE_MS: i64 = 60_000;

/// The prepared game to which a tournament is bound.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct PreparedNote {
    /// What people call the game.
    pub name: String,
    /// Who has prepared and signed it.
    pub organiser: String,
    /// The organiser's public key, 64 hexadecimal digits.
    pub key: String,
    /// SHA-256 of the opened game, 64 hexadecimal digits, published before anybody could open it.
    pub commitment: String,
    /// Before when no rack may be drawn; `None` where the organiser leaves that to the halls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opens: Option<Opening>,
}

/// Before when the racks of a prepared game may not be drawn.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The first rack: milliseconds since 1970 (UTC).
    pub first_ms: i64,
    /// How many minutes lie between a rack and the next: one number after the other, the last again
    /// and again. Empty where only the first rack has its time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub minutes: Vec<u32>,
}

impl Opening {
    /// When the rack of this round, from 1, may be drawn: milliseconds since 1970 (UTC).
    pub fn of_round(&self, round: RoundNumber) -> i64 {
        let last = self.minutes.last().copied().unwrap_or(0);
        let before = round.place().unwrap_or(0);
        let named: i64 = self.minutes.iter().take(before).map(|m| i64::from(*m)).sum();
        let again = i64::try_from(before.saturating_sub(self.minutes.len())).unwrap_or(0);
        let minutes = named.saturating_add(again.saturating_mul(i64::from(last)));
        self.first_ms.saturating_add(minutes.saturating_mul(MINUTE_MS))
    }
}
