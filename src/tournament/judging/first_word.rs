//! The first word where it needs no coordinates: it is written across and counts at its dearest
//! place.
//!
//! It lies there on everybody's board, too.

use crate::judging::understanding::{Understood, order_of_readings, read_at};
use crate::{judging::case::Case, model::Reason, profile::tops::FirstMove};
use flavita_game::{BoardTile, Direction, Reference, Square};

/// Whether this is a first word that needs none.
pub(super) fn needs_no_coordinates(case: &Case<'_>) -> bool {
    case.rules.first_move == FirstMove::DearestAcross && case.board.is_empty()
}

/// The first word at its dearest place across; of several ways to cut it the one with the fewest
/// points.
pub(super) fn dearest(case: &Case<'_>, cuts: Vec<Vec<BoardTile>>) -> Understood {
    let best = cuts.into_iter().filter_map(|tiles| dearest_place(case, &tiles));
    best.min_by_key(|found| order_of_readings(&found.verdict))
        .unwrap_or_else(|| Understood::nothing(Reason::OffBoard))
}

/// Of the places with the fewest objections the dearest, the leftmost of equals.
fn dearest_place(case: &Case<'_>, tiles: &[BoardTile]) -> Option<Understood> {
    let start = case.edition.start();
    let first = (start.column() + 1).saturating_sub(tiles.len());
    let places = (first..=start.column()).filter_map(|column| {
        let at =
            Reference { square: Square::new(start.row(), column)?, direction: Direction::Across };
        Some(read_at(case, at, tiles.to_vec()))
    });
    places.min_by_key(|found| {
        let verdict = &found.verdict;
        let worth = verdict.would_be.unwrap_or(i32::MIN + 1);
        (verdict.reasons.len(), -worth)
    })
}
