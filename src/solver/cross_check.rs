//! One line of the board with what the lines across it allow.

use crate::game::board::Board;
use crate::game::edition::definition::Edition;
use crate::game::letter::BoardTile;
use crate::game::placement::Placement;

use crate::game::square::{Direction, SIDE, Square};
use crate::lexicon::graph::{Graph, letters_of};
use crate::solver::position::Position;

/// A square of a lane.
#[derive(Clone, Copy, Debug)]
pub struct LaneSquare {
    /// Where it is.
    pub square: Square,
    /// The tile that lies there.
    pub tile: Option<BoardTile>,
    /// The letters that make words across the lane, or leave none: all, where nothing adjoins.
    pub allowed: u64,
    /// The points of the tiles that a cross word would have already; `None` without one.
    pub cross_points: Option<i32>,
    /// Whether a tile laid here connects the placement: it adjoins a tile, or it covers the
    /// start square of an empty board.
    pub is_anchor: bool,
    /// What the square multiplies its letter by.
    pub letter_factor: i32,
    /// What the square multiplies its words by.
    pub word_factor: i32,
}

/// A row or a column, in the direction in which words are searched.
#[derive(Clone, Debug)]
pub struct Lane {
    /// The direction of its words.
    pub direction: Direction,
    /// Its squares, in order.
    pub squares: [LaneSquare; SIDE],
}

impl Lane {
    /// All 30 lanes: rows from the top, then columns from the left.
    ///
    /// On an empty symmetrical board only the rows: every first placement down mirrors one across
    /// and is named by it.
    #[must_use]
    pub fn all(position: &Position<'_>) -> Vec<Self> {
        let lane = |direction| move |number| Self::new(position, direction, number);
        let rows = (0..SIDE).filter_map(lane(Direction::Across));
        if position.board.is_empty() && position.edition.is_symmetrical() {
            return rows.collect();
        }
        rows.chain((0..SIDE).filter_map(lane(Direction::Down)))
            .collect()
    }

    fn new(position: &Position<'_>, direction: Direction, number: usize) -> Option<Self> {
        let first = match direction {
            Direction::Across => Square::new(number, 0),
            Direction::Down => Square::new(0, number),
        }?;
        let square = |i| LaneSquare::new(position, direction, first.ahead(direction, i));
        let squares: Option<Vec<LaneSquare>> = (0..SIDE).map(square).collect();
        Some(Self {
            direction,
            squares: squares?.try_into().ok()?,
        })
    }

    /// Whether a word may start on the square with this place in the lane: no tile precedes it.
    #[must_use]
    pub fn may_start(&self, at: usize) -> bool {
        at == 0 || !self.has_tile(at - 1)
    }

    /// Whether a tile lies on the square with this place in the lane.
    #[must_use]
    pub fn has_tile(&self, at: usize) -> bool {
        self.squares
            .get(at)
            .is_some_and(|square| square.tile.is_some())
    }
}

impl LaneSquare {
    fn new(position: &Position<'_>, direction: Direction, square: Option<Square>) -> Option<Self> {
        let square = square?;
        let Position {
            edition,
            words,
            board,
            ..
        } = *position;
        let across = direction.turned();
        let tile = board.at(square);
        let crossed = tile.is_none() && board.has_neighbour_along(square, across);
        let starts = board.is_empty() && square == edition.start();
        let premium = edition.premium(square);
        Some(Self {
            square,
            tile,
            allowed: if crossed {
                allowed(words, board, square, across)
            } else {
                u64::MAX
            },
            cross_points: crossed.then(|| cross_points(edition, board, square, across)),
            is_anchor: tile.is_none() && (starts || board.has_neighbour(square)),
            letter_factor: premium.letter_factor(),
            word_factor: premium.word_factor(),
        })
    }
}

/// The letters that make a word in `direction` through an empty square.
fn allowed(words: &Graph, board: &Board, square: Square, direction: Direction) -> u64 {
    let start = board.run_start(square, direction);
    let before = board.run_from(start, direction).map(|tile| tile.letter);
    let before = before.take(distance(start, square));
    let Some((node, _)) = words.walk(Graph::ROOT, before) else {
        return 0;
    };
    let after: Vec<_> = square
        .ahead(direction, 1)
        .into_iter()
        .flat_map(|next| board.run_from(next, direction))
        .map(|tile| tile.letter)
        .collect();
    let makes_word = |letter| {
        let letters = std::iter::once(letter).chain(after.iter().copied());
        words
            .walk(node, letters)
            .is_some_and(|(_, ends_word)| ends_word)
    };
    letters_of(words.letters_after(node))
        .filter(|letter| makes_word(*letter))
        .fold(0, |mask, letter| mask | letter.mask())
}

fn distance(start: Square, square: Square) -> usize {
    square.row() - start.row() + square.column() - start.column()
}

fn cross_points(edition: &Edition, board: &Board, square: Square, direction: Direction) -> i32 {
    let anything = BoardTile::blank(crate::game::letter::Letter::new(0));
    let word = Placement::through(board, square, anything, direction);
    let others = word.squares().filter(|(there, _)| *there != square);
    others.map(|(_, tile)| edition.value(tile)).sum()
}
