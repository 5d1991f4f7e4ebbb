//! The order of the players, what a solo is worth, and what stands in for a round not played.

use crate::profile::fault::ProfileFaults;
use flavita_game::edition::definition::MOST_POINTS;
use serde::{Deserialize, Serialize};

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
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumIter)]
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

/// What a solo is worth.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Solo {
    /// Whether solos are shown at all.
    pub shown: bool,
    /// Points for a solo on the round's top.
    pub top: i32,
    /// Points for a solo below the top: the second tier.
    pub below_top: i32,
    /// With fewer players in the round a solo is worth nothing.
    pub least_players: u32,
    /// The most points that solos bring a player in a game; none is no limit.
    pub cap: Option<i32>,
}

impl Default for Solo {
    /// Shown from two players on, worth nothing.
    fn default() -> Self {
        Self { shown: true, top: 0, below_top: 0, least_players: 2, cap: None }
    }
}

impl Solo {
    pub(super) fn check(self, faults: &mut ProfileFaults) {
        let what = "what a solo is worth";
        faults.note_outside(self.top, 0..=MOST_POINTS, "solo.top", what);
        faults.note_outside(self.below_top, 0..=MOST_POINTS, "solo.below_top", what);
        let what = "the least number of players";
        faults.note_outside(self.least_players, 2..=10_000, "solo.least_players", what);
        faults.note_if(
            self.below_top > self.top.max(0),
            "solo.below_top",
            "a solo below the top is worth no more than one on the top",
        );
        let dearest = self.top.max(self.below_top);
        faults.note_if(!self.shown && dearest > 0, "solo.shown", "what is worth points is shown");
        faults.note_if(
            self.cap.is_some() && dearest == 0,
            "solo.cap",
            "there is nothing to limit while a solo is worth nothing",
        );
        faults.note_if(
            self.cap.is_some_and(|cap| cap < dearest),
            "solo.cap",
            "the most that solos bring is not less than one solo",
        );
    }
}

/// What a player gets for rounds that he did not play or could not play well.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Absence {
    /// For a round missed by coming late, leaving or being absent.
    pub missed: Substitute,
    /// For a second zero for the same fault, earned before he was told of the first.
    pub repeated_zero: Substitute,
}

/// What stands in for the points of a slip.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Substitute {
    /// Nothing: a zero.
    #[default]
    Zero,
    /// The mean of the others, rounded half up: for a missed round of all who played it, for a
    /// repeated zero of those whose slips the same arbiter judges.
    Mean,
}
