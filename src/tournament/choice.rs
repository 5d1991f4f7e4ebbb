//! Which of several equal tops goes on the board.

use crate::solver::rank::Ranked;

/// The tops among which the arbiter may choose by the house rule: those with the fewest blanks,
/// as places in the list.
///
/// Unattended, the first of them is taken: the list is in reading order, across before down, then
/// alphabetical.
#[must_use]
pub fn candidates(tops: &[Ranked], blanks_laid: impl Fn(&Ranked) -> usize) -> Vec<usize> {
    let fewest = tops.iter().map(&blanks_laid).min();
    let with_fewest = tops
        .iter()
        .enumerate()
        .filter(|(_, top)| Some(blanks_laid(top)) == fewest);
    with_fewest.map(|(i, _)| i).collect()
}
