//! What a rack still holds while words are laid, and what its tiles are worth.

use crate::position::Position;
use flavita_game::{BoardTile, Letter, SIDE, Tile, letter::MOST_LETTERS};

/// The tiles of the rack that are not laid yet.
#[derive(Clone, Debug)]
pub struct Hand {
    left: [u8; MOST_LETTERS],
    /// The letters of all its tiles.
    pub letters: u64,
    /// The blanks left.
    pub blanks: u8,
    values: [i32; MOST_LETTERS],
    blank_values: [i32; MOST_LETTERS],
    bonuses: [i32; SIDE + 1],
    /// The number of tiles that lays the whole rack.
    pub whole: usize,
}

impl Hand {
    /// The hand of a position.
    pub fn of(position: &Position<'_>) -> Self {
        let Position { edition, rack, .. } = *position;
        let mut hand = Self {
            left: [0; MOST_LETTERS],
            letters: rack.letter_mask(),
            blanks: u8::try_from(rack.blanks()).unwrap_or(u8::MAX),
            values: [0; MOST_LETTERS],
            blank_values: [0; MOST_LETTERS],
            bonuses: std::array::from_fn(|tiles| edition.bonus(tiles)),
            whole: rack.total(),
        };
        for letter in edition.letters() {
            let i = letter.index();
            hand.left[i] = u8::try_from(rack.of(Tile::Letter(letter))).unwrap_or(u8::MAX);
            hand.values[i] = edition.value(BoardTile::real(letter));
            hand.blank_values[i] = edition.value(BoardTile::blank(letter));
        }
        hand
    }

    /// Takes a tile of this letter, of which one is left.
    pub fn take(&mut self, letter: Letter) {
        self.left[letter.index()] -= 1;
    }

    /// Gives it back.
    pub(crate) fn give_back(&mut self, letter: Letter) {
        self.left[letter.index()] += 1;
    }

    /// Whether a tile of this letter is left.
    pub fn has(&self, letter: Letter) -> bool {
        self.left[letter.index()] > 0
    }

    /// Whether just one tile of this letter is left.
    pub(crate) fn has_one(&self, letter: Letter) -> bool {
        self.left[letter.index()] == 1
    }

    /// The points of a letter's tile.
    pub fn value(&self, letter: Letter) -> i32 {
        self.values[letter.index()]
    }

    /// The points of a blank that stands for a letter.
    pub(crate) fn blank_value(&self, letter: Letter) -> i32 {
        self.blank_values[letter.index()]
    }

    /// The bonus for so many tiles.
    pub fn bonus(&self, tiles: usize) -> i32 {
        self.bonuses[tiles]
    }
}
