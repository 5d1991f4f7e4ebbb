//! The bag: the tiles that have not been played yet.

use crate::{board::Board, edition::definition::Edition, letter::Tile, rack::TileCounts};

/// The tiles of the set that are not on the board.
///
/// In Duplicate the letters of a rack that were not played go back into the bag, so between two
/// rounds the bag is simply the full set without the tiles on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bag(TileCounts);

impl Bag {
    /// The full set of an edition.
    pub fn full(edition: &Edition) -> Self {
        let letters = edition.letters().flat_map(|letter| {
            let count = usize::from(edition.kind(letter).count);
            std::iter::repeat_n(Tile::Letter(letter), count)
        });
        let blanks = std::iter::repeat_n(Tile::Blank, usize::from(edition.blanks));
        Self(letters.chain(blanks).collect())
    }

    /// The full set without the tiles on the board.
    ///
    /// # Panics
    /// When tiles lie on the board that the set does not have.
    pub fn beside(edition: &Edition, board: &Board) -> Self {
        let mut bag = Self::full(edition);
        bag.take_all(board.tiles()).expect("every tile on the board came out of the bag");
        bag
    }

    /// The tiles one of which a player may add to a rack: in the completive game all that are
    /// neither on the board nor on the rack, else none.
    pub fn choice(edition: &Edition, board: &Board, rack: &TileCounts) -> TileCounts {
        if !edition.hand.completive {
            return TileCounts::default();
        }
        let mut bag = Self::full(edition);
        let taken = bag.take_all(board.tiles().chain(rack.tiles()));
        taken.map_or_else(|_missing| TileCounts::default(), |()| bag.0)
    }

    /// How many of each kind.
    pub fn counts(&self) -> &TileCounts {
        &self.0
    }

    /// How many tiles there are.
    pub fn total(&self) -> usize {
        self.0.total()
    }

    /// The tiles of this bag that are as wanted, in a bag of their own.
    pub fn of_kind(&self, wanted: impl Fn(Tile) -> bool) -> Self {
        Self(self.0.tiles().filter(|tile| wanted(*tile)).collect())
    }

    /// Takes all these tiles out.
    ///
    /// # Errors
    /// The first tile that is not in the bag; the bag is then as it was.
    pub fn take_all(&mut self, tiles: impl IntoIterator<Item = Tile>) -> Result<(), Tile> {
        let mut rest = self.0.clone();
        if let Some(lacking) = tiles.into_iter().find(|tile| !rest.take(*tile)) {
            return Err(lacking);
        }
        self.0 = rest;
        Ok(())
    }
}
