//! The record of a game.

use serde::Serialize;

use crate::{page::Page, pages::board::BoardView};

/// `GET /t/{id}/print/record`: every round with rack, top and finders, and the board at the end.
#[derive(Debug, Clone, Default, Serialize)]
pub struct RecordSheet {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// The rounds whose tops lie on the board.
    pub rounds: Vec<RecordLine>,
    /// The board.
    pub board: BoardView,
}

/// A round of the record.
#[derive(Debug, Clone, Serialize)]
pub struct RecordLine {
    /// Its number.
    pub round: u32,
    /// The tiles that everybody played.
    pub rack: String,
    /// What went on the board: `ВЫБОРЫ`.
    pub word: String,
    /// Where: `О1`.
    pub at: String,
    /// The top's points.
    pub points: i32,
    /// The tops so far added up.
    pub sum: i32,
    /// How many tops there were besides; nothing where it was the only one.
    pub others: String,
    /// How many of the players found a top: `3/46`.
    pub found: String,
    /// The only player with the best score; empty where there was none.
    pub solo: String,
    /// The players' mean in hundredths of the top's points, in words.
    pub share: String,
}

impl Page for RecordSheet {
    const TEMPLATE: &'static str = "pages/print/record.html";
}
