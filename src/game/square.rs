//! Squares of the board and the two directions of a word.

/// Squares in a row and in a column of every edition's board.
pub const SIDE: usize = 15;

/// One square, by its place from the top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    row: u8,
    column: u8,
}

impl Square {
    /// The square at `row` and `column`, both from 0; `None` off the board.
    #[expect(clippy::cast_possible_truncation, reason = "both are below 15")]
    #[inline]
    pub fn new(row: usize, column: usize) -> Option<Self> {
        let on_board = row < SIDE && column < SIDE;
        on_board.then_some(Self { row: row as u8, column: column as u8 })
    }

    /// The row, from 0 at the top.
    #[inline]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// The column, from 0 at the left.
    #[inline]
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// The place in reading order, from 0 to 224.
    #[inline]
    pub const fn index(self) -> usize {
        self.row() * SIDE + self.column()
    }

    /// The square `steps` further in `direction`; `None` off the board.
    #[inline]
    pub fn ahead(self, direction: Direction, steps: usize) -> Option<Self> {
        match direction {
            Direction::Across => Self::new(self.row(), self.column() + steps),
            Direction::Down => Self::new(self.row() + steps, self.column()),
        }
    }

    /// The square just before this one in `direction`; `None` at the edge.
    #[inline]
    pub fn before(self, direction: Direction) -> Option<Self> {
        match direction {
            Direction::Across => Self::new(self.row(), self.column().checked_sub(1)?),
            Direction::Down => Self::new(self.row().checked_sub(1)?, self.column()),
        }
    }

    /// All squares in reading order.
    #[inline]
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE * SIDE).filter_map(|i| Self::new(i / SIDE, i % SIDE))
    }
}

/// The way a word runs. Across comes first wherever an order is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// From left to right, along a row.
    Across,
    /// From top to bottom, along a column.
    Down,
}

impl Direction {
    /// Both directions, across first.
    pub const BOTH: [Self; 2] = [Self::Across, Self::Down];

    /// The other direction, in which cross words run.
    #[inline]
    pub const fn turned(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }
}
