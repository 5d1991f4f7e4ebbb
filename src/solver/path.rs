//! The squares of a walk in the order in which tiles are laid on them.

use std::ops::Range;

use crate::game::square::SIDE;
use crate::solver::found::Tiles;
use crate::solver::lane::{Cell, Lane, Places};

/// An empty square of a walk, and the tiles that stand right behind it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The letters that may be laid there.
    pub(super) allowed: u64,
    /// The letters that may be laid on the next empty square; none behind the last tile.
    pub(super) allowed_next: u64,
    /// What the tiles of the word across score, everything multiplied.
    cross_points: i32,
    /// The product of the word premiums up to here.
    word_factor: i32,
    /// The points of the tiles behind.
    behind: i32,
    /// What the square multiplies its letter by.
    letter_factor: u8,
    /// What the letter is multiplied by once more for the word across; 0 where there is none.
    cross_factor: u8,
    place: u8,
    length: u8,
}

/// A walk's squares: step `n` is where the tile after `n` others is laid.
#[derive(Clone, Debug)]
pub(super) struct Path {
    /// How many squares the word covers before any tile is laid.
    length: usize,
    /// The points of the tiles on them.
    points: i32,
    /// The tiles that stand, by their places in the word.
    pub(super) standing: Tiles,
    steps: [Step; SIDE],
}

impl Path {
    /// No square: what is filled again for each walk.
    pub(super) const NONE: Self = Self {
        length: 0,
        points: 0,
        standing: Tiles::NONE,
        steps: [Step::NONE; SIDE],
    };

    /// Goes from a place of a lane on, for so many tiles; what it was before is forgotten.
    ///
    /// # Panics
    /// When there are not so many empty squares.
    pub(super) fn go(&mut self, lane: &Lane, first: usize, is_backward: bool, tiles: usize) {
        // The places of the word where tiles stand.
        let standing: Places = if is_backward {
            lane.taken.reverse_bits() >> (SIDE - first)
        } else {
            lane.taken >> first
        };
        let cell = |place: usize| {
            if is_backward {
                &lane.cells[first + 1 - place]
            } else {
                &lane.cells[first + 1 + place]
            }
        };
        self.length = standing.trailing_ones() as usize;
        self.standing = Tiles::NONE;
        self.points = self.standing.copy(0..self.length, cell);
        let (mut place, mut word_factor) = (self.length, 1);
        let mut allowed_next = 0;
        for step in &mut self.steps[..tiles] {
            let empty = cell(place);
            word_factor *= i32::from(empty.word_factor);
            let length = place + 1 + (standing >> (place + 1)).trailing_ones() as usize;
            *step = Step::new(empty, place..length, word_factor);
            if length > place + 1 {
                step.behind = self.standing.copy(place + 1..length, cell);
            }
            place = length;
        }
        for step in self.steps[..tiles].iter_mut().rev() {
            step.allowed_next = std::mem::replace(&mut allowed_next, step.allowed);
        }
    }

    /// The step after so many tiles.
    #[must_use]
    pub(super) fn step(&self, laid: usize) -> &Step {
        &self.steps[laid]
    }

    /// How many squares the word covers with so many tiles.
    #[must_use]
    pub(super) fn length_with(&self, tiles: usize) -> usize {
        let last = tiles.checked_sub(1);
        last.map_or(self.length, |last| self.steps[last].length())
    }

    /// The points of the tiles that stand before the first empty square.
    #[must_use]
    pub(super) fn start(&self) -> Sum {
        Sum {
            letters: self.points,
            crosses: 0,
        }
    }
}

impl Step {
    const NONE: Self = Self {
        allowed: 0,
        allowed_next: 0,
        cross_points: 0,
        word_factor: 0,
        behind: 0,
        letter_factor: 0,
        cross_factor: 0,
        place: 0,
        length: 0,
    };

    #[expect(clippy::cast_possible_truncation, reason = "a lane has 15 squares")]
    fn new(empty: &Cell, places: Range<usize>, word_factor: i32) -> Self {
        Self {
            allowed: empty.allowed,
            allowed_next: 0,
            cross_points: empty.cross_points,
            word_factor,
            behind: 0,
            letter_factor: empty.letter_factor,
            cross_factor: empty.cross_factor,
            place: places.start as u8,
            length: places.end as u8,
        }
    }

    /// The place of the square in the word.
    #[must_use]
    pub(super) fn place(&self) -> usize {
        self.place.into()
    }

    /// How many squares the word covers with the tiles behind.
    #[must_use]
    pub(super) fn length(&self) -> usize {
        self.length.into()
    }
}

impl Tiles {
    /// Lays the tiles of cells by their places; answers their points.
    fn copy<'a>(&mut self, places: Range<usize>, cell: impl Fn(usize) -> &'a Cell) -> i32 {
        let mut points = 0;
        for place in places {
            let cell = cell(place);
            points += cell.points;
            if let Some(tile) = cell.tile {
                self.lay(place, tile);
            }
        }
        points
    }
}

/// The points of a word so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum {
    /// Of its letters, before they are multiplied by the word's factor.
    letters: i32,
    /// Of the words across.
    crosses: i32,
}

impl Sum {
    /// With a tile of this value at the next step, and the tiles behind it.
    #[must_use]
    pub(super) fn with(self, value: i32, step: &Step) -> Self {
        let points = value * i32::from(step.letter_factor);
        Self {
            letters: self.letters + points + step.behind,
            crosses: self.crosses + step.cross_points + points * i32::from(step.cross_factor),
        }
    }

    /// All points of a word whose last tile was laid at this step, without the bonus.
    #[must_use]
    pub(super) fn points(self, last: &Step) -> i32 {
        self.letters * last.word_factor + self.crosses
    }
}
