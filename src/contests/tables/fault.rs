//! Why a record of an ordinary game cannot be judged: a reason and its line.

use crate::tables::cells::AtLine;
use flavita_game::{ParseReferenceError, ParseTilesError};

/// A fault of a record with its place; the header is line 1.
pub type Fault = AtLine<Problem>;

/// What is wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Problem {
    /// The bytes are no text.
    #[error("this is not UTF-8 text; save the file as UTF-8")]
    NoText,
    /// A quotation mark opens a cell that the file does not end.
    #[error("a quotation mark is not closed")]
    OpenQuotation,
    /// A heading is missing.
    #[error(
        "the column \"{0}\" is missing; the columns are turn,player,action,rack,at,word,seconds"
    )]
    MissingColumn(&'static str),
    /// A heading stands twice.
    #[error("the column \"{0}\" appears twice")]
    ColumnTwice(&'static str),
    /// A row is longer than the headings.
    #[error("there is no column for \"{0}\"")]
    Surplus(String),
    /// The file has headings only.
    #[error("the file has no rows")]
    NoRows,
    /// Not the number of a turn.
    #[error(
        "\"{0}\" is not a turn number: turns are numbered from 1, and a lot is drawn in turn 0"
    )]
    NoTurn(String),
    /// Nobody is named.
    #[error("the row has no player")]
    NoPlayer,
    /// Not one of the actions.
    #[error("\"{0}\" is not an action; the actions are {1}")]
    NoAction(String, String),
    /// A cell that this action leaves empty.
    #[error("the cell \"{column}\" must be empty for {action}, but has \"{text}\"")]
    NotEmpty { column: &'static str, action: &'static str, text: String },
    /// A rack, or tiles given back, that cannot be read.
    #[error("the tiles \"{text}\" cannot be read: {reason}")]
    NoTiles { text: String, reason: ParseTilesError },
    /// Not one tile.
    #[error("\"{0}\" is not one tile")]
    NotOneTile(String),
    /// Not a square with a direction.
    #[error(transparent)]
    NoSquare(ParseReferenceError),
    /// A word that is not made of the edition's tiles.
    #[error(
        "the word \"{0}\" cannot be read; it has letters only, and a laid blank is a small one"
    )]
    NoWord(String),
    /// Not a time.
    #[error("\"{0}\" is not a number of seconds with at most three decimals")]
    NoSeconds(String),
    /// Five players or more.
    #[error("\"{0}\" is a fifth player; at most four can play")]
    TooManyPlayers(String),
    /// Somebody who drew no lot though others did, or who is never on turn.
    #[error("\"{0}\" has no seat: who plays draws a lot where others do, and has turns of his own")]
    NoSeat(String),
    /// A lot after the game has begun.
    #[error("lots are drawn before all else")]
    LotTooLate,
    /// A lot of somebody who has none to draw now.
    #[error("\"{0}\" has no lot to draw now")]
    LotTooMany(String),
    /// The lots drawn do not say who starts.
    #[error("the lots do not say who starts: everybody draws one, equals draw again")]
    LotsUndecided,
    /// The number of another turn.
    #[error("turn {found} appears where turn {expected} should be")]
    OtherTurn { found: u32, expected: u32 },
    /// A turn that has not begun.
    #[error("turn {0} has not begun")]
    TurnNotBegun(u32),
    /// A rack of another size.
    #[error("the rack has {found} tiles; it should have {expected}")]
    RackSize { found: usize, expected: usize },
    /// A rack without a tile that was on it and stayed.
    #[error("the rack lacks {0}, which stayed on it")]
    RackLacks(String),
    /// A rack with a tile that was not in the bag.
    #[error("{0} cannot have been drawn: it was no longer in the bag")]
    NotInBag(String),
    /// More of a tile than the set has.
    #[error("there would be more {0} on the board and the racks than the set has")]
    TooManyOfTile(String),
    /// An end declared when another rack is needed that no later row shows.
    #[error(
        "whether the others can play anything is not known: no later row shows the rack of one"
    )]
    RackNotShown,
    /// A rack left over while the game goes on.
    #[error("the game has not ended, so nothing is left over yet")]
    LeftBeforeEnd,
    /// A player shows what he has left a second time.
    #[error("what is left is shown once")]
    LeftTwice,
    /// Another act after the first rack left over.
    #[error("after what is left on a rack nothing else is played")]
    AfterLeft,
    /// A rack left over is missing.
    #[error("the game has ended, and what \"{0}\" has left is missing")]
    LeftMissing(String),
}
