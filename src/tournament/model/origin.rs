//! Where a rack came from.

use serde::{Deserialize, Serialize};

use crate::profile::default::is_default;

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
