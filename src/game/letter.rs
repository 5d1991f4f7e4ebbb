//! Letters and tiles as small numbers; what they look like is the edition's business.

/// The most kinds of letters an edition may have: a set of letters is one `u64`.
pub const MOST_LETTERS: usize = 64;

/// A kind of letter tile: its place in the edition's list of tiles, from 0.
///
/// A letter may be written with several characters (Hungarian `SZ` is one letter).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// The letter with this place in the edition's list.
    ///
    /// # Panics
    /// When `index` is [`MOST_LETTERS`] or more.
    #[inline]
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < MOST_LETTERS, "an edition has at most 64 letters");
        Self(index)
    }

    /// The first letter of a set.
    ///
    /// # Panics
    /// When the set is empty.
    #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
    #[inline]
    pub const fn lowest(set: u64) -> Self {
        Self::new(set.trailing_zeros() as u8)
    }

    /// The place in the edition's list, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set that holds this letter alone.
    #[inline]
    pub const fn mask(self) -> u64 {
        1 << self.0
    }
}

/// A tile in the bag or on a rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// A tile that shows its letter.
    Letter(Letter),
    /// A tile that may stand for any letter and is worth nothing.
    Blank,
}

/// A tile that lies on the board, or is about to: it always shows a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardTile {
    /// The letter it stands for.
    pub letter: Letter,
    /// Whether it is a blank, worth nothing.
    pub is_blank: bool,
}

impl BoardTile {
    /// A tile that shows its own letter.
    #[inline]
    pub const fn real(letter: Letter) -> Self {
        Self { letter, is_blank: false }
    }

    /// A blank that stands for `letter`.
    #[inline]
    pub const fn blank(letter: Letter) -> Self {
        Self { letter, is_blank: true }
    }

    /// The tile as it was on the rack.
    #[inline]
    pub const fn tile(self) -> Tile {
        if self.is_blank { Tile::Blank } else { Tile::Letter(self.letter) }
    }
}
