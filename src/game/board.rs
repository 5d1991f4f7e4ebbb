//! The board: which tiles lie where.

use crate::{letter::BoardTile, letter::Tile, square::Direction, square::SIDE, square::Square};

/// The tiles on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    tiles: [Option<BoardTile>; SIDE * SIDE],
    count: usize,
}

impl Default for Board {
    fn default() -> Self {
        Self { tiles: [None; SIDE * SIDE], count: 0 }
    }
}

impl Board {
    /// The tile on a square.
    #[inline]
    pub fn at(&self, square: Square) -> Option<BoardTile> {
        self.tiles[square.index()]
    }

    /// Whether no tile has been laid yet.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How many tiles lie on the board.
    #[inline]
    pub fn count(&self) -> usize {
        self.count
    }

    /// The tiles on it, as they were on their racks.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        Square::all().filter_map(|square| self.at(square)).map(BoardTile::tile)
    }

    /// Lays a tile, in place of whatever was there.
    #[inline]
    pub fn lay(&mut self, square: Square, tile: BoardTile) {
        let before = self.tiles[square.index()].replace(tile);
        self.count += usize::from(before.is_none());
    }

    /// Takes a tile off the board.
    #[inline]
    pub fn take(&mut self, square: Square) -> Option<BoardTile> {
        let tile = self.tiles[square.index()].take();
        self.count -= usize::from(tile.is_some());
        tile
    }

    /// Whether a tile lies on any of the four squares that share a side with this one.
    #[inline]
    pub fn has_neighbour(&self, square: Square) -> bool {
        Direction::BOTH.into_iter().any(|direction| self.has_neighbour_along(square, direction))
    }

    /// Whether a tile lies just before or just after this square in `direction`.
    #[inline]
    pub fn has_neighbour_along(&self, square: Square, direction: Direction) -> bool {
        let neighbours = [square.before(direction), square.ahead(direction, 1)];
        neighbours.into_iter().flatten().any(|s| self.at(s).is_some())
    }

    /// The first square of the unbroken run of tiles that ends just before `square`;
    /// `square` itself where no tile precedes it.
    #[inline]
    pub fn run_start(&self, square: Square, direction: Direction) -> Square {
        let mut start = square;
        while let Some(before) = start.before(direction).filter(|s| self.at(*s).is_some()) {
            start = before;
        }
        start
    }

    /// The tiles that follow from `square` on in `direction` until the first empty square.
    #[inline]
    pub fn run_from(
        &self,
        square: Square,
        direction: Direction,
    ) -> impl Iterator<Item = BoardTile> + '_ {
        (0..).map_while(move |steps| self.at(square.ahead(direction, steps)?))
    }
}
