//! Why something written is no word of a list.

use flavita_game::SIDE;

/// The fewest letters of a word.
pub const SHORTEST: usize = 2;

/// What is wrong with a line of a list, or with a word typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Fault {
    /// A letter that no tile shows.
    #[error("no tile shows {letter:?} (character {position})")]
    Letter {
        /// The letter, as a capital.
        letter: char,
        /// Which character of the word it is, from 1.
        position: usize,
    },
    /// A letter of the other alphabet that looks like one of the tiles.
    #[error(
        "{letter:?} (character {position}) is {}, the tile {tile:?} is {}",
        alphabet_of(*letter),
        alphabet_of(*tile)
    )]
    LookAlike {
        /// The letter, as a capital.
        letter: char,
        /// The letter of the tile.
        tile: char,
        /// Which character of the word it is, from 1.
        position: usize,
    },
    /// Too few or too many letters for a word on the board.
    #[error("{tiles} {}, a word has {SHORTEST} to {SIDE}", if *tiles == 1 { "tile" } else { "tiles" })]
    Length { tiles: usize },
    /// A `|` that does not stand between two letters.
    #[error("a | goes between two letters, not at the edge")]
    Mark,
    /// Several columns, where a line holds one word.
    #[error("more than one word on the line")]
    Columns,
}

impl Fault {
    /// What the fault is about, without its details: for counting faults of a kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Letter { .. } => "a letter that no tile shows",
            Self::LookAlike { .. } => "a letter of the other alphabet",
            Self::Length { tiles } if *tiles < SHORTEST => "too short",
            Self::Length { .. } => "too long",
            Self::Mark => "a | at the edge",
            Self::Columns => "more than one word",
        }
    }
}

fn alphabet_of(letter: char) -> &'static str {
    match letter {
        '\u{400}'..='\u{52f}' => "Cyrillic",
        _ => "Latin",
    }
}
