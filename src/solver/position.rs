//! What the solver is asked: a board, a rack, the words and the edition.

use crate::{ground::Ground, lane::Lane};
use flavita_game::{Board, Edition, SHORTEST_WORD, TileCounts};
use flavita_lexicon::graph::Graph;

/// A question to the solver.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// Values, premiums and bonuses.
    pub edition: &'a Edition,
    /// The words.
    pub words: &'a Graph,
    /// The tiles that lie already.
    pub board: &'a Board,
    /// The tiles that may be laid.
    pub rack: &'a TileCounts,
    /// The most tiles that one placement may lay.
    pub most_tiles: usize,
    /// The lanes of the board, where somebody keeps them up from one board to the next.
    pub lanes: Option<&'a [Lane]>,
    /// The fewest squares of a word: more than two only for the first one of some games.
    pub shortest: usize,
}

impl<'a> Position<'a> {
    /// The ordinary question: of the rack may be laid what the edition allows.
    pub fn new(
        edition: &'a Edition,
        words: &'a Graph,
        board: &'a Board,
        rack: &'a TileCounts,
    ) -> Self {
        Self {
            edition,
            words,
            board,
            rack,
            lanes: None,
            most_tiles: edition.hand.most_laid.unwrap_or(usize::MAX).min(rack.total()),
            shortest: if board.is_empty() { edition.hand.first_word() } else { SHORTEST_WORD },
        }
    }

    /// What its lanes are made of.
    pub fn ground(&self) -> Ground<'a> {
        Ground { edition: self.edition, words: self.words, board: self.board }
    }
}
