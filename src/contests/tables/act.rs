//! What players do at a table.

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
