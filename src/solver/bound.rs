//! How much a placement can score at most, before it is searched.
//!
//! First square and number of tiles laid fix which squares are covered, and with them every
//! factor. The dearest tiles of the rack on the squares with the largest factors are then more
//! than any word can score there.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicI32, Ordering};

use crate::game::letter::{BoardTile, Tile};

use crate::game::square::SIDE;
use crate::solver::cross_check::Lane;
use crate::solver::position::Position;

/// A number of tiles that cannot be laid.
const NEVER: i32 = i32::MIN;

/// The most that placements with one first square can score, by the number of tiles laid.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    by_tiles: [i32; SIDE + 1],
}

impl Bounds {
    /// The most points of any number of tiles; `None` where nothing can be laid.
    #[must_use]
    pub fn most(&self) -> Option<i32> {
        self.by_tiles
            .iter()
            .copied()
            .max()
            .filter(|most| *most > NEVER)
    }

    /// Whether at least `best` points are possible with more than `laid` tiles, but not more than
    /// `further` tiles more.
    #[must_use]
    pub fn may_reach(&self, best: i32, laid: usize, further: usize) -> bool {
        let last = (laid + further).min(SIDE);
        (laid + 1..=last).any(|tiles| self.by_tiles[tiles] >= best)
    }

    /// The bounds of the placements of a lane that start at `start`, with the values of the
    /// rack's tiles, the dearest first.
    #[must_use]
    pub fn of(position: &Position<'_>, lane: &Lane, start: usize, values: &[i32]) -> Self {
        let mut bounds = Self {
            by_tiles: [NEVER; SIDE + 1],
        };
        let letters = position.rack.letter_mask();
        let has_blank = position.rack.blanks() > 0;
        let mut cover = Cover::default();
        for square in &lane.squares[start..] {
            if let Some(tile) = square.tile {
                cover.standing += position.edition.value(tile);
            } else {
                // The word may end before this square.
                bounds.note(position, &cover, values);
                let fits = square.allowed & letters != 0 || (has_blank && square.allowed != 0);
                if !fits || cover.squares.len() == position.most_tiles {
                    return bounds;
                }
                cover.is_connected |= square.is_anchor;
                cover.word_factor *= square.word_factor;
                let crossing = square.cross_points.map_or(0, |_| square.word_factor);
                cover.crosses += square.cross_points.unwrap_or(0) * square.word_factor;
                cover.squares.push((square.letter_factor, crossing));
            }
        }
        bounds.note(position, &cover, values);
        bounds
    }

    fn note(&mut self, position: &Position<'_>, cover: &Cover, values: &[i32]) {
        let tiles = cover.squares.len();
        if tiles > 0 && cover.is_connected {
            self.by_tiles[tiles] = cover.most(values) + position.edition.bonus(tiles);
        }
    }
}

/// The squares of an interval.
#[derive(Debug)]
struct Cover {
    /// Values of the tiles that stand there.
    standing: i32,
    /// The product of the word premiums.
    word_factor: i32,
    /// What the tiles of the cross words score already.
    crosses: i32,
    /// For every empty square what it multiplies its letter by, and what the cross word counts it.
    squares: Vec<(i32, i32)>,
    is_connected: bool,
}

impl Default for Cover {
    fn default() -> Self {
        let squares = Vec::with_capacity(SIDE);
        Self {
            standing: 0,
            word_factor: 1,
            crosses: 0,
            squares,
            is_connected: false,
        }
    }
}

impl Cover {
    fn most(&self, values: &[i32]) -> i32 {
        let factor = |(letter, crossing): &(i32, i32)| letter * (self.word_factor + crossing);
        let mut factors: Vec<i32> = self.squares.iter().map(factor).collect();
        factors.sort_unstable_by_key(|factor| Reverse(*factor));
        let laid: i32 = factors
            .iter()
            .zip(values)
            .map(|(factor, value)| factor * value)
            .sum();
        self.standing * self.word_factor + self.crosses + laid
    }
}

/// The most that each of the rack's tiles is worth, the dearest first.
#[must_use]
pub fn values_of(position: &Position<'_>) -> Vec<i32> {
    let edition = position.edition;
    let as_blank = |letter| edition.value(BoardTile::blank(letter));
    let most = |tile| match tile {
        Tile::Letter(letter) => edition.value(BoardTile::real(letter)),
        Tile::Blank => edition.letters().map(as_blank).max().unwrap_or(0),
    };
    let mut values: Vec<i32> = position.rack.tiles().map(most).collect();
    values.sort_unstable_by_key(|value| Reverse(*value));
    values
}

/// What a search must at least find to be worth going on.
#[derive(Clone, Copy, Debug)]
pub struct Floor<'a> {
    bounds: &'a Bounds,
    best: &'a AtomicI32,
}

impl<'a> Floor<'a> {
    /// A search within `bounds` that stops where it cannot reach the best so far.
    #[must_use]
    pub fn new(bounds: &'a Bounds, best: &'a AtomicI32) -> Self {
        Self { bounds, best }
    }

    /// Whether it is worth laying another tile after `laid`, where `further` more may follow.
    #[must_use]
    pub fn is_worth_it(&self, laid: usize, further: usize) -> bool {
        self.bounds
            .may_reach(self.best.load(Ordering::Relaxed), laid, further)
    }
}
