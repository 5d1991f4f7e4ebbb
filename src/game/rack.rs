//! Collections of tiles: how many of each kind, and the rack in the order it was drawn.

use crate::letter::{Letter, MOST_LETTERS, Tile};

/// How many tiles of each kind: a multiset of tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileCounts {
    letters: [u8; MOST_LETTERS],
    blanks: u8,
}

impl Default for TileCounts {
    fn default() -> Self {
        Self { letters: [0; MOST_LETTERS], blanks: 0 }
    }
}

impl TileCounts {
    /// How many tiles of this kind there are.
    #[inline]
    pub fn of(&self, tile: Tile) -> usize {
        usize::from(match tile {
            Tile::Letter(letter) => self.letters[letter.index()],
            Tile::Blank => self.blanks,
        })
    }

    /// How many blanks there are.
    #[inline]
    pub fn blanks(&self) -> usize {
        usize::from(self.blanks)
    }

    /// The set of letters of which there is at least one, blanks left out.
    #[inline]
    pub fn letter_mask(&self) -> u64 {
        (0..).zip(self.letters).filter(|(_, n)| *n > 0).fold(0, |mask, (i, _)| mask | 1 << i)
    }

    /// How many tiles there are in all.
    #[inline]
    pub fn total(&self) -> usize {
        self.letters.iter().map(|n| usize::from(*n)).sum::<usize>() + self.blanks()
    }

    /// Adds one tile.
    ///
    /// # Panics
    /// When there are 255 of that kind already.
    #[inline]
    pub fn add(&mut self, tile: Tile) {
        let count = self.count_mut(tile);
        *count = count.checked_add(1).expect("no set has 256 tiles of a kind");
    }

    /// Takes one tile out; `false` and unchanged when there is none.
    #[inline]
    pub fn take(&mut self, tile: Tile) -> bool {
        let count = self.count_mut(tile);
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// What is left when all these tiles are taken out.
    ///
    /// # Errors
    /// A tile that there is not often enough.
    pub fn less(&self, others: &Self) -> Result<Self, Tile> {
        let mut rest = self.clone();
        let lacking = others.tiles().find(|tile| !rest.take(*tile));
        lacking.map_or(Ok(rest), Err)
    }

    /// Every tile, letters in the edition's order, blanks last.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let letters = (0..).zip(self.letters).flat_map(|(i, n)| {
            std::iter::repeat_n(i, usize::from(n)).map(|i| Tile::Letter(Letter::new(i)))
        });
        letters.chain(std::iter::repeat_n(Tile::Blank, self.blanks()))
    }

    fn count_mut(&mut self, tile: Tile) -> &mut u8 {
        match tile {
            Tile::Letter(letter) => &mut self.letters[letter.index()],
            Tile::Blank => &mut self.blanks,
        }
    }
}

impl FromIterator<Tile> for TileCounts {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut counts = Self::default();
        tiles.into_iter().for_each(|tile| counts.add(tile));
        counts
    }
}

/// The tiles that everybody plays in a round, in the order they were drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rack(Vec<Tile>);

impl Rack {
    /// A rack of these tiles.
    #[inline]
    pub fn new(tiles: Vec<Tile>) -> Self {
        Self(tiles)
    }

    /// The tiles in their order.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.0
    }

    /// How many of each kind.
    #[inline]
    pub fn counts(&self) -> TileCounts {
        self.0.iter().copied().collect()
    }
}
