//! How much a number of squares can score at most, whatever the words.
//!
//! The dearest tiles of the rack on the squares with the largest factors are at least what any
//! word scores there ("shadow play": John O'Laughlin's Quackle and César Del Solar's Macondo play
//! it from anchors). A second estimate counts the squares of words across apart, each with the
//! dearest tile that it allows. The lower of the two holds.

use std::cmp::Reverse;

use crate::game::letter::{BoardTile, Tile};
use crate::game::square::SIDE;
use crate::solver::lane::Cell;
use crate::solver::position::Position;

/// What the tiles of the rack are worth at most.
#[derive(Clone, Debug)]
pub struct RackWorth {
    /// The letters of each tile with its value, the dearest first; equal tiles once.
    letters: Vec<(u64, i32)>,
    /// The values of all tiles, the dearest first.
    values: [i32; SIDE],
    /// The sum of so many of them.
    sums: [i32; SIDE + 1],
    /// All letters that can be laid.
    pub mask: u64,
    /// The bonus for each number of tiles.
    bonuses: [i32; SIDE + 1],
}

impl RackWorth {
    /// The worth of the rack of a position.
    #[must_use]
    pub fn of(position: &Position<'_>) -> Self {
        let edition = position.edition;
        let as_blank = |letter| edition.value(BoardTile::blank(letter));
        let worth = |tile| match tile {
            Tile::Letter(letter) => (letter.mask(), edition.value(BoardTile::real(letter))),
            Tile::Blank => (u64::MAX, edition.letters().map(as_blank).max().unwrap_or(0)),
        };
        let mut letters: Vec<(u64, i32)> = position.rack.tiles().map(worth).collect();
        letters.sort_by_key(|(_, value)| Reverse(*value));
        let mask = letters.iter().fold(0, |mask, (letters, _)| mask | letters);
        let (mut values, mut sums) = ([0; SIDE], [0; SIDE + 1]);
        for (i, (_, value)) in letters.iter().take(SIDE).enumerate() {
            values[i] = *value;
        }
        for i in 0..SIDE {
            sums[i + 1] = sums[i] + values[i];
        }
        letters.dedup();
        Self {
            letters,
            values,
            sums,
            mask,
            bonuses: std::array::from_fn(|tiles| edition.bonus(tiles)),
        }
    }

    /// The value of the dearest tile that may stand on a square.
    fn dearest(&self, cell: &Cell) -> i32 {
        let mut tiles = self.letters.iter();
        let fitting = tiles.find(|(letters, _)| letters & cell.allowed != 0);
        fitting.map_or(0, |(_, value)| *value)
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

/// The empty squares that a word covers.
#[derive(Clone, Debug)]
pub struct Cover {
    /// Those that are more than plain.
    specials: [Special; SIDE],
    special: usize,
    /// How many there are.
    count: usize,
    /// The product of the word premiums.
    word_factor: i32,
    /// What the tiles of the words across score already.
    crosses: i32,
    has_cap: bool,
}

impl Cover {
    /// No square yet.
    pub const NOTHING: Self = Self {
        specials: [Special {
            letter_factor: 0,
            cross_factor: 0,
            cap: None,
        }; SIDE],
        special: 0,
        count: 0,
        word_factor: 1,
        crosses: 0,
        has_cap: false,
    };

    /// Goes back to no square.
    pub fn clear(&mut self) {
        self.special = 0;
        self.count = 0;
        self.word_factor = 1;
        self.crosses = 0;
        self.has_cap = false;
    }

    /// Covers one more square.
    pub fn lay(&mut self, cell: &Cell, rack: &RackWorth) {
        self.count += 1;
        self.word_factor *= cell.word_factor;
        self.crosses += cell.cross_points;
        if cell.letter_factor == 1 && cell.cross_factor == 0 {
            return;
        }
        let dearest = (cell.allowed != u64::MAX).then(|| rack.dearest(cell));
        let cap = dearest.filter(|dearest| *dearest < rack.values[0]);
        self.has_cap |= cap.is_some();
        self.specials[self.special] = Special {
            letter_factor: cell.letter_factor,
            cross_factor: cell.cross_factor,
            cap,
        };
        self.special += 1;
    }

    /// The most points of a word over these squares and standing tiles of `standing` points.
    #[must_use]
    pub fn most(&self, rack: &RackWorth, standing: i32) -> i32 {
        let mut laid = self.dearest_first(rack, false);
        if self.has_cap {
            laid = laid.min(self.dearest_first(rack, true));
        }
        standing * self.word_factor + self.crosses + laid + rack.bonuses[self.count]
    }

    /// The dearest tiles on the squares of the largest factors; squares with a cap count apart
    /// where `apart` says so.
    fn dearest_first(&self, rack: &RackWorth, apart: bool) -> i32 {
        let mut factors = [0; SIDE];
        let (mut sorted, mut points) = (0, 0);
        for special in &self.specials[..self.special] {
            let factor = special.letter_factor * (self.word_factor + special.cross_factor);
            match special.cap {
                Some(cap) if apart => points += factor * cap,
                _ => {
                    let mut place = sorted;
                    while place > 0 && factors[place - 1] < factor {
                        factors[place] = factors[place - 1];
                        place -= 1;
                    }
                    factors[place] = factor;
                    sorted += 1;
                }
            }
        }
        let capped = self.special - sorted;
        let on_specials = factors[..sorted].iter().zip(&rack.values);
        points += on_specials
            .map(|(factor, value)| factor * value)
            .sum::<i32>();
        // Every other square multiplies by the word's factor alone, and no special one by less.
        points + self.word_factor * (rack.sums[self.count - capped] - rack.sums[sorted])
    }
}
