//! Why something that is asked is not done.

/// What the referee says no to.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
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
    /// Bingo: a word has not seven letters, or signs that no tile shows.
    #[error("not seven letters")]
    NotSeven,
    /// Bingo: the set has this letter less often.
    #[error("the set has fewer {0}")]
    NotInSet(String),
    /// Bingo: a sheet is not there yet.
    #[error("a sheet is missing")]
    SheetMissing,
    /// Bingo: after the first call no sheet is changed.
    #[error("the sheets lie")]
    SheetsLie,
    /// Bingo: who plays does not call.
    #[error("only the caller draws")]
    NotCaller,
    /// Bingo: all tiles were called.
    #[error("the bag is empty")]
    BagEmpty,
    /// Bingo: the letter was not called, or not so often.
    #[error("the letter was not called")]
    NotCalled,
    /// Bingo: who called wrongly.
    #[error("out of the game")]
    OutOfGame,
    /// Twist: no letter of the player's own is laid.
    #[error("no letter is laid")]
    NothingLaid,
    /// Twist: the letters laid and those free on the table do not spell the word.
    #[error("the letters do not spell the word")]
    NotSpelled,
    /// Twist: the word uses no letter that lies on the table.
    #[error("no letter of the table is used")]
    NoOldLetter,
    /// Twist: more than one action piece.
    #[error("more than one action piece")]
    OneAction,
    /// Twist: the action piece does not lie on a letter of the word.
    #[error("the action piece lies elsewhere")]
    NotOnWord,
    /// Twist: not so many pieces are given away, or not to others.
    #[error("the wrong pieces are given")]
    WrongGifts,
    /// Twist: the stack has fewer pieces than go back.
    #[error("the stack is too small")]
    StackTooSmall,
    /// Twist: no word of another player can be contested.
    #[error("there is nothing to challenge")]
    NothingToChallenge,
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
        let word = if let Self::NoWord(word) | Self::NotInSet(word) = self { word } else { "" };
        (self.into(), word)
    }
}
