//! All figures of a game, over the rounds that are marked.

use crate::{
    model::Round, model::RoundNumber, results::account::accounts, results::losses::Losses,
    results::losses::losses, results::standings::standings,
    results::statistics::rounds::RoundFigures, results::statistics::rounds::figures,
    results::statistics::squares::squares, results::statistics::totals::Totals,
    results::statistics::totals::totals, state::Tournament,
};

/// The figures of a game after the last round up to which every slip is judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// After which round they stand; 0 before the first.
    pub after_round: RoundNumber,
    /// Every round.
    pub rounds: Vec<RoundFigures>,
    /// Totals after every round.
    pub totals: Totals,
    /// What all players together lost to the tops.
    pub lost: Losses,
    /// How often a tile was laid on each square, in reading order.
    pub squares: Vec<u32>,
}

impl Statistics {
    /// The figures of a game.
    pub fn of(state: &Tournament) -> Self {
        let after_round = state.marked_until();
        let marked = |round: &&Round| round.number <= after_round;
        let rounds: Vec<&Round> = state.rounds.iter().filter(marked).collect();
        let accounts = accounts(state, &rounds);
        let of_round = |(at, round): (usize, &&Round)| {
            let accounts = accounts.iter().map(|(player, account)| (*player, account));
            figures(state, round, accounts, at)
        };
        let lines = standings(state, after_round).lines;
        Self {
            after_round,
            rounds: rounds.iter().enumerate().map(of_round).collect(),
            totals: totals(state, &rounds, &accounts),
            lost: lines.iter().map(|line| losses(state, line)).sum(),
            squares: squares(state, &rounds),
        }
    }
}
