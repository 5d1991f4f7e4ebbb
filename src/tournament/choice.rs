//! Which of several equal tops goes on the board.

use crate::game::board::Board;
use crate::solver::rank::Ranked;

/// The tops of a ranked list: its first placement and the equals.
#[must_use]
pub fn tops(ranked: &[Ranked]) -> &[Ranked] {
    let is_top = |r: &&Ranked| Some(r.points) == ranked.first().map(|best| best.points);
    &ranked[..ranked.iter().take_while(is_top).count()]
}

/// The tops among which the arbiter may choose by the house rule: those with the fewest blanks,
/// as places in the list.
#[must_use]
pub fn candidates(tops: &[Ranked], board: &Board) -> Vec<usize> {
    let blanks = |top: &Ranked| {
        let laid = top.placement.laid(board);
        laid.filter(|(_, tile)| tile.is_blank).count()
    };
    let fewest = tops.iter().map(blanks).min();
    let with_fewest = tops
        .iter()
        .enumerate()
        .filter(|(_, top)| Some(blanks(top)) == fewest);
    with_fewest.map(|(i, _)| i).collect()
}

/// The top that is laid where nobody chooses, as a place in the list; `None` where there is none.
///
/// The first of the [`candidates`]: the list is in reading order, across before down, then
/// alphabetical.
#[must_use]
pub fn unattended(tops: &[Ranked], board: &Board) -> Option<usize> {
    candidates(tops, board).first().copied()
}
