//! What is asked of a table, why it is not done, and what happens, as it is stored: that form never
//! changes.

use crate::{tables::act::Reason, tables::fault::Problem};
use serde::{Deserialize, Serialize};

/// What somebody asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The clock shall run.
    Run,
    /// It shall stand.
    Stand,
    /// The player on turn means to do this.
    Propose(Proposal),
    /// He takes that back.
    Undo,
    /// He presses the clock: what he means to do is done.
    Press,
    /// These words of the last play, or all where none is named, are contested.
    Challenge(String),
    /// The last play is taken back by its player.
    Withdraw,
    /// The last play may stand.
    Accept,
    /// The blank on this square is bought back.
    Buy(String),
    /// This is left on the rack of a player, which nobody has seen.
    Left(String),
    /// So many vowels shall be on the rack when tiles are drawn from two bags.
    Wish(usize),
}

/// Why it is not done.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "snake_case")]
pub enum TableRefusal {
    /// A rule.
    #[error("refused: {}", .0.code())]
    Rule(Reason),
    /// The clock stands.
    #[error("the clock stands")]
    ClockStands,
    /// Another turn is played by now than the one that was seen.
    #[error("another turn is played by now")]
    MovedOn,
    /// Nothing is meant to be done yet.
    #[error("nothing is proposed")]
    NothingProposed,
    /// These cannot be the tiles left over, or they are not asked for.
    #[error("these are not the tiles left over")]
    LeftAmiss,
    /// The words contested have been looked up for this play: they are in the list.
    #[error("these words have been contested in vain")]
    Upheld,
    /// It cannot be read, or cannot have happened.
    #[error("{0}")]
    #[strum(serialize = "unreadable")]
    Faulty(Problem),
}

impl TableRefusal {
    /// The end of the key of its sentence.
    pub fn code(&self) -> &'static str {
        if let Self::Rule(reason) = self { reason.code() } else { self.into() }
    }
}

/// With what a table begins.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Beginning {
    /// The whole text of the edition.
    pub edition: String,
    /// The key of the list of words.
    pub list: String,
    /// The rules as a file, every value of them.
    pub rules: String,
    /// What the club calls this table; empty where it has no name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub table: String,
    /// The players by seats.
    pub names: Vec<String>,
    /// The seat of the one who starts.
    pub first: usize,
    /// The secret of each seat's page; the last one is the page of the table itself.
    pub keys: Vec<String>,
    /// When: milliseconds since 1970 (UTC).
    pub at_ms: i64,
    /// The strengths of the computers by seats; empty for people, and where there is none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub computers: Vec<String>,
    /// Of a game out of a file, the rows of its record whose racks nobody saw whole.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guessed: Vec<usize>,
}

/// What the player on turn means to do until he presses the clock: the cells of the record.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Proposal {
    /// The action.
    pub action: String,
    /// The square of a word.
    pub at: String,
    /// The word, or the tiles given back.
    pub word: String,
}

impl Proposal {
    /// An act that names its square or its tiles, or neither.
    pub(crate) fn of(action: &str, at: &str, word: &str) -> Self {
        let [action, at, word] = [action, at, word].map(str::to_owned);
        Self { action, at, word }
    }
}

/// Something that happens at a table.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(tag = "happened", rename_all = "snake_case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum TableEvent {
    /// It begins.
    Begun(Beginning),
    /// A player draws these tiles.
    Drawn { seat: usize, tiles: String },
    /// The clock of the player on turn runs.
    ClockRan,
    /// It stands; this is how long his turn has taken since its last row.
    ClockStood { ms: u64 },
    /// The player on turn means to do this.
    Proposed(Proposal),
    /// He means to do something else.
    Undone,
    /// A row of the record, and what the list said of it.
    Acted { row: [String; 7], ruled: bool },
    /// A player lets the last play stand.
    Accepted { seat: usize },
    /// Of two bags a player draws until so many vowels are on his rack.
    Wished { seat: usize, vowels: usize },
}
