//! Why a rack went back, and why a game is over.

use crate::{model::ids::RoundNumber, profile::default::is_default};
use serde::{Deserialize, Serialize};

/// Why a rack went back into the bag.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize, strum::IntoStaticStr)]
#[serde(tag = "why", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Rejection {
    /// Too few vowels or consonants.
    BelowMinimum { vowels: usize, consonants: usize },
    /// Too many vowels or consonants.
    AboveMaximum { vowels: usize, consonants: usize },
    /// Nothing can be laid with it.
    NoPlacement,
    /// It was drawn and legal, and the arbiter refused it before the clock started.
    Refused { reason: String },
}

/// Why a game is over.
#[derive(
    Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize, strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum GameEnd {
    /// All tiles are played.
    #[default]
    BagEmpty,
    /// No vowels or no consonants are left.
    MinimumImpossible,
    /// No rack that the bag can give can be laid.
    NothingPlayable,
    /// As many rounds as the rules say are played.
    RoundsPlayed,
    /// The arbiter ended it.
    ByArbiter,
}

impl GameEnd {
    /// The stable name, as the log has it.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A rack that went back into the bag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RejectedRack {
    /// For which round it was drawn.
    pub round: RoundNumber,
    /// The tiles.
    pub rack: String,
    /// Where they came from.
    pub origin: RackOrigin,
    /// Why.
    pub because: Rejection,
}

/// Where a rack came from.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum RackOrigin {
    /// Drawn by the program from the seed; earlier attempts were rejected.
    Program {
        /// The attempt, from 0.
        attempt: u32,
    },
    /// Drawn by hand from a physical bag, or given by a written game.
    Hand {
        /// Who watched the drawing; empty where nobody was named.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        witness: String,
        /// Whether what had stayed on the rack went back first.
        #[serde(default, skip_serializing_if = "is_default")]
        is_whole: bool,
    },
    /// Drawn in another hall, whose game is played here.
    Relayed,
    /// Given by the prepared game that the tournament plays.
    Prepared,
}

impl Default for RackOrigin {
    fn default() -> Self {
        Self::Program { attempt: 0 }
    }
}

impl RackOrigin {
    /// Whether what had stayed on the rack went back first, as the arbiter said.
    pub const fn is_whole(&self) -> bool {
        matches!(self, Self::Hand { is_whole: true, .. })
    }

    /// The origin of a rack by hand where what had stayed `has_gone_back` with the rack before.
    pub(crate) fn behind(mut self, has_gone_back: bool) -> Self {
        if let Self::Hand { is_whole, .. } = &mut self {
            *is_whole |= has_gone_back;
        }
        self
    }
}
