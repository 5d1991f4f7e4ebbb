//! What a player lays down: a word, where it starts and which way it runs.

use crate::{board::Board, letter::BoardTile, letter::Letter, square::Direction, square::Square};

/// A whole word on the board: the tiles laid now and those that stood there already.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The square of the word's first letter.
    pub square: Square,
    /// The way the word runs.
    pub direction: Direction,
    /// Every tile of the word, in order.
    pub tiles: Vec<BoardTile>,
}

impl Placement {
    /// The word's squares with the tiles meant for them; shorter than the word when it runs off
    /// the board.
    pub fn squares(&self) -> impl Iterator<Item = (Square, BoardTile)> + '_ {
        let square = |steps| self.square.ahead(self.direction, steps);
        (0..).map_while(square).zip(self.tiles.iter().copied())
    }

    /// The tiles that this placement adds to `board`: those on empty squares.
    pub fn laid<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = (Square, BoardTile)> + 'a {
        self.squares().filter(|(square, _)| board.at(*square).is_none())
    }

    /// The same word with every tile that stands on `board` already as it lies there, blank or not.
    pub fn as_it_lies(mut self, board: &Board) -> Self {
        for (steps, tile) in self.tiles.iter_mut().enumerate() {
            let there = self.square.ahead(self.direction, steps).and_then(|at| board.at(at));
            *tile = there.filter(|there| there.letter == tile.letter).unwrap_or(*tile);
        }
        self
    }

    /// The letters of the word.
    pub fn letters(&self) -> impl Iterator<Item = Letter> + '_ {
        self.tiles.iter().map(|tile| tile.letter)
    }

    /// Whether the word reaches beyond the last square of its line.
    pub fn runs_off_board(&self) -> bool {
        self.squares().count() < self.tiles.len()
    }

    /// Lays the new tiles on the board.
    pub fn play(&self, board: &mut Board) {
        let laid: Vec<_> = self.laid(board).collect();
        for (square, tile) in laid {
            board.lay(square, tile);
        }
    }

    /// The same placement with the one direction that names it.
    ///
    /// A single tile that makes a word both ways may be written across or down: across is its
    /// name. A single tile that makes a word one way only is named by that way.
    pub fn named_once(self, board: &Board) -> Self {
        let mut laid = self.laid(board);
        let (Some((square, tile)), None) = (laid.next(), laid.next()) else {
            drop(laid);
            return self;
        };
        drop(laid);
        let across = board.has_neighbour_along(square, Direction::Across);
        if self.direction == Direction::Across || !across {
            return self;
        }
        Self::through(board, square, tile, Direction::Across)
    }

    /// The word that runs through `square` in `direction` once `tile` lies there.
    pub fn through(board: &Board, square: Square, tile: BoardTile, direction: Direction) -> Self {
        let start = board.run_start(square, direction);
        let before = board.run_from(start, direction).take_while({
            let mut steps = 0;
            move |_| {
                steps += 1;
                start.ahead(direction, steps - 1) != Some(square)
            }
        });
        let after = square.ahead(direction, 1);
        let after = after.into_iter().flat_map(|next| board.run_from(next, direction));
        let tiles = before.chain(std::iter::once(tile)).chain(after).collect();
        Self { square: start, direction, tiles }
    }
}
