//! How much a number of squares can score at most, whatever the words.
//!
//! The dearest tiles of the rack on the squares with the largest factors are at least what any
//! word scores there ("shadow play": John O'Laughlin's Quackle and César Del Solar's Macondo play
//! it from anchors). A second estimate counts the squares of words across apart, each with the
//! dearest tile that it allows. The lower of the two holds.

use crate::{lane::Cell, position::Position};
use flavita_game::{BoardTile, SIDE, Tile};
use std::cmp::Reverse;

/// What the tiles of the rack are worth at most; by default nothing, where no bound is asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct RackWorth {
    /// The letters of each tile with its value, the dearest first; equal tiles once.
    letters: Vec<(u64, i32)>,
    /// The values of all tiles, the dearest first.
    values: [i32; SIDE],
    /// The sum of so many of them.
    sums: [i32; SIDE + 1],
    /// The bonus for each number of tiles.
    bonuses: [i32; SIDE + 1],
}

impl RackWorth {
    /// The worth of the rack of a position.
    pub(crate) fn of(position: &Position<'_>) -> Self {
        let edition = position.edition;
        let as_blank = |letter| edition.value(BoardTile::blank(letter));
        let worth = |tile| match tile {
            Tile::Letter(letter) => (letter.mask(), edition.value(BoardTile::real(letter))),
            Tile::Blank => (u64::MAX, edition.letters().map(as_blank).max().unwrap_or(0)),
        };
        let mut letters: Vec<(u64, i32)> = position.rack.tiles().map(worth).collect();
        letters.sort_by_key(|(_, value)| Reverse(*value));
        let (mut values, mut sums) = ([0; SIDE], [0; SIDE + 1]);
        for (i, (_, value)) in letters.iter().take(SIDE).enumerate() {
            values[i] = *value;
        }
        for i in 0..SIDE {
            sums[i + 1] = sums[i] + values[i];
        }
        letters.dedup();
        Self { letters, values, sums, bonuses: std::array::from_fn(|tiles| edition.bonus(tiles)) }
    }

    /// The value of the dearest tile that may stand on a square, if not every tile may.
    pub(super) fn cap(&self, cell: &Cell) -> Option<i32> {
        if cell.allowed == u64::MAX {
            return None;
        }
        let mut tiles = self.letters.iter();
        let fitting = tiles.find(|(letters, _)| letters & cell.allowed != 0);
        let dearest = fitting.map_or(0, |(_, value)| *value);
        (dearest < self.values[0]).then_some(dearest)
    }
}

/// A square that multiplies its letter or makes a word across.
#[derive(Clone, Copy, Debug)]
struct Special {
    letter_factor: i32,
    cross_factor: i32,
    /// The dearest tile that may stand there, if not every tile of the rack may.
    cap: Option<i32>,
}

/// What some squares multiply their letters by, the largest factor first.
#[derive(Clone, Debug)]
struct Factors {
    sorted: [i32; SIDE],
    count: usize,
    /// What the dearest tiles score on these squares.
    dearest: i32,
}

impl Factors {
    const NONE: Self = Self { sorted: [0; SIDE], count: 0, dearest: 0 };

    fn add(&mut self, factor: i32, rack: &RackWorth) {
        let mut place = self.count;
        self.count += 1;
        while place > 0 && self.sorted[place - 1] < factor {
            let smaller = self.sorted[place - 1];
            self.dearest -= smaller * (rack.values[place - 1] - rack.values[place]);
            self.sorted[place] = smaller;
            place -= 1;
        }
        self.dearest += factor * rack.values[place];
        self.sorted[place] = factor;
    }

    fn clear(&mut self) {
        self.count = 0;
        self.dearest = 0;
    }

    /// The dearest tiles on these squares, the next ones on so many others that multiply by
    /// `other`, which is less than any factor here.
    fn dearest(&self, rack: &RackWorth, others: usize, other: i32) -> i32 {
        self.dearest + other * (rack.sums[self.count + others] - rack.sums[self.count])
    }
}

/// The empty squares that a word covers.
#[derive(Clone, Debug)]
pub(crate) struct Cover {
    /// Those that are more than plain.
    specials: [Special; SIDE],
    special: usize,
    /// How many there are.
    count: usize,
    /// The product of the word premiums.
    word_factor: i32,
    /// What the tiles of the words across score already.
    crosses: i32,
    /// The factors of the special ones.
    factors: Factors,
    /// Of those without a cap.
    free: Factors,
    /// What those with a cap score at most.
    capped: i32,
}

impl Cover {
    /// No square yet.
    pub(crate) const NOTHING: Self = Self {
        specials: [Special { letter_factor: 0, cross_factor: 0, cap: None }; SIDE],
        special: 0,
        count: 0,
        word_factor: 1,
        crosses: 0,
        factors: Factors::NONE,
        free: Factors::NONE,
        capped: 0,
    };

    /// Goes back to no square.
    pub(crate) fn clear(&mut self) {
        self.special = 0;
        self.count = 0;
        self.word_factor = 1;
        self.crosses = 0;
        self.forget_factors();
    }

    /// Covers one more square, which may have a cap.
    #[inline]
    pub(crate) fn lay(&mut self, cell: &Cell, cap: Option<i32>, rack: &RackWorth) {
        self.count += 1;
        let is_plain = cell.cross_factor == 0 && cell.letter_factor == 1 && cell.word_factor == 1;
        if !is_plain {
            self.lay_special(cell, cap, rack);
        }
    }

    fn lay_special(&mut self, cell: &Cell, cap: Option<i32>, rack: &RackWorth) {
        self.crosses += cell.cross_points;
        if cell.letter_factor != 1 || cell.cross_factor != 0 {
            let special = Special {
                letter_factor: cell.letter_factor.into(),
                cross_factor: cell.cross_factor.into(),
                cap,
            };
            self.specials[self.special] = special;
            self.special += 1;
            self.add(special, rack);
        }
        if cell.word_factor != 1 {
            self.word_factor *= i32::from(cell.word_factor);
            self.forget_factors();
            for i in 0..self.special {
                self.add(self.specials[i], rack);
            }
        }
    }

    /// The most points of a word over these squares and standing tiles of `standing` points: the
    /// dearest tiles on the squares of the largest factors, or, where that is less, squares with a
    /// cap counted apart.
    pub(crate) fn most(&self, rack: &RackWorth, standing: i32) -> i32 {
        let plain = self.count - self.special;
        let mut laid = self.factors.dearest(rack, plain, self.word_factor);
        if self.free.count < self.special {
            let free = self.free.dearest(rack, plain, self.word_factor);
            laid = laid.min(free + self.capped);
        }
        standing * self.word_factor + self.crosses + laid + rack.bonuses[self.count]
    }

    fn add(&mut self, special: Special, rack: &RackWorth) {
        let factor = special.letter_factor * (self.word_factor + special.cross_factor);
        self.factors.add(factor, rack);
        match special.cap {
            Some(cap) => self.capped += factor * cap,
            None => self.free.add(factor, rack),
        }
    }

    fn forget_factors(&mut self) {
        self.factors.clear();
        self.free.clear();
        self.capped = 0;
    }
}
