//! A prepared game in figures.

use flavita_tournament::model::{PreparedGame, PreparedRound, RoundNumber};

/// What a prepared game comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measures {
    /// How many rounds it has.
    pub rounds: u32,
    /// The points of all tops.
    pub total: i32,
    /// Rounds with the largest bonus.
    pub bingos: u32,
    /// Rounds that have several tops.
    pub equal_tops: u32,
    /// The round whose top is furthest above the next score, and by how many points: whoever
    /// misses it loses most.
    pub hardest: Option<(RoundNumber, i32)>,
    /// The round whose top is nearest to the next score.
    pub easiest: Option<(RoundNumber, i32)>,
}

impl Measures {
    /// Of this game.
    pub fn of(game: &PreparedGame) -> Self {
        let count = |is: &dyn Fn(&&PreparedRound) -> bool| {
            u32::try_from(game.rounds.iter().filter(is).count()).unwrap_or(u32::MAX)
        };
        let leads = (1..).map(RoundNumber).zip(&game.rounds);
        let leads: Vec<(RoundNumber, i32)> =
            leads.filter_map(|(number, round)| Some((number, round.lead()?))).collect();
        // A file may say anything.
        let points = game.rounds.iter().map(|round| round.points);
        Self {
            rounds: count(&|_| true),
            total: points.fold(0, i32::saturating_add),
            bingos: count(&|round| round.bingo),
            equal_tops: count(&|round| round.has_equal_tops()),
            // The first of equals.
            hardest: leads.iter().rev().copied().max_by_key(|(_, lead)| *lead),
            easiest: leads.iter().copied().min_by_key(|(_, lead)| *lead),
        }
    }
}
