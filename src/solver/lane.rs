//! A row or a column as the search walks it: from its beginning or from its end.

use crate::game::letter::BoardTile;
use crate::game::square::{Direction, SIDE, Square};
use crate::solver::cross_check::Checks;
use crate::solver::position::Position;

/// A square of a lane.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    /// The tile that lies there.
    pub tile: Option<BoardTile>,
    /// The points of that tile.
    pub points: i32,
    /// The letters that the word across allows; all where there is none.
    pub allowed: u64,
    /// The points of the tiles that the word across has already; `None` without one.
    pub cross_points: Option<i32>,
    /// Whether a tile laid here connects the placement: it adjoins a tile, or it covers the
    /// start square of an empty board.
    pub is_anchor: bool,
    /// What the square multiplies its letter by.
    pub letter_factor: i32,
    /// What the square multiplies its words by.
    pub word_factor: i32,
}

/// The squares of a lane in the order of a walk.
pub type Cells = [Cell; SIDE];

/// A row or a column.
#[derive(Clone, Debug)]
pub struct Lane {
    /// The direction of its words.
    pub direction: Direction,
    /// Its number from the top or from the left, from 0.
    pub number: usize,
    /// Its squares from the beginning.
    pub forward: Cells,
    /// Its squares from the end.
    pub backward: Cells,
}

impl Lane {
    /// All 30 lanes: rows from the top, then columns from the left.
    ///
    /// On an empty symmetrical board only the rows: every first placement down mirrors one across
    /// and is named by it.
    #[must_use]
    pub fn all(position: &Position<'_>) -> Vec<Self> {
        let of = |direction: Direction| {
            let checks = Checks::of(position, direction.turned());
            (0..SIDE).map(move |number| Self::new(position, &checks, direction, number))
        };
        let rows = of(Direction::Across);
        if position.board.is_empty() && position.edition.is_symmetrical() {
            return rows.collect();
        }
        rows.chain(of(Direction::Down)).collect()
    }

    fn new(position: &Position<'_>, checks: &Checks, direction: Direction, number: usize) -> Self {
        let forward: Cells = std::array::from_fn(|place| {
            let square = square(direction, number, place);
            Cell::new(position, checks, direction, square)
        });
        let backward = std::array::from_fn(|place| forward[SIDE - 1 - place]);
        Self {
            direction,
            number,
            forward,
            backward,
        }
    }

    /// The square at a place from the beginning.
    #[must_use]
    pub fn square(&self, place: usize) -> Square {
        square(self.direction, self.number, place)
    }
}

fn square(direction: Direction, number: usize, place: usize) -> Square {
    let square = match direction {
        Direction::Across => Square::new(number, place),
        Direction::Down => Square::new(place, number),
    };
    square.expect("lanes and places are below 15")
}

impl Cell {
    fn new(position: &Position<'_>, checks: &Checks, along: Direction, square: Square) -> Self {
        let Position { edition, board, .. } = *position;
        let tile = board.at(square);
        let check = checks.at(square);
        let starts = board.is_empty() && square == edition.start();
        let adjoins = check.is_some() || board.has_neighbour_along(square, along);
        let premium = edition.premium(square);
        Self {
            tile,
            points: tile.map_or(0, |tile| edition.value(tile)),
            allowed: check.map_or(u64::MAX, |check| check.allowed),
            cross_points: check.map(|check| check.points),
            is_anchor: tile.is_none() && (starts || adjoins),
            letter_factor: premium.letter_factor(),
            word_factor: premium.word_factor(),
        }
    }

    /// Whether not every letter may stand here: a tile lies here or a word crosses.
    #[must_use]
    pub fn is_constrained(&self) -> bool {
        self.tile.is_some() || self.cross_points.is_some()
    }
}
