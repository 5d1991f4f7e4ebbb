//! What the words across allow on every empty square.

use crate::game::board::Board;
use crate::game::letter::{BoardTile, Letter};
use crate::game::square::{Direction, SIDE, Square};
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

/// The checks of all squares for the words of one direction; `None` where nothing adjoins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checks {
    squares: [Option<Check>; SIDE * SIDE],
}

impl Checks {
    /// The checks that the words of this direction make.
    #[must_use]
    pub fn of(position: &Position<'_>, direction: Direction) -> Self {
        let mut checks = Self {
            squares: [None; SIDE * SIDE],
        };
        let lines = (0..SIDE).filter_map(|line| line_start(direction, line));
        for start in lines {
            checks.read_line(position, start, direction);
        }
        checks
    }

    /// The check of a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Check> {
        self.squares[square.index()]
    }

    fn read_line(&mut self, position: &Position<'_>, start: Square, direction: Direction) {
        let line = places(position.board, start, direction);
        let mut at = 0;
        while at < SIDE {
            if line[at].1.is_some() {
                at += 1;
                continue;
            }
            let before = run_before(&line, at);
            let after = run_after(&line, at);
            if before < at || after > at {
                let square = line[at].0;
                let (before, after) = (&line[before..at], &line[at + 1..=after]);
                self.squares[square.index()] = Some(check(position, before, after));
            }
            at += 1;
        }
    }
}

/// A line of the board: its squares and what lies on them.
type Places = [(Square, Option<BoardTile>); SIDE];

fn places(board: &Board, start: Square, direction: Direction) -> Places {
    std::array::from_fn(|i| {
        let square = start.ahead(direction, i).unwrap_or(start);
        (square, board.at(square))
    })
}

fn line_start(direction: Direction, line: usize) -> Option<Square> {
    match direction {
        Direction::Across => Square::new(line, 0),
        Direction::Down => Square::new(0, line),
    }
}

/// Where the tiles right before this place begin.
fn run_before(line: &Places, at: usize) -> usize {
    let empty = (0..at).rev().find(|i| line[*i].1.is_none());
    empty.map_or(0, |empty| empty + 1)
}

/// The last of the tiles right after this place.
fn run_after(line: &Places, at: usize) -> usize {
    let empty = (at + 1..SIDE).find(|i| line[*i].1.is_none());
    empty.unwrap_or(SIDE) - 1
}

fn check(
    position: &Position<'_>,
    before: &[(Square, Option<BoardTile>)],
    after: &[(Square, Option<BoardTile>)],
) -> Check {
    let tiles = || before.iter().chain(after).filter_map(|(_, tile)| *tile);
    let points = tiles().map(|tile| position.edition.value(tile)).sum();
    let letter = |(_, tile): &(Square, Option<BoardTile>)| tile.map(|tile| tile.letter);
    let words = position.words;
    let allowed = if after.is_empty() {
        endings(words, before.iter().filter_map(letter))
    } else if before.is_empty() {
        endings(words.backward(), after.iter().rev().filter_map(letter))
    } else if before.len() >= after.len() {
        between(words, before.iter().filter_map(letter), || {
            after.iter().filter_map(letter)
        })
    } else {
        between(
            words.backward(),
            after.iter().rev().filter_map(letter),
            || before.iter().rev().filter_map(letter),
        )
    };
    Check { allowed, points }
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
    letters_of(words.letters_after(node))
        .filter(|letter| {
            let step = words.step(node, *letter);
            step.is_some_and(|(next, _)| makes_word(next))
        })
        .fold(0, |mask, letter| mask | letter.mask())
}
