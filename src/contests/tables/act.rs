//! What players do at a table, and why it is refused, or what came of it: the codes of turns.csv.

use crate::tables::rules::TableRules;
use flavita_game::{BoardTile, Letter, Reference, Tile, TileCounts};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

/// What somebody does or says, as it is put before the referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// The number of the turn that it belongs to; a lot and what is left over belong to none.
    pub turn: u32,
    /// The seat of the player, from 0.
    pub player: usize,
    /// How long it took, in milliseconds.
    pub ms: u64,
    /// What it is.
    pub deed: Deed,
}

/// What somebody does or says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// He draws a tile for who starts.
    Lot(Tile),
    /// He does what the player on turn may do, with this rack.
    Turn(TileCounts, TurnDeed),
    /// He contests a play: these words of it, each as it can be read, or all where none is named.
    Challenge(Vec<Vec<Vec<Letter>>>),
    /// He takes his play back.
    Withdraw,
    /// He shows what is left on his rack.
    Left(TileCounts),
}

/// What the player on turn may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnDeed {
    /// Lay a word here; its letters as they can be read, where a tile has several of them.
    Play(Reference, Vec<Vec<BoardTile>>),
    /// Give these tiles back and draw others.
    Exchange(TileCounts),
    /// Do nothing.
    Pass,
    /// Play no more.
    Resign,
    /// Say that nobody can lay anything.
    End,
    /// Change the blank there for its letter, from the rack.
    Buy(Reference),
}

/// The acts by the names that files give them.
#[derive(Clone, Copy, Debug, EnumIter, IntoStaticStr, PartialEq, Eq)]
#[strum(serialize_all = "snake_case")]
pub enum Action {
    /// A tile for who starts.
    Lot,
    /// A word.
    Play,
    /// Other tiles.
    Exchange,
    /// Nothing.
    Pass,
    /// The game given up.
    Resign,
    /// The end declared.
    End,
    /// A blank bought back.
    Buy,
    /// A play contested.
    Challenge,
    /// A play taken back.
    Withdraw,
    /// Tiles left over.
    Left,
}

impl Action {
    /// The name in files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Those that these rules know.
    pub fn all(rules: &TableRules) -> impl Iterator<Item = Self> {
        Self::iter().filter(|action| *action != Self::Buy || rules.blank_bought_back)
    }
}

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
