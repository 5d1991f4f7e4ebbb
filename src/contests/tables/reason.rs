//! Why an act is refused, or what came of it: the codes of turns.csv.

use strum::IntoStaticStr;

/// Why an act is refused, or what came of it. Of the reasons against a play the first one counts.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq)]
#[strum(serialize_all = "snake_case")]
pub enum Reason {
    /// The game has ended.
    GameOver,
    /// Somebody else is on turn.
    OutOfTurn,
    /// The turn has taken longer than it may.
    TooSlow,
    /// The word runs off the board.
    OffBoard,
    /// A tile stands right before or after the word.
    PartOfLongerWord,
    /// Another letter stands there.
    ReplacesTile,
    /// Every square of the word is taken.
    NothingLaid,
    /// The rack does not have these tiles.
    NotInRack,
    /// The first word does not cover the start.
    StartNotCovered,
    /// The word has one letter.
    OneLetter,
    /// The word touches nothing.
    DoesNotTouch,
    /// The first word has fewer tiles than it must have.
    FirstWordShort,
    /// A word made is not in the list.
    NotInDictionary,
    /// No tile is given back.
    NothingExchanged,
    /// The bag holds too few tiles.
    BagTooSmall,
    /// While a long first word is looked for nobody exchanges.
    RacksStay,
    /// No blank lies there.
    NoBlankThere,
    /// One blank is bought back in this turn already.
    BoughtAlready,
    /// A blank that was bought back is laid in the same turn.
    BlankNotLaid,
    /// Something can be laid yet, or tiles exchanged.
    MovesLeft,
    /// The referee looks after the words.
    NoChallenges,
    /// Who has resigned contests nothing.
    NotPlaying,
    /// The turn is closed.
    TooLate,
    /// No accepted play stands there.
    NothingToChallenge,
    /// One's own play.
    OwnWord,
    /// The play did not make this word.
    WordNotFormed,
    /// The play is taken back.
    Won,
    /// The play stands.
    Lost,
    /// He has no accepted play there.
    NothingToWithdraw,
    /// What lies, lies.
    TilesStay,
    /// The play was taken back by its player.
    Withdrawn,
}

impl Reason {
    /// The code.
    pub fn code(self) -> &'static str {
        self.into()
    }
}
