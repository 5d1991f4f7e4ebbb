//! A board and a rack, of which the top is wanted.

use crate::prepared::steps::{Step, steps};
use crate::training::source::{Basis, PreparedRound};
use flavita_game::{Bag, Board, Edition, Rack, Tile, TileCounts, parse_board, parse_rack};
use flavita_solver::{opening, themed};
use flavita_solver::{position::Position, rank::Spread, ranking::Ranked};
use flavita_tournament::profile::definition::Profile;

/// A text of a training game that is no rack, no placement or no board of its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// A prepared round.
    Round(usize),
    /// A missed top.
    Missed(u32),
}

/// A board and a rack, of which the top is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The board before anything is laid.
    pub board: Board,
    /// The tiles that are played.
    pub rack: Rack,
    /// How many of them lay there before the others were drawn, as far as that is known; they stand
    /// first.
    pub stayed: usize,
}

impl Exercise {
    /// The exercise of a round, from 1: everything before it lies on the board.
    ///
    /// # Errors
    /// The round that does not fit.
    pub fn of_round(
        edition: &Edition,
        rules: &Profile,
        rounds: &[PreparedRound],
        number: usize,
    ) -> Result<Self, Misfit> {
        let rounds = rounds.get(..number).ok_or(Misfit::Round(number))?;
        let rounds = rounds.iter().map(|round| (round.rack.as_str(), &round.laid));
        let mut last = Err(Misfit::Round(number));
        for (place, step) in (1..).zip(steps(edition, &rules.form, rounds)) {
            let step = step.ok().filter(|step| is_size(edition, &step.rack));
            last = step.ok_or(Misfit::Round(place));
            last.as_ref().map_err(|misfit| *misfit)?;
        }
        last.map(|Step { before, rack, stayed, .. }| {
            let rack = Rack::new(rack);
            Self { board: before, rack, stayed }
        })
    }

    /// An exercise as it is kept; `None` where the texts are none of this edition.
    pub fn read(edition: &Edition, board: &str, rack: &str) -> Option<Self> {
        let board = parse_board(edition, board).ok()?;
        let rack = parse_rack(edition, rack).ok()?;
        let fits = is_size(edition, rack.tiles()) && is_of_the_set(edition, &board);
        fits.then_some(Self { board, rack, stayed: 0 })
    }

    /// The board, and the tiles that are played.
    pub(super) fn laid_out(&self) -> (&Board, TileCounts) {
        (&self.board, self.rack.counts())
    }

    /// Every top, in the solver's order.
    pub fn tops(&self, basis: Basis<'_>) -> Vec<Ranked> {
        let rack = self.rack.counts();
        let position = Position::new(basis.edition, basis.words, &self.board, &rack);
        themed::top(&opening::eased(position), Spread::Nothing)
    }
}

fn is_size(edition: &Edition, rack: &[Tile]) -> bool {
    (1..=edition.rack_size).contains(&rack.len())
}

/// Whether the tiles on a board are all in the set.
fn is_of_the_set(edition: &Edition, board: &Board) -> bool {
    Bag::full(edition).take_all(board.tiles()).is_ok()
}
