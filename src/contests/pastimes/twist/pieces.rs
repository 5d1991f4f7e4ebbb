//! The pieces of the set.

use flavita_game::{Bag, Edition, Letter, Tile};
use flavita_tournament::model::{RoundNumber, chance::Chance};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, iter::repeat_n};

/// The pieces of the set, and those of each action among them.
const PIECES: usize = 108;
const OF_EACH_ACTION: usize = 3;

/// What an action piece does; written as the key of its name ends.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize, strum::Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// The next player is left out.
    Skip,
    /// The turns go the other way round.
    Reverse,
    /// Two pieces go to others.
    GiveTwo,
    /// Three pieces go to others.
    GiveThree,
}

impl Action {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Skip, Self::Reverse, Self::GiveTwo, Self::GiveThree];

    /// How many pieces are given away.
    pub fn gives(self) -> usize {
        match self {
            Self::Skip | Self::Reverse => 0,
            Self::GiveTwo => 2,
            Self::GiveThree => 3,
        }
    }
}

/// A piece: an action, or a letter by its label. No label is the name of an action.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Piece {
    /// An action.
    Action(Action),
    /// A letter.
    Letter(String),
}

/// The pieces of a set: the letters have the edition's shares, the largest remainders are rounded up.
pub fn set(edition: &Edition) -> Vec<Piece> {
    let tiles = Bag::full(edition).of_kind(|tile| tile != Tile::Blank);
    let (wanted, all) = (PIECES - OF_EACH_ACTION * Action::ALL.len(), tiles.total().max(1));
    let share = |letter: Letter| wanted * tiles.counts().of(Tile::Letter(letter));
    let mut by_remainder: Vec<Letter> = edition.letters().collect();
    by_remainder.sort_by_key(|letter| Reverse(share(*letter) % all));
    let rounded_down: usize = by_remainder.iter().map(|letter| share(*letter) / all).sum();
    let rounded_up = &by_remainder[..wanted.saturating_sub(rounded_down).min(by_remainder.len())];
    let letters = edition.letters().flat_map(|letter| {
        let count = share(letter) / all + usize::from(rounded_up.contains(&letter));
        repeat_n(Piece::Letter(edition.label(letter).to_owned()), count)
    });
    let actions =
        Action::ALL.into_iter().flat_map(|one| repeat_n(Piece::Action(one), OF_EACH_ACTION));
    letters.chain(actions).collect()
}

/// Pieces in a row that chance chooses, each as likely as any other.
pub fn shuffled(mut pieces: Vec<Piece>, chance: &Chance) -> Vec<Piece> {
    let below: [u32; PIECES] = std::array::from_fn(|place| u32::try_from(place + 1).unwrap_or(1));
    let numbers = chance.numbers(RoundNumber(1), below);
    for (place, number) in numbers.into_iter().enumerate().take(pieces.len()) {
        pieces.swap(place, usize::try_from(number).unwrap_or(place));
    }
    pieces
}
