//! What a word across allows on an empty square.

use crate::game::board::Board;
use crate::game::letter::{BoardTile, Letter};
use crate::game::square::{Direction, Square};
use crate::lexicon::graph::{Graph, Node, letters_of};
use crate::solver::position::Position;

/// What the tiles before and after an empty square ask of a tile laid there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// The letters that make a word.
    pub allowed: u64,
    /// The points of the tiles that the word has already.
    pub points: i32,
}

/// The check of an empty square for the word that runs through it in `direction`; bit by bit
/// `taken` says on which squares of that line tiles lie.
#[must_use]
pub fn check(position: &Position<'_>, square: Square, direction: Direction, taken: u16) -> Check {
    let word = Word::through(position.board, square, direction, taken);
    let tiles = word.before().chain(word.after());
    let points = tiles.map(|tile| position.edition.value(tile)).sum();
    Check {
        allowed: word.allowed(position.words),
        points,
    }
}

/// The tiles right before and right after an empty square.
struct Word<'a> {
    board: &'a Board,
    direction: Direction,
    /// The square before them all, or the first of them.
    square: Square,
    before: usize,
    after: usize,
}

impl<'a> Word<'a> {
    fn through(board: &'a Board, square: Square, direction: Direction, taken: u16) -> Self {
        let place = match direction {
            Direction::Across => square.column(),
            Direction::Down => square.row(),
        };
        // Counted from the highest bit: the places before this one, the nearest first.
        let nearest_first = taken.checked_shl(16 - place as u32).unwrap_or(0);
        Self {
            board,
            direction,
            square,
            before: nearest_first.leading_ones() as usize,
            after: (taken >> (place + 1)).trailing_ones() as usize,
        }
    }

    fn tile(&self, forward: bool, steps: usize) -> Option<BoardTile> {
        let (row, column) = (self.square.row(), self.square.column());
        let moved = |from: usize| if forward { from + steps } else { from - steps };
        let square = match self.direction {
            Direction::Across => Square::new(row, moved(column)),
            Direction::Down => Square::new(moved(row), column),
        };
        self.board.at(square?)
    }

    fn before(&self) -> impl DoubleEndedIterator<Item = BoardTile> + '_ {
        (1..=self.before)
            .rev()
            .filter_map(|steps| self.tile(false, steps))
    }

    fn after(&self) -> impl DoubleEndedIterator<Item = BoardTile> + '_ {
        (1..=self.after).filter_map(|steps| self.tile(true, steps))
    }

    /// The letters that make a word on the square; read from the side where more tiles lie.
    fn allowed(&self, words: &Graph) -> u64 {
        let (before, after) = (self.before().map(letter), self.after().map(letter));
        if self.after == 0 {
            endings(words, before)
        } else if self.before == 0 {
            endings(words.backward(), after.rev())
        } else if self.before >= self.after {
            between(words, before, || self.after().map(letter))
        } else {
            between(words.backward(), after.rev(), || {
                self.before().rev().map(letter)
            })
        }
    }
}

fn letter(tile: BoardTile) -> Letter {
    tile.letter
}

/// The letters that end a word after these.
fn endings(words: &Graph, read: impl Iterator<Item = Letter>) -> u64 {
    let node = words.walk(Graph::ROOT, read);
    node.map_or(0, |(node, _)| words.endings(node))
}

/// The letters that make a word between these and those.
fn between<Rest: Iterator<Item = Letter>>(
    words: &Graph,
    read: impl Iterator<Item = Letter>,
    rest: impl Fn() -> Rest,
) -> u64 {
    let Some((node, _)) = words.walk(Graph::ROOT, read) else {
        return 0;
    };
    let makes_word = |next: Node| words.walk(next, rest()).is_some_and(|(_, ends)| ends);
    words
        .arcs(node)
        .filter(|(_, next, _)| makes_word(*next))
        .fold(0, |mask, (letter, _, _)| mask | letter.mask())
}
