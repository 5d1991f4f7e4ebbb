//! What a slip is judged against.

use crate::{model::Round, profile::definition::Profile, state::Tournament};
use flavita_game::{Board, Edition, TileCounts};
use flavita_lexicon::graph::Graph;
use flavita_solver::position::Position;

/// What a slip is judged against.
#[derive(Clone, Debug)]
pub struct Case<'a> {
    /// Values and premiums.
    pub edition: &'a Edition,
    /// The rules.
    pub rules: &'a Profile,
    /// The dictionary.
    pub words: &'a Graph,
    /// The board before the round.
    pub board: &'a Board,
    /// The rack of the round.
    pub rack: TileCounts,
    /// The points of the round's top; `None` while there is none.
    pub top: Option<i32>,
    /// The thinking time granted, in milliseconds: what is noted beyond it is late.
    pub granted_ms: u64,
}

impl<'a> Case<'a> {
    /// What a slip of a round is judged against.
    pub fn of(state: &'a Tournament, words: &'a Graph, round: &'a Round) -> Self {
        Self {
            edition: &state.edition,
            rules: &state.profile,
            words,
            board: &round.board,
            rack: round.rack.counts(),
            top: round.tops.as_ref().map(|tops| tops.points),
            granted_ms: round.clock.granted_ms,
        }
    }

    /// What the solver is asked about the same rack.
    pub(super) fn question(&self) -> Position<'_> {
        Position::new(self.edition, self.words, self.board, &self.rack)
    }
}
