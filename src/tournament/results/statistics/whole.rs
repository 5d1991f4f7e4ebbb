//! All figures of a game, over the rounds that are marked.

use crate::model::{PlacementText, Round, RoundNumber};
use crate::results::losses::{Losses, losses};
use crate::results::statistics::rounds::{RoundFigures, figures};
use crate::results::statistics::totals::{Totals, totals};
use crate::{results::account::accounts, results::standings::standings, state::Tournament};
use flavita_game::SIDE;
use std::collections::BTreeMap;

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
        let of_round = |(at, round): (usize, &&Round)| figures(state, round, &accounts, at);
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

/// How often the players laid a tile on each square, in reading order: the tiles of valid slips,
/// those that already stood there left out.
pub(super) fn squares(state: &Tournament, rounds: &[&Round]) -> Vec<u32> {
    let mut squares = vec![0; SIDE * SIDE];
    for round in rounds {
        if !state.is_annulled(round.number) {
            add(state, round, &mut squares);
        }
    }
    squares
}

fn add(state: &Tournament, round: &Round, squares: &mut [u32]) {
    // Many players write the same: each text is read once.
    let mut readings: BTreeMap<(&str, &str), (&PlacementText, u32)> = BTreeMap::new();
    for player in state.players_in(round.number) {
        if let Some(text) = round.scored(player.number) {
            let place = (text.at.as_str(), text.word.as_str());
            readings.entry(place).or_insert((text, 0)).1 += 1;
        }
    }
    for (text, count) in readings.into_values() {
        let placement = state.read_placement(text);
        let laid = placement.iter().flat_map(|one| one.laid(&round.board));
        for (square, _) in laid {
            squares[square.index()] += count;
        }
    }
}
