//! What is wrong with a GCG file, and in what it differs from the board.

use crate::tables::reason::Reason;

/// A fault with its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct Fault {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// Why a line cannot be read, or cannot have happened.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
pub enum Problem {
    /// Neither UTF-8 nor ISO-8859-1.
    #[error("the text is neither UTF-8 nor ISO-8859-1")]
    #[strum(serialize = "unreadable")]
    NoText,
    /// No line has this form.
    #[error("\"{0}\" cannot be read")]
    Unreadable(String),
    /// Not two players.
    #[error("the game has two players, and \"{0}\" would be a third")]
    Player(String),
    /// Somebody else is on turn.
    #[error("it is not {0}'s turn")]
    Turn(String),
    /// The rules do not allow it.
    #[error("refused: {}", .0.code())]
    Refused(Reason),
    /// A rack that its player cannot have.
    #[error("this rack is impossible: {0}")]
    Rack(String),
    /// No play stands there.
    #[error("there is no play to challenge")]
    #[strum(serialize = "open")]
    NothingOpen,
    /// The game stops before its end.
    #[error("the game breaks off before its end, or the tiles left are not given")]
    #[strum(serialize = "end")]
    NoEnd,
}

impl Problem {
    /// The end of the key of its sentence.
    pub fn code(&self) -> &'static str {
        self.into()
    }

    /// What its sentence names.
    pub fn named(&self) -> String {
        if let Self::Unreadable(text) | Self::Player(text) | Self::Turn(text) | Self::Rack(text) =
            self
        {
            return text.clone();
        }
        String::new()
    }
}

/// Other points than the board gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The line of the file, from 1.
    pub line: usize,
    /// What the file says.
    pub file: i64,
    /// What the board gives.
    pub board: i64,
}
