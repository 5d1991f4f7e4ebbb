//! The first word of a game in which it must be longer than others, and in which fewer tiles will
//! do where a rack gives none of so many.

use crate::game::edition::hand::SHORTEST_WORD;
use crate::solver::playable::any_placement;
use crate::solver::position::Position;

/// The question with the shortest first word that is enough for its rack: as many tiles as the
/// edition asks, or what eases that, step by step, until something can be laid.
#[must_use]
pub fn eased(position: Position<'_>) -> Position<'_> {
    if !position.board.is_empty() {
        return position;
    }
    let steps = position.edition.first_words();
    let mut questions = steps.iter().map(|shortest| Position {
        shortest: *shortest,
        ..position
    });
    let is_enough = |question: &Position<'_>| any_placement(question, |_| true);
    // One step alone, and the last of several, counts whether anything can be laid or not.
    let longer = questions.by_ref().take(steps.len() - 1);
    let longer: Vec<Position<'_>> = longer.collect();
    let enough = longer.into_iter().find(is_enough);
    enough.or_else(|| questions.next()).unwrap_or(position)
}

/// The question where anything is enough that eases the first word: what some rack can lay at all.
#[must_use]
pub fn at_last(position: Position<'_>) -> Position<'_> {
    let last = position.edition.first_words().last().copied();
    Position {
        shortest: last
            .filter(|_| position.board.is_empty())
            .unwrap_or(SHORTEST_WORD),
        ..position
    }
}
