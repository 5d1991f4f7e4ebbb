//! The squares of a walk in the order in which tiles are laid on them.

use std::ops::Range;

use crate::game::letter::BoardTile;
use crate::game::square::SIDE;
use crate::solver::lane::{Cell, Lane, Places};

/// An empty square of a walk, and the tiles that stand right behind it.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The letters that may be laid there.
    pub allowed: u64,
    /// What the square multiplies its letter by.
    pub letter_factor: i32,
    /// What the letter is multiplied by once more for the word across; 0 where there is none.
    pub cross_factor: i32,
    /// What the tiles of the word across score, everything multiplied.
    pub cross_points: i32,
    /// The product of the word premiums up to here.
    pub word_factor: i32,
    /// The place of the square in the word.
    pub place: usize,
    /// How many squares the word covers with the tiles behind.
    pub length: usize,
    /// The points of the tiles behind.
    pub behind: i32,
}

/// A walk's squares: step `n` is where the tile after `n` others is laid.
#[derive(Clone, Debug)]
pub struct Path<'a> {
    lane: &'a Lane,
    /// The place of the lane where the walk begins.
    first: usize,
    is_backward: bool,
    /// How many squares the word covers before any tile is laid.
    pub length: usize,
    /// No letter may stand behind the last tile.
    steps: [Step; SIDE + 1],
}

impl<'a> Path<'a> {
    /// From a place of a lane on, for so many tiles.
    ///
    /// # Panics
    /// When there are not so many empty squares.
    #[must_use]
    pub fn of(lane: &'a Lane, first: usize, is_backward: bool, tiles: usize) -> Self {
        // The places of the word where tiles stand.
        let standing: Places = if is_backward {
            lane.taken.reverse_bits() >> (SIDE - first)
        } else {
            lane.taken >> first
        };
        let mut path = Self {
            lane,
            first,
            is_backward,
            length: standing.trailing_ones() as usize,
            steps: [Step::NONE; SIDE + 1],
        };
        let (mut place, mut word_factor) = (path.length, 1);
        for step in 0..tiles {
            let cell = path.cell(place);
            word_factor *= cell.word_factor;
            let length = place + 1 + (standing >> (place + 1)).trailing_ones() as usize;
            path.steps[step] = Step {
                allowed: cell.allowed,
                letter_factor: cell.letter_factor,
                cross_factor: cell.cross_factor,
                cross_points: cell.cross_points,
                word_factor,
                place,
                length,
                behind: path.points(place + 1..length),
            };
            place = length;
        }
        path
    }

    /// The step after so many tiles.
    #[must_use]
    pub fn step(&self, laid: usize) -> &Step {
        &self.steps[laid]
    }

    /// How many squares the word covers with so many tiles.
    #[must_use]
    pub fn length_with(&self, tiles: usize) -> usize {
        tiles
            .checked_sub(1)
            .map_or(self.length, |last| self.steps[last].length)
    }

    /// The tile that stands on a place of the word.
    #[must_use]
    pub fn tile(&self, place: usize) -> Option<BoardTile> {
        self.cell(place).tile
    }

    /// The points of the tiles that stand before the first empty square.
    #[must_use]
    pub fn start(&self) -> Sum {
        Sum {
            letters: self.points(0..self.length),
            crosses: 0,
        }
    }

    /// The points of the tiles that stand on some places of the word.
    fn points(&self, places: Range<usize>) -> i32 {
        places.map(|place| self.cell(place).points).sum()
    }

    fn cell(&self, place: usize) -> &'a Cell {
        if self.is_backward {
            &self.lane.cells[self.first + 1 - place]
        } else {
            &self.lane.cells[self.first + 1 + place]
        }
    }
}

impl Step {
    const NONE: Self = Self {
        allowed: 0,
        letter_factor: 0,
        cross_factor: 0,
        cross_points: 0,
        word_factor: 0,
        place: 0,
        length: 0,
        behind: 0,
    };
}

/// The points of a word so far.
#[derive(Clone, Copy, Debug)]
pub struct Sum {
    /// Of its letters, before they are multiplied by the word's factor.
    letters: i32,
    /// Of the words across.
    crosses: i32,
}

impl Sum {
    /// With a tile of this value at the next step, and the tiles behind it.
    #[must_use]
    pub fn with(self, value: i32, step: &Step) -> Self {
        let points = value * step.letter_factor;
        Self {
            letters: self.letters + points + step.behind,
            crosses: self.crosses + step.cross_points + points * step.cross_factor,
        }
    }

    /// All points of a word whose last tile was laid at this step, without the bonus.
    #[must_use]
    pub fn points(self, last: &Step) -> i32 {
        self.letters * last.word_factor + self.crosses
    }
}
