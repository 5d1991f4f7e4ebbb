//! What a referee asks about words: a list, or what came of it the first time.

use flavita_game::{Board, Edition, Letter, TileCounts};
use flavita_lexicon::graph::Graph;
use flavita_solver::{position::Position, themed::any_placement};

/// What a referee asks about words.
#[derive(Clone, Copy, Debug)]
pub enum Words<'a> {
    /// This list.
    List(&'a Graph),
    /// Nobody any more: of an act of before it is known whether all its words were in the list, or
    /// whether anybody could lay anything.
    Ruled(bool),
}

impl Words<'_> {
    /// Whether this is a word.
    pub(super) fn knows(self, word: &[Letter]) -> bool {
        match self {
            Self::List(words) => words.contains(word.iter().copied()),
            Self::Ruled(ruled) => ruled,
        }
    }

    /// Whether something can be laid from this rack.
    pub(super) fn can_lay(self, edition: &Edition, board: &Board, rack: &TileCounts) -> bool {
        match self {
            Self::List(words) => {
                any_placement(&Position::new(edition, words, board, rack), |_| true)
            }
            Self::Ruled(ruled) => ruled,
        }
    }
}
