//! Who found what in a round.

use crate::{model::PlayerNumber, model::Round, state::Tournament};
use flavita_game::{Board, Direction, Edition, Letter, Placement, Square};
use std::collections::BTreeMap;

/// What a player finds: where, which way and which letters; which of them are blanks does not
/// matter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Find {
    square: Square,
    direction: Direction,
    letters: Vec<Letter>,
}

impl Find {
    /// The find that a placement on `board` is; the first placement on a symmetrical board is the
    /// same across and down.
    pub fn of(edition: &Edition, placement: &Placement, board: &Board) -> Self {
        let mut named = placement.clone().named_once(board);
        if board.is_empty() && edition.is_symmetrical() && named.direction == Direction::Down {
            let mirrored = Square::new(named.square.column(), named.square.row());
            (named.square, named.direction) = (mirrored.unwrap_or(named.square), Direction::Across);
        }
        Self {
            square: named.square,
            direction: named.direction,
            letters: named.letters().collect(),
        }
    }
}

/// How many players found each placement of a round with a valid slip.
pub fn counts(state: &Tournament, round: &Round) -> BTreeMap<Find, usize> {
    let mut counts = BTreeMap::new();
    for player in state.players_in(round.number) {
        let slip = round.slip_of(player.number);
        let reading = slip
            .filter(|slip| slip.verdict.is_valid())
            .and_then(|slip| slip.verdict.reading.as_ref());
        if let Some(placement) = reading.and_then(|text| state.read_placement(text)) {
            *counts.entry(Find::of(&state.edition, &placement, &round.board)).or_default() += 1;
        }
    }
    counts
}

/// The numbers of the players who found a top of a round.
pub fn top_finders<'a>(
    state: &'a Tournament,
    round: &'a Round,
) -> impl Iterator<Item = PlayerNumber> + 'a {
    state
        .players_in(round.number)
        .map(|player| player.number)
        .filter(|number| has_top(round, *number))
}

/// Whether a player found a top of a round.
pub fn has_top(round: &Round, player: PlayerNumber) -> bool {
    round.slip_of(player).is_some_and(|slip| slip.verdict.is_top)
}
