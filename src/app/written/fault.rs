//! What is wrong with a written game, and what is odd about it: a reason and its line.

use flavita_i18n::{language::Language, reason::sentence};
use flavita_tournament::model::{Reason, Refusal, RoundNumber};

/// Which of the two tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// The rounds.
    Game,
    /// The slips.
    Slips,
}

/// A fault with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct Fault {
    /// In which table.
    pub table: Table,
    /// In which line of it, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// Why a line cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Problem {
    /// The bytes are no text.
    #[error("this is not UTF-8 text; save the file as UTF-8")]
    NoText,
    /// The table is empty.
    #[error("write the columns {0}")]
    NoHeadings(String),
    /// A row is longer than the headings.
    #[error("there is no column for \"{0}\"")]
    Surplus(String),
    /// A quotation mark is open at the end of a line.
    #[error("a cell continues on the next line; is a quotation mark not closed?")]
    OpenQuotation,
    /// A heading that is none.
    #[error("there is no column \"{name}\"; the columns are {columns}")]
    UnknownColumn { name: String, columns: String },
    /// A heading is missing.
    #[error("the column \"{name}\" is missing; the columns are {columns}")]
    MissingColumn { name: String, columns: String },
    /// A heading stands twice.
    #[error("the column \"{0}\" appears twice")]
    ColumnTwice(String),
    /// The table has headings only.
    #[error("the file has no rounds")]
    NoRounds,
    /// The table has headings only.
    #[error("the file has no slips")]
    NoSlips,
    /// A round stands twice.
    #[error("round {0} appears twice")]
    RoundTwice(usize),
    /// Rounds are not numbered one after another.
    #[error("round {found} appears where round {expected} should be")]
    RoundOutOfOrder { found: usize, expected: usize },
    /// A round has no rack.
    #[error("round {0} has no rack")]
    NoRack(usize),
    /// A word has no square.
    #[error("the square of {0} is missing")]
    NoPlace(String),
    /// A square has no word.
    #[error("the word at {0} is missing")]
    NoWord(String),
    /// A slip of a round that was not played.
    #[error("the game has no round {0}")]
    NoSuchRound(RoundNumber),
    /// A slip of nobody.
    #[error("the slip has no player")]
    NoPlayer,
    /// Not a round's number.
    #[error("\"{0}\" is not a round number")]
    NoRoundNumber(String),
    /// Not a number of points.
    #[error("\"{0}\" is not a number of points")]
    NoPoints(String),
    /// Not a time.
    #[error("\"{0}\" is not a number of seconds")]
    NoSeconds(String),
    /// What the rules refuse.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// What cannot lie on the board, and why not.
    #[error("{refusal}. {}", sentences(.reasons))]
    CannotLie { refusal: Refusal, reasons: Vec<Reason> },
}

impl Problem {
    pub(crate) fn at(self, table: Table, line: usize) -> Fault {
        Fault { table, line, problem: self }
    }
}

/// What is odd about a round and does not stop the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Oddity {
    /// The rack is not full although the bag has tiles.
    #[error("the rack {rack} has {given} of {wanted} tiles")]
    FewTiles { rack: String, given: usize, wanted: usize },
    /// No rack is left that the rules would take.
    #[error("under the rules no rack was possible any more, yet {0} was played")]
    NoRackLeft(String),
    /// Too few vowels or consonants.
    #[error("the rack {rack} is below the minimum of {vowels} vowels and {consonants} consonants")]
    BelowMinimum { rack: String, vowels: usize, consonants: usize },
    /// Too many vowels or consonants.
    #[error("the rack {rack} is above the maximum of {vowels} vowels and {consonants} consonants")]
    AboveMaximum { rack: String, vowels: usize, consonants: usize },
    /// Nothing can be laid.
    #[error("{0} has no legal play; the board stays as it is")]
    NothingToLay(String),
    /// Words on the board that the dictionary lacks.
    #[error("{}", sentences(.0))]
    UnknownWords(Vec<Reason>),
}

fn sentences(reasons: &[Reason]) -> String {
    let sentences: Vec<String> =
        reasons.iter().map(|reason| sentence(Language::English, reason)).collect();
    sentences.join(" ")
}
