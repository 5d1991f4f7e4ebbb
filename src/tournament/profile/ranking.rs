//! The order of the players.

use serde::{Deserialize, Serialize};

use crate::profile::fault::ProfileFaults;

/// By what players are ranked, and what separates those who are equal.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ranking {
    /// By what.
    pub by: Measure,
    /// What separates equal players, the most important first; who is equal even then shares
    /// the rank.
    pub ties: Vec<TieBreak>,
}

/// By what players are ranked.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// The sum of their totals in all games.
    #[default]
    Total,
    /// The mean of their percentages of the top in all games.
    MeanPercent,
}

/// What separates players who are equal.
#[derive(
    Clone, Copy, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize, strum::EnumIter,
)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// More tops found.
    Tops,
    /// More solos.
    Solos,
    /// The better total of the last game, then of the one before, and so on.
    LaterGames,
    /// More points in the last round of the last game, then in the one before, and so on.
    LaterRounds,
    /// The dearest slip.
    DearestSlip,
    /// Fewer warnings.
    FewerWarnings,
    /// Less thinking time.
    LessTime,
}

impl Default for Ranking {
    /// By the total, then more tops, then the later rounds backwards.
    fn default() -> Self {
        Self { by: Measure::Total, ties: vec![TieBreak::Tops, TieBreak::LaterRounds] }
    }
}

impl Ranking {
    pub(super) fn check(&self, has_warnings: bool, faults: &mut ProfileFaults) {
        faults.note_twice(&self.ties, "ranking.ties");
        faults.note_if(
            self.ties.contains(&TieBreak::FewerWarnings) && !has_warnings,
            "ranking.ties",
            "without warnings nobody has fewer of them",
        );
    }
}
