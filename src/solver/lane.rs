//! Rows and columns as the search walks them.

use crate::places::{EVERY_PLACE, Places, places};
use crate::{cross_check::Check, cross_check::Line, ground::Ground};
use flavita_game::{Board, BoardTile, Direction, Edition, Letter, Premium, SIDE, Square};

/// A square of a lane; by default what stands beyond the edges, where no letter may be laid.
#[derive(Clone, Copy, Debug, Default)]
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
    pub fn all(ground: Ground<'_>) -> Vec<Self> {
        let tiles = Lines::on(ground.board);
        let is_mirrored = ground.board.is_empty() && ground.edition.is_symmetrical();
        let directions = if is_mirrored { &Direction::BOTH[..1] } else { &Direction::BOTH };
        let mut lanes = Vec::with_capacity(2 * SIDE);
        for direction in directions {
            let numbers = 0..SIDE;
            lanes.extend(numbers.filter_map(|number| Self::of(ground, &tiles, *direction, number)));
        }
        lanes
    }

    /// One lane; `None` where no tile can be laid in it.
    #[inline]
    pub(super) fn of(
        ground: Ground<'_>,
        tiles: &Lines,
        direction: Direction,
        number: usize,
    ) -> Option<Self> {
        let alongside = tiles.along(direction);
        let lying = |line: Option<&Line>| line.map_or(0, |line| line.taken);
        let before = number.checked_sub(1).and_then(|i| alongside.get(i));
        let taken = alongside[number].taken;
        let empty = !taken & EVERY_PLACE;
        let crossed = empty & (lying(before) | lying(alongside.get(number + 1)));
        let beside = crossed | (empty & (taken << 1 | taken >> 1));
        let anchors = beside | first_anchor(ground, direction, number);
        (anchors != 0).then(|| {
            let cells = [Cell::default(); SIDE + 2];
            Self { direction, number, cells, taken, crossed, anchors }.filled(ground, tiles)
        })
    }

    #[inline]
    fn filled(mut self, ground: Ground<'_>, tiles: &Lines) -> Self {
        let standing = &tiles.along(self.direction)[self.number].tiles;
        let across = tiles.along(self.direction.turned());
        let premiums = ground.edition.premiums_along(self.direction, self.number);
        for (cell, premium) in self.cells[1..=SIDE].iter_mut().zip(premiums) {
            *cell = Cell::empty(premium);
        }
        for place in places(self.taken) {
            let tile = standing[place].expect("a tile lies where one is noted");
            self.cells[place + 1] = Cell::taken(ground.edition, tile);
        }
        for place in places(self.crossed) {
            let check = Check::of(ground, &across[place], self.number);
            self.cells[place + 1].cross(check);
        }
        self
    }

    /// The square at a place from the beginning.
    ///
    /// # Panics
    /// At place 15 and beyond.
    #[inline]
    pub fn square(&self, place: usize) -> Square {
        let square = match self.direction {
            Direction::Across => Square::new(self.number, place),
            Direction::Down => Square::new(place, self.number),
        };
        square.expect("lanes and places are below 15")
    }
}

/// Where the first word has to lie on an empty board, if this lane holds the start.
#[inline]
fn first_anchor(ground: Ground<'_>, direction: Direction, number: usize) -> Places {
    let start = ground.edition.start;
    let (lane, place) = match direction {
        Direction::Across => (start.row(), start.column()),
        Direction::Down => (start.column(), start.row()),
    };
    Places::from(ground.board.is_empty() && lane == number) << place
}

impl Cell {
    /// Whether a letter stands there or may be laid there.
    pub(super) fn may_hold(&self, letter: Letter) -> bool {
        let letters = self.tile.map_or(self.allowed, |tile| tile.letter.mask());
        letters & letter.mask() != 0
    }

    fn taken(edition: &Edition, tile: BoardTile) -> Self {
        Self { tile: Some(tile), points: edition.value(tile), ..Self::default() }
    }

    /// An empty square that no word across runs through.
    #[inline]
    fn empty(premium: Premium) -> Self {
        Self {
            allowed: u64::MAX,
            letter_factor: premium.letter_factor(),
            word_factor: premium.word_factor(),
            ..Self::default()
        }
    }

    /// Notes the word across that runs through an empty square.
    fn cross(&mut self, check: Check) {
        self.allowed = check.allowed;
        self.cross_factor = self.word_factor;
        self.cross_points = check.points * i32::from(self.word_factor);
    }
}

/// The tiles of the board, by rows and by columns.
pub(super) struct Lines([[Line; SIDE]; 2]);

impl Lines {
    pub(super) fn on(board: &Board) -> Self {
        const EMPTY: Line = Line { tiles: [None; SIDE], taken: 0 };
        let [mut rows, mut columns] = [[EMPTY; SIDE]; 2];
        for square in Square::all() {
            if let Some(tile) = board.at(square) {
                rows[square.row()].lay(square.column(), tile);
                columns[square.column()].lay(square.row(), tile);
            }
        }
        Self([rows, columns])
    }

    /// The lines of one direction.
    fn along(&self, direction: Direction) -> &[Line; SIDE] {
        &self.0[direction as usize]
    }
}

impl Line {
    fn lay(&mut self, place: usize, tile: BoardTile) {
        self.tiles[place] = Some(tile);
        self.taken |= 1 << place;
    }
}
