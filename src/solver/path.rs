//! The squares of a lane in the order in which a walk goes along them.

use crate::{found::Tiles, lane::Cell, lane::Lane, places::Places};
use flavita_game::{Letter, SIDE};

/// An empty square of a path, and the tiles that stand right behind it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Step {
    /// The letters that may be laid there.
    pub(super) allowed: u64,
    /// The letters that may be laid on the next empty square; none where there is no other.
    pub(super) allowed_next: u64,
    /// What the tiles of words across score, everything multiplied, of all squares up to here.
    crosses: i32,
    /// The points of all tiles that stand before.
    before: i32,
    /// The points of all tiles that stand before and right behind.
    through: i32,
    /// What the square multiplies its letter by.
    letter_factor: u8,
    /// What the letter is multiplied by once more for the word across; 0 where there is none.
    cross_factor: u8,
    /// What the square multiplies its words by.
    pub(super) word_factor: u8,
    /// The place of the square.
    pub(super) place: u8,
    /// The place after the tiles right behind.
    pub(super) end: u8,
    /// Whether tiles stand right behind.
    pub(super) has_tiles_behind: bool,
}

/// A lane as it is walked, from its beginning or from its end. Places are counted in this order.
#[derive(Clone, Debug)]
pub(super) struct Path {
    is_backward: bool,
    /// Where tiles stand.
    taken: Places,
    /// The tiles that stand, by their places.
    pub(super) standing: Tiles,
    /// Their letters.
    pub(super) letters: [Letter; SIDE],
    /// The empty squares.
    steps: [Step; SIDE],
    count: usize,
}

/// Where a walk enters a path.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'a> {
    /// The place of the word's first square.
    pub(super) place: usize,
    /// The empty squares from there on: step `n` is where the tile after `n` others is laid.
    pub(super) steps: &'a [Step],
    /// What takes part before any tile is laid: nothing of what stands before the word.
    pub(super) sum: Sum,
}

impl Path {
    /// The path along a lane.
    pub(super) fn along(lane: &Lane, is_backward: bool) -> Self {
        let mut path = Self {
            is_backward,
            taken: 0,
            standing: Tiles::NONE,
            letters: [Letter::new(0); SIDE],
            steps: [Step::default(); SIDE],
            count: 0,
        };
        let cells = &lane.cells[1..=SIDE];
        if is_backward {
            path.take_in(cells.iter().rev());
        } else {
            path.take_in(cells.iter());
        }
        path
    }

    fn take_in<'a>(&mut self, cells: impl Iterator<Item = &'a Cell>) {
        let (mut points, mut crosses) = (0, 0);
        let mut last: Option<&mut Step> = None;
        let mut free = self.steps.iter_mut();
        for (place, cell) in (0..SIDE).zip(cells) {
            if let Some(tile) = cell.tile {
                self.taken |= 1 << place;
                self.standing.lay(place, tile);
                self.letters[place] = tile.letter;
                points += cell.points;
                if let Some(last) = &mut last {
                    last.stand_behind(place, points);
                }
                continue;
            }
            if let Some(last) = last {
                last.allowed_next = cell.allowed;
            }
            crosses += cell.cross_points;
            last = free.next();
            if let Some(step) = &mut last {
                **step = Step::new(cell, place, points, crosses);
            }
        }
        self.count = SIDE - free.len();
    }

    /// Enters the path where a word begins, at a place from the beginning of the lane.
    pub(super) fn enter(&self, from_beginning: usize) -> Entry<'_> {
        let place = if self.is_backward { SIDE - 1 - from_beginning } else { from_beginning };
        let standing = (self.taken & !(Places::MAX << place)).count_ones() as usize;
        let (before, steps) = self.steps[..self.count].split_at(place - standing);
        let sum = before.last().map_or_else(Sum::default, Step::left_behind);
        Entry { place, steps, sum }
    }
}

impl Step {
    #[expect(clippy::cast_possible_truncation, reason = "a lane has 15 squares")]
    #[inline]
    fn new(empty: &Cell, place: usize, points: i32, crosses: i32) -> Self {
        Self {
            allowed: empty.allowed,
            allowed_next: 0,
            crosses,
            before: points,
            through: points,
            letter_factor: empty.letter_factor,
            cross_factor: empty.cross_factor,
            word_factor: empty.word_factor,
            place: place as u8,
            end: place as u8 + 1,
            has_tiles_behind: false,
        }
    }

    /// Notes a tile behind the square, with which so many points stand up to here.
    #[expect(clippy::cast_possible_truncation, reason = "a lane has 15 squares")]
    #[inline]
    fn stand_behind(&mut self, place: usize, points: i32) {
        self.through = points;
        self.end = place as u8 + 1;
        self.has_tiles_behind = true;
    }

    /// The place of the square.
    pub(super) fn place(&self) -> usize {
        self.place.into()
    }

    /// The place after the tiles right behind.
    pub(super) fn end(&self) -> usize {
        self.end.into()
    }

    /// The sum of a word that begins right behind this square.
    fn left_behind(&self) -> Sum {
        Sum { letters: -self.before, crosses: -self.crosses }
    }
}

/// The points of the tiles laid so far, less what stands before the word.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    /// Of its letters, before they are multiplied by the word's factor.
    letters: i32,
    /// Of the words across.
    crosses: i32,
}

impl Sum {
    /// With a tile of this value at the next step.
    #[inline]
    pub(super) fn with(self, value: i32, step: &Step) -> Self {
        let points = value * i32::from(step.letter_factor);
        Self {
            letters: self.letters + points,
            crosses: self.crosses + points * i32::from(step.cross_factor),
        }
    }

    /// All points of a word whose last tile was laid at this step, without the bonus; `factor` is
    /// the product of its word premiums.
    #[inline]
    pub(super) fn points(self, last: &Step, factor: i32) -> i32 {
        (self.letters + last.through) * factor + self.crosses + last.crosses
    }
}

/// The paths of all lanes, each made when it is first walked.
#[derive(Debug)]
pub(super) struct Paths {
    made: Vec<Path>,
    /// By lane and direction the number of the path among those made, from 1.
    numbers: [[u8; 2]; 2 * SIDE],
}

impl Paths {
    /// None yet of so many lanes.
    pub(super) fn none(lanes: usize) -> Self {
        Self { made: Vec::with_capacity(2 * lanes), numbers: [[0; 2]; 2 * SIDE] }
    }

    /// The path along a lane, which has this number.
    pub(super) fn of(&mut self, lane: &Lane, number: usize, is_backward: bool) -> &Path {
        let made = &mut self.numbers[number][usize::from(is_backward)];
        if *made == 0 {
            self.made.push(Path::along(lane, is_backward));
            *made = u8::try_from(self.made.len()).expect("two for each of 30 lanes");
        }
        &self.made[usize::from(*made) - 1]
    }
}
