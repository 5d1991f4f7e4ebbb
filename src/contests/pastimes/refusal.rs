//! Why something that is asked is not done.

/// What the referee says no to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is another game.
    #[error("this game has no such act")]
    OtherGame,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is on turn.
    #[error("somebody else is on turn")]
    OutOfTurn,
    /// Something happened since the page was seen.
    #[error("something happened meanwhile")]
    MovedOn,
    /// Nothing can be taken back by who asks.
    #[error("nothing can be taken back")]
    NothingToUndo,
    /// Reverse: no tile is chosen, or a square without one.
    #[error("no tile is chosen")]
    NothingTaken,
    /// Reverse: more than six.
    #[error("more than six tiles")]
    TooMany,
    /// Reverse: the tiles do not belong to one word.
    #[error("the tiles are not of one word")]
    SeveralWords,
    /// What would be left is no word.
    #[error("{0} is no word")]
    NoWord(String),
    /// Reverse: one tile would be left alone on the board.
    #[error("one tile would be left")]
    LoneTile,
    /// Reverse: what is left would not hang together.
    #[error("the rest is not joined")]
    NotJoined,
}

impl Refusal {
    /// The end of the key of its sentence, and the word that stands in it.
    pub fn code(&self) -> (&'static str, &str) {
        match self {
            Self::OtherGame => ("other-game", ""),
            Self::GameOver => ("game-over", ""),
            Self::OutOfTurn => ("out-of-turn", ""),
            Self::MovedOn => ("moved-on", ""),
            Self::NothingToUndo => ("nothing-to-undo", ""),
            Self::NothingTaken => ("nothing-taken", ""),
            Self::TooMany => ("too-many", ""),
            Self::SeveralWords => ("several-words", ""),
            Self::NoWord(word) => ("no-word", word),
            Self::LoneTile => ("lone-tile", ""),
            Self::NotJoined => ("not-joined", ""),
        }
    }
}
