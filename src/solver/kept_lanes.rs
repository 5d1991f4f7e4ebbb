//! The lanes of a board, kept up from one placement to the next: only those that a changed square
//! touches are made anew, with their words across.
//!
//! For games without players, in which boards follow one another; a tournament asks once a round,
//! minutes apart, and makes its lanes anew.

use crate::{ground::Ground, lane::Lane, lane::Lines};
use flavita_game::{Board, Direction, SIDE, Square};

/// Lanes for whoever asks about one board after the other, each a few tiles more than the one
/// before. They hold for one edition and one list of words.
#[derive(Clone, Debug, Default)]
pub struct KeptLanes {
    board: Board,
    lanes: Vec<Lane>,
}

/// The lanes that must be made anew, by direction and number.
#[derive(Clone, Copy, Debug, Default)]
struct Touched([[bool; SIDE]; 2]);

impl KeptLanes {
    /// The lanes of a board, as [`Lane::all`] makes them.
    pub fn of(&mut self, ground: Ground<'_>) -> &[Lane] {
        // Where the first tiles are laid every anchor moves.
        if ground.board.is_empty() || self.board.is_empty() {
            self.lanes = Lane::all(ground);
        } else if self.board != *ground.board {
            self.keep_up(ground);
        }
        self.board.clone_from(ground.board);
        &self.lanes
    }

    fn keep_up(&mut self, ground: Ground<'_>) {
        let touched = Touched::between(&self.board, ground.board);
        let tiles = Lines::on(ground.board);
        let mut kept = std::mem::take(&mut self.lanes).into_iter().peekable();
        for direction in Direction::BOTH {
            for number in 0..SIDE {
                let is_it = |lane: &Lane| (lane.direction, lane.number) == (direction, number);
                let before = kept.next_if(is_it);
                self.lanes.extend(if touched.has(direction, number) {
                    Lane::of(ground, &tiles, direction, number)
                } else {
                    before
                });
            }
        }
    }
}

impl Touched {
    /// The lanes through every square that changed, and those through the ends of the word that
    /// runs across the lane there: what may be laid at the ends changes with the word.
    fn between(before: &Board, after: &Board) -> Self {
        let mut touched = Self::default();
        for square in Square::all().filter(|square| before.at(*square) != after.at(*square)) {
            for direction in Direction::BOTH {
                touched.note(direction, square);
                for board in [before, after] {
                    touched.note_ends(board, direction, square);
                }
            }
        }
        touched
    }

    fn has(&self, direction: Direction, number: usize) -> bool {
        self.0[direction as usize][number]
    }

    fn note(&mut self, direction: Direction, square: Square) {
        let number = match direction {
            Direction::Across => square.row(),
            Direction::Down => square.column(),
        };
        self.0[direction as usize][number] = true;
    }

    /// The squares before and behind the tiles that stand across a direction at a square.
    fn note_ends(&mut self, board: &Board, direction: Direction, square: Square) {
        let across = direction.turned();
        let behind = |from: Square| from.ahead(across, 1);
        let before = |from: Square| from.before(across);
        let ends = [end(board, square, behind), end(board, square, before)];
        for end in ends.into_iter().flatten() {
            self.note(direction, end);
        }
    }
}

/// The first empty square from here on; `None` at the edge.
fn end(board: &Board, from: Square, step: impl Fn(Square) -> Option<Square>) -> Option<Square> {
    let mut end = step(from);
    while let Some(next) = end.filter(|end| board.at(*end).is_some()) {
        end = step(next);
    }
    end
}
