//! The pages of bingo: who calls, who checks, and who plays.

use crate::parts::{Sent, TileView, rack_view};
use crate::{pastimes::page::Common, tables::place::Place};
use flavita_contests::pastimes::{Pastime, bingo::Bingo, bingo::Sheet};
use flavita_game::{Edition, Tile};
use serde::Serialize;

/// A game of bingo.
#[derive(Debug, Clone, Default, Serialize)]
pub struct BingoPage {
    /// What every game has.
    #[serde(flatten)]
    pub common: Common,
    /// The tiles called so far, the newest first.
    pub calls: Vec<TileView>,
    /// How many are in the bag.
    pub left: usize,
    /// Whether this page calls the next one.
    pub may_call: bool,
    /// Whether nobody has to be waited for.
    pub is_ready: bool,
    /// Whether all are out.
    pub has_no_winner: bool,
    /// The players, by seats.
    pub sheets: Vec<SheetView>,
    /// The seat for which words were typed that were refused, and the words.
    pub typed: (Option<usize>, [String; 2]),
}

page!(BingoPage, "pastimes/bingo.html");

/// A player with a sheet.
#[derive(Debug, Clone, Serialize)]
pub struct SheetView {
    /// Who.
    pub name: String,
    /// Whether the words are there.
    pub is_there: bool,
    /// Whether bingo was called, rightly or not.
    pub bingo: Option<bool>,
    /// Whether this page may enter the words.
    pub may_enter: bool,
    /// Whether it may strike letters and call bingo.
    pub may_play: bool,
    /// The letters of both words; none where this page does not show them.
    pub words: Vec<Vec<LetterView>>,
}

/// A letter of a sheet.
#[derive(Debug, Clone, Serialize)]
pub struct LetterView {
    /// Its place on the sheet.
    pub place: usize,
    /// What it is.
    pub tile: TileView,
    /// Whether it is struck.
    pub is_struck: bool,
}

pub(super) fn page(
    common: Common,
    pastime: &Pastime,
    game: &Bingo,
    (place, sent): (Place, &Sent),
) -> BingoPage {
    let (edition, is_over) = (&pastime.edition, game.is_over());
    let newest: Vec<Tile> = game.calls.iter().rev().copied().collect();
    let sheets = game.sheets.iter().enumerate().map(|(seat, sheet)| {
        let is_own = place == Place::Whole || place == Place::Seat(seat);
        let is_there = !sheet.letters.is_empty();
        // Who checks sees the sheets of those who have called.
        let is_shown = is_own || sheet.bingo.is_some();
        SheetView {
            name: pastime.beginning.names[seat].clone(),
            is_there,
            bingo: sheet.bingo,
            may_enter: is_own && game.calls.is_empty(),
            may_play: is_own && is_there && sheet.bingo.is_none() && !game.calls.is_empty(),
            words: if is_shown { words(edition, sheet) } else { Vec::new() },
        }
    });
    let is_refused = !common.fault.is_empty() && sent.one("act") == "enter";
    let typed = ["one", "two"].map(|name| sent.one(name).to_owned());
    BingoPage {
        sheets: sheets.collect(),
        calls: rack_view(edition, &newest),
        left: game.bag(edition).total(),
        may_call: place == Place::Whole && !is_over,
        is_ready: game.sheets.iter().all(|sheet| !sheet.letters.is_empty()),
        has_no_winner: is_over && common.winners.is_empty(),
        typed: (sent.numbers("seat").next().filter(|_| is_refused), typed),
        common,
    }
}

fn words(edition: &Edition, sheet: &Sheet) -> Vec<Vec<LetterView>> {
    let tiles: Vec<Tile> = sheet.letters.iter().map(|letter| Tile::Letter(*letter)).collect();
    let views = rack_view(edition, &tiles).into_iter().zip(&sheet.struck).enumerate();
    let letters: Vec<LetterView> = views
        .map(|(place, (tile, struck))| LetterView { place, tile, is_struck: *struck })
        .collect();
    letters.chunks(letters.len().div_ceil(2).max(1)).map(<[_]>::to_vec).collect()
}
