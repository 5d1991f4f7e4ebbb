//! The first word of a game in which it must be longer than others, and in which fewer tiles will
//! do where a rack gives none of so many.

use crate::{position::Position, themed::any_placement};
use flavita_game::SHORTEST_WORD;

/// The question with the shortest first word that is enough for its rack: as many tiles as the
/// edition asks, or what eases that, step by step, until something can be laid.
pub fn eased(position: Position<'_>) -> Position<'_> {
    if !position.board.is_empty() {
        return position;
    }
    let steps = position.edition.hand.first_words();
    let (last, longer) = steps.split_last().expect("there is a least length");
    let of = |shortest: &usize| Position { shortest: *shortest, ..position };
    // The last step counts whether anything can be laid or not.
    let mut longer = longer.iter().map(of);
    let enough = longer.find(|question| any_placement(question, |_| true));
    enough.unwrap_or_else(|| of(last))
}

/// The question where anything is enough that eases the first word: what some rack can lay at all.
pub fn at_last(position: Position<'_>) -> Position<'_> {
    let last = position.edition.hand.first_words().last().copied();
    Position {
        shortest: last.filter(|_| position.board.is_empty()).unwrap_or(SHORTEST_WORD),
        ..position
    }
}
