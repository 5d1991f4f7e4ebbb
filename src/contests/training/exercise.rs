//! A board and a rack, of which the top is wanted.

use crate::{training::prepared::PreparedRound, training::source::Basis};
use flavita_game::letter::{BoardTile, Tile};
use flavita_game::notation::{parse_board, parse_rack};
use flavita_game::{
    bag::Bag, board::Board, edition::definition::Edition, placement::Placement, rack::Rack,
    square::Square,
};
use flavita_solver::{opening, themed};
use flavita_solver::{position::Position, rank::Spread, ranking::Ranked};
use flavita_tournament::{
    draw::source, model::exchange::buy_back, model::laying, profile::definition::Profile,
};

/// A text of a training game that is no rack, no placement or no board of its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// A prepared round.
    #[error("round {0} cannot be played with its edition")]
    Round(usize),
    /// A missed top.
    #[error("missed top {0} cannot be laid out with its edition")]
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
        let (mut board, mut rest) = (Board::default(), Vec::new());
        for (before, round) in (1..number).zip(rounds) {
            let misfit = Misfit::Round(before);
            let (rack, placement) = read(edition, rules, &mut board, round).ok_or(misfit)?;
            if rules.form.keeps_rest {
                rest = laying::rest(rack.tiles(), &board, &placement);
            }
            laying::lay(edition, &rules.form, &mut board, &placement);
        }
        let misfit = Misfit::Round(number);
        let last = number.checked_sub(1).and_then(|at| rounds.get(at));
        let round = last.ok_or(misfit)?;
        let drawn = read_rack(edition, &round.rack).ok_or(misfit)?;
        let bag = Bag::beside(edition, &board);
        let stayed = source::stayed(&rules.form, &bag, &rest, drawn.tiles());
        let (rack, _) = read(edition, rules, &mut board, round).ok_or(misfit)?;
        Ok(Self { board, rack, stayed })
    }

    /// An exercise as it is kept; `None` where the texts are none of this edition.
    pub fn read(edition: &Edition, board: &str, rack: &str) -> Option<Self> {
        let board = parse_board(edition, board).ok()?;
        let rack = read_rack(edition, rack)?;
        is_of_the_set(edition, &board).then_some(Self { board, rack, stayed: 0 })
    }

    /// Every top, in the solver's order.
    pub fn tops(&self, basis: Basis<'_>) -> Vec<Ranked> {
        let rack = self.rack.counts();
        let position = Position::new(basis.edition, basis.words, &self.board, &rack);
        themed::top(&opening::eased(position), Spread::Nothing)
    }
}

/// Rack and placement of a round; blanks that are bought back change places with the rack's tiles.
fn read(
    edition: &Edition,
    rules: &Profile,
    board: &mut Board,
    round: &PreparedRound,
) -> Option<(Rack, Placement)> {
    let mut tiles = read_rack(edition, &round.rack)?.tiles().to_vec();
    buy_back(&rules.form, board, &mut tiles);
    let placement = round.laid.read(edition)?;
    let mut after = board.clone();
    placement.play(&mut after);
    let fits = !placement.runs_off_board() && is_of_the_set(edition, &after);
    fits.then(|| (Rack::new(tiles), placement))
}

fn read_rack(edition: &Edition, text: &str) -> Option<Rack> {
    let rack = parse_rack(edition, text).ok()?;
    let fits = (1..=edition.rack_size()).contains(&rack.tiles().len());
    fits.then_some(rack)
}

/// Whether the tiles on a board are all in the set.
fn is_of_the_set(edition: &Edition, board: &Board) -> bool {
    let laid = Square::all().filter_map(|square| board.at(square));
    let laid: Vec<Tile> = laid.map(BoardTile::tile).collect();
    Bag::full(edition).take_all(laid).is_ok()
}
