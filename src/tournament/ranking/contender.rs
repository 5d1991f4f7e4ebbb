//! What players are compared by.

use crate::profile::ranking::Measure;
use crate::standings::Standing;

/// A player with everything that ranks and tie-breaks look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// What ranks go by: points, or hundredths of a per cent.
    pub measure: i64,
    /// How many tops he found.
    pub tops: u32,
    /// How many solos he has.
    pub solos: u32,
    /// How many warnings he has.
    pub warnings: u32,
    /// His thinking time in milliseconds.
    pub used_ms: u64,
    /// The points of his dearest slip.
    pub dearest_slip: i32,
    /// What he got in each game, in order; the same games for everybody.
    pub games: Vec<GamePoints>,
}

/// What a player got in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamePoints {
    /// The game's number in its meeting; `None` where there is only this one.
    pub game: Option<u32>,
    /// His total.
    pub total: i32,
    /// His points round by round, from round 1; zero where he did not play.
    pub rounds: Vec<i32>,
}

impl GamePoints {
    /// The figures of a line of the standings.
    #[must_use]
    pub fn of(line: &Standing, game: Option<u32>) -> Self {
        let points = |points: &Option<i32>| points.unwrap_or(0);
        Self {
            game,
            total: line.total,
            rounds: line.rounds.iter().map(points).collect(),
        }
    }
}

impl Contender {
    /// A player of one game alone.
    #[must_use]
    pub fn of(line: &Standing, by: Measure) -> Self {
        Self {
            measure: match by {
                Measure::Total => i64::from(line.total),
                Measure::MeanPercent => line.percent_hundredths,
            },
            tops: line.tops,
            solos: line.solos,
            warnings: line.warnings,
            used_ms: line.used_ms,
            dearest_slip: line.dearest_slip,
            games: vec![GamePoints::of(line, None)],
        }
    }
}
