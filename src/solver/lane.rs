//! Rows and columns as the search walks them.

use crate::game::board::Board;
use crate::game::edition::definition::Edition;
use crate::game::edition::premium::Premium;
use crate::game::letter::{BoardTile, Letter};
use crate::game::square::{Direction, SIDE, Square};
use crate::solver::cross_check::{Check, Line};
use crate::solver::position::Position;

/// A square of a lane.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    /// The tile that lies there.
    pub tile: Option<BoardTile>,
    /// The points of that tile.
    pub points: i32,
    /// The letters that may be laid there; none beyond the edges and where a tile lies.
    pub allowed: u64,
    /// What the square multiplies its letter by.
    pub letter_factor: u8,
    /// What the square multiplies its words by.
    pub word_factor: u8,
    /// What the letter is multiplied by once more for the word across; 0 where there is none.
    pub cross_factor: u8,
    /// What the tiles of the word across score, everything multiplied.
    pub cross_points: i32,
}

/// A set of places of a lane, as bits; place 0 is the first square.
pub type Places = u16;

/// All places of a lane.
const EVERY_PLACE: Places = (1 << SIDE) - 1;

/// A row or a column.
#[derive(Clone, Debug)]
pub struct Lane {
    /// The direction of its words.
    pub direction: Direction,
    /// Its number from the top or from the left, from 0.
    pub number: usize,
    /// Its squares, with a wall before the first and after the last: place 0 is cell 1.
    pub cells: [Cell; SIDE + 2],
    /// Where tiles lie.
    pub taken: Places,
    /// The empty squares that a word across runs through.
    pub crossed: Places,
    /// The empty squares where a tile connects its word to the others: they adjoin a tile, or one
    /// of them is the start square of an empty board.
    pub anchors: Places,
}

impl Lane {
    /// All lanes in which a tile can be laid: rows from the top, then columns from the left.
    ///
    /// On an empty symmetrical board only the rows: every first placement down mirrors one across
    /// and is named by it.
    #[must_use]
    pub fn all(position: &Position<'_>) -> Vec<Self> {
        let tiles = Lines::on(position.board);
        let is_mirrored = position.board.is_empty() && position.edition.is_symmetrical();
        let directions = if is_mirrored {
            &Direction::BOTH[..1]
        } else {
            &Direction::BOTH
        };
        let mut lanes = Vec::with_capacity(2 * SIDE);
        for direction in directions {
            for number in 0..SIDE {
                let bare = Self::bare(position, tiles.along(*direction), *direction, number);
                if bare.anchors != 0 {
                    lanes.push(bare);
                }
            }
        }
        for lane in &mut lanes {
            lane.fill(position, &tiles);
        }
        lanes
    }

    /// A lane whose cells are not known yet.
    #[inline]
    fn bare(
        position: &Position<'_>,
        alongside: &[Line; SIDE],
        direction: Direction,
        number: usize,
    ) -> Self {
        let taken = |line: Option<&Line>| line.map_or(0, |line| line.taken);
        let before = number.checked_sub(1).and_then(|i| alongside.get(i));
        let standing = alongside[number].taken;
        let empty = !standing & EVERY_PLACE;
        let crossed = empty & (taken(before) | taken(alongside.get(number + 1)));
        let mut lane = Self {
            direction,
            number,
            cells: [Cell::WALL; SIDE + 2],
            taken: standing,
            crossed,
            anchors: crossed | (empty & (standing << 1 | standing >> 1)),
        };
        let start = position.edition.start();
        if position.board.is_empty() && lane.number_of(start) == number {
            lane.anchors |= 1 << lane.place_of(start);
        }
        lane
    }

    fn fill(&mut self, position: &Position<'_>, tiles: &Lines) {
        let standing = &tiles.along(self.direction)[self.number].tiles;
        let across = tiles.along(self.direction.turned());
        for place in 0..SIDE {
            self.cells[place + 1] = if let Some(tile) = standing[place] {
                Cell::taken(position.edition, tile)
            } else {
                let is_crossed = self.crossed & 1 << place != 0;
                let check = is_crossed.then(|| Check::of(position, &across[place], self.number));
                Cell::empty(position.edition.premium(self.square(place)), check)
            };
        }
    }

    /// The number of the lane of this direction that a square lies in.
    fn number_of(&self, square: Square) -> usize {
        match self.direction {
            Direction::Across => square.row(),
            Direction::Down => square.column(),
        }
    }

    /// The place of a square in its lane of this direction.
    fn place_of(&self, square: Square) -> usize {
        match self.direction {
            Direction::Across => square.column(),
            Direction::Down => square.row(),
        }
    }

    /// The square at a place from the beginning.
    ///
    /// # Panics
    /// At place 15 and beyond.
    #[must_use]
    pub fn square(&self, place: usize) -> Square {
        let square = match self.direction {
            Direction::Across => Square::new(self.number, place),
            Direction::Down => Square::new(place, self.number),
        };
        square.expect("lanes and places are below 15")
    }
}

impl Cell {
    /// What stands beyond the edges: no tile, and no letter may be laid.
    const WALL: Self = Self {
        tile: None,
        points: 0,
        allowed: 0,
        letter_factor: 0,
        word_factor: 0,
        cross_factor: 0,
        cross_points: 0,
    };

    /// Whether a letter stands there or may be laid there.
    pub(super) fn may_hold(&self, letter: Letter) -> bool {
        let letters = self.tile.map_or(self.allowed, |tile| tile.letter.mask());
        letters & letter.mask() != 0
    }

    fn taken(edition: &Edition, tile: BoardTile) -> Self {
        Self {
            tile: Some(tile),
            points: edition.value(tile),
            ..Self::WALL
        }
    }

    fn empty(premium: Premium, check: Option<Check>) -> Self {
        let word_factor = premium.word_factor();
        let (allowed, cross_factor, cross_points) = match check {
            Some(check) => {
                let points = check.points * i32::from(word_factor);
                (check.allowed, word_factor, points)
            }
            None => (u64::MAX, 0, 0),
        };
        Self {
            allowed,
            letter_factor: premium.letter_factor(),
            word_factor,
            cross_factor,
            cross_points,
            ..Self::WALL
        }
    }
}

/// The tiles of the board, by rows and by columns.
struct Lines {
    rows: [Line; SIDE],
    columns: [Line; SIDE],
}

impl Lines {
    fn on(board: &Board) -> Self {
        const EMPTY: Line = Line {
            tiles: [None; SIDE],
            taken: 0,
        };
        let mut lines = Self {
            rows: [EMPTY; SIDE],
            columns: [EMPTY; SIDE],
        };
        for square in Square::all() {
            if let Some(tile) = board.at(square) {
                lines.rows[square.row()].lay(square.column(), tile);
                lines.columns[square.column()].lay(square.row(), tile);
            }
        }
        lines
    }

    /// The lines of one direction.
    fn along(&self, direction: Direction) -> &[Line; SIDE] {
        match direction {
            Direction::Across => &self.rows,
            Direction::Down => &self.columns,
        }
    }
}

impl Line {
    fn lay(&mut self, place: usize, tile: BoardTile) {
        self.tiles[place] = Some(tile);
        self.taken |= 1 << place;
    }
}
