//! Why something that is asked is not done.

/// What the referee says no to.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
#[error("refused: {}", self.code().0)]
pub enum Refusal {
    /// It is another game.
    OtherGame,
    /// The game is over.
    GameOver,
    /// Somebody else is on turn.
    OutOfTurn,
    /// Something happened since the page was seen.
    MovedOn,
    /// Nothing can be taken back by who asks.
    NothingToUndo,
    /// Reverse: no tile is chosen, or a square without one.
    NothingTaken,
    /// Reverse: more than six.
    TooMany,
    /// Reverse: the tiles do not belong to one word.
    SeveralWords,
    /// What would be left is no word.
    NoWord(String),
    /// Bingo: a word has not seven letters, or signs that no tile shows.
    NotSeven,
    /// Bingo: the set has this letter less often.
    NotInSet(String),
    /// Bingo: a sheet is not there yet.
    SheetMissing,
    /// Bingo: after the first call no sheet is changed.
    SheetsLie,
    /// Bingo: who plays does not call.
    NotCaller,
    /// Bingo: all tiles were called.
    BagEmpty,
    /// Bingo: the letter was not called, or not so often.
    NotCalled,
    /// Bingo: who called wrongly.
    OutOfGame,
    /// Twist: no letter of the player's own is laid.
    NothingLaid,
    /// Twist: the letters laid and those free on the table do not spell the word.
    NotSpelled,
    /// Twist: the word uses no letter that lies on the table.
    NoOldLetter,
    /// Twist: more than one action piece.
    OneAction,
    /// Twist: the action piece does not lie on a letter of the word.
    NotOnWord,
    /// Twist: not so many pieces are given away, or not to others.
    WrongGifts,
    /// Twist: the stack has fewer pieces than go back.
    StackTooSmall,
    /// Twist: no word of another player can be contested.
    NothingToChallenge,
    /// Reverse: one tile would be left alone on the board.
    LoneTile,
    /// Reverse: what is left would not hang together.
    NotJoined,
}

impl Refusal {
    /// The end of the key of its sentence, and the word that stands in it.
    pub fn code(&self) -> (&'static str, &str) {
        let word = if let Self::NoWord(word) | Self::NotInSet(word) = self { word } else { "" };
        (self.into(), word)
    }
}
