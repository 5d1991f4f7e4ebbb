//! What happens in a game, as it is stored: the form never changes.

use crate::pastimes::twist::{Laying, Piece};
use serde::{Deserialize, Serialize};

/// Which game, and what lies there when it begins.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(tag = "game", rename_all = "snake_case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Start {
    /// Reverse, from the last board of another game, written as CGP.
    Reverse { board: String },
    /// Bingo.
    Bingo,
    /// Twist, with its set as it was shuffled.
    Twist { pieces: Vec<Piece> },
}

/// With what a game begins.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Beginning {
    /// The whole text of the edition.
    pub edition: String,
    /// The key of the list of words.
    pub list: String,
    /// Which game.
    pub start: Start,
    /// The players by seats; the first one starts.
    pub names: Vec<String>,
    /// The secret of each seat's page; the last one is that of the table's page.
    pub keys: Vec<String>,
    /// When: milliseconds since 1970 (UTC).
    pub at_ms: i64,
}

/// Something that happens.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(tag = "happened", rename_all = "snake_case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum PastimeEvent {
    /// It begins.
    Begun(Beginning),
    /// The last act is taken back.
    Undone,
    /// Reverse: these tiles are taken off the board, by their squares' places in reading order; after
    /// the last time nothing more can be.
    Taken { seat: usize, squares: Vec<usize>, is_last: bool },
    /// Bingo: the two words of a player's sheet, before the first call.
    Entered { seat: usize, words: [String; 2] },
    /// Bingo: this tile is called, as a rack is written.
    Called { tile: String },
    /// Bingo: a letter of a sheet is struck, or no more.
    Struck { seat: usize, place: usize },
    /// Bingo: a player calls bingo.
    Bingo { seat: usize },
    /// Twist: the player on turn lays pieces.
    Laid(Laying),
    /// Twist: these open pieces go back for as many new ones, and this is the stack then.
    Exchanged { own: Vec<usize>, stack: Vec<Piece> },
    /// Twist: the last word was looked up.
    Contested { word: String, is_known: bool },
}
