//! The page of reverse.

use crate::{parts::BoardView, parts::Sent, parts::board_view, pastimes::page::Common};
use flavita_contests::{pastimes::Pastime, pastimes::reverse::MOST, pastimes::reverse::Reverse};
use flavita_i18n::language::Language;
use serde::Serialize;

/// A game of reverse.
#[derive(Debug, Clone, Default, Serialize)]
pub struct ReversePage {
    /// What every game has.
    #[serde(flatten)]
    pub common: Common,
    /// What is left.
    pub board: BoardView,
    /// The places of the tiles that were chosen when an act was refused.
    pub chosen: Vec<usize>,
    /// The most tiles of a turn.
    pub most: usize,
    /// The points, by seats.
    pub totals: Vec<i32>,
    /// What was taken, the newest first.
    pub removals: Vec<RemovalRow>,
}

page!(ReversePage, "pastimes/reverse.html");

/// What somebody took.
#[derive(Debug, Clone, Serialize)]
pub struct RemovalRow {
    /// Who.
    pub player: String,
    /// The tiles.
    pub tiles: String,
    /// Their points.
    pub points: i32,
}

pub(super) fn page(
    common: Common,
    pastime: &Pastime,
    game: &Reverse,
    sent: &Sent,
    language: Language,
) -> ReversePage {
    let named = |seat: usize| pastime.beginning.names[seat].clone();
    let removals = game.removals.iter().rev().map(|one| RemovalRow {
        player: named(one.seat),
        tiles: one.tiles.clone(),
        points: one.points,
    });
    ReversePage {
        board: board_view(&pastime.edition, &game.board, None, language),
        chosen: sent.numbers("tile").collect(),
        most: MOST,
        totals: game.totals.clone(),
        removals: removals.collect(),
        common,
    }
}
