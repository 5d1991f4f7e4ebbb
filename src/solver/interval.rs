//! Where placements can lie, and how much each place can score at most.
//!
//! First square and number of tiles fix an *interval* of a lane: which squares are covered, and
//! with them every factor. The dearest tiles of the rack on the squares with the largest factors
//! are then at least what any word scores there ("shadow play": John O'Laughlin's Quackle and
//! César Del Solar's Macondo play it from anchors; an interval makes it exact about the board).
//!
//! An interval can be walked from its beginning or from its end. It is walked from the end that is
//! nearer to a square on which not every letter may stand: there the search narrows soonest.

use std::cmp::Reverse;

use crate::game::letter::{BoardTile, Tile};
use crate::game::square::{Direction, SIDE};
use crate::solver::lane::{Cell, Lane};
use crate::solver::position::Position;

/// The intervals of a lane that are walked from the same square in the same direction: one for
/// each number of tiles.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The lane, by its place in the list of lanes.
    pub lane: usize,
    /// Whether the lane is walked from its end.
    pub is_backward: bool,
    /// The place of the first square in the order of the walk.
    pub start: usize,
    /// The numbers of tiles, as a set of bits.
    pub tiles: u16,
    /// The most points of all its intervals.
    pub best: i32,
    /// By number of tiles the most points, and how many squares the word covers; of those numbers
    /// alone that are in the set.
    by_tiles: [(i16, u8); SIDE + 1],
}

/// One interval of a walk.
#[derive(Clone, Copy, Debug)]
pub struct Interval {
    /// How many tiles it lays.
    pub tiles: usize,
    /// The most points.
    pub most: i32,
    /// How many squares the word covers.
    pub length: usize,
}

impl Walk {
    fn new(lane: usize, is_backward: bool, start: usize) -> Self {
        Self {
            lane,
            is_backward,
            start,
            tiles: 0,
            best: i32::MIN,
            by_tiles: [(0, 0); SIDE + 1],
        }
    }

    /// The intervals of the walk, the shortest first.
    pub fn intervals(&self) -> impl Iterator<Item = Interval> + '_ {
        let mut rest = self.tiles;
        std::iter::from_fn(move || {
            let tiles = rest.trailing_zeros() as usize;
            rest &= rest.checked_sub(1)?;
            let (most, length) = self.by_tiles[tiles];
            Some(Interval {
                tiles,
                most: if most == i16::MAX {
                    i32::MAX
                } else {
                    most.into()
                },
                length: length.into(),
            })
        })
    }

    fn add(&mut self, tiles: usize, most: i32, length: usize) {
        self.tiles |= 1 << tiles;
        self.best = self.best.max(most);
        // Points beyond the range are without bound: no published game comes near.
        let most = i16::try_from(most).unwrap_or(i16::MAX);
        self.by_tiles[tiles] = (most, u8::try_from(length).expect("at most 15"));
    }
}

/// All walks of the lanes that can lead to a placement, in the order of the lanes.
#[must_use]
pub fn walks(position: &Position<'_>, lanes: &[Lane]) -> Vec<Walk> {
    let rack = RackWorth::of(position);
    let mut walks = Vec::with_capacity(lanes.len() * SIDE);
    for (number, lane) in lanes.iter().enumerate() {
        let mut gathered = Gathered::new(number);
        for start in 0..SIDE {
            if start == 0 || lane.forward[start - 1].tile.is_none() {
                gathered.add_from(position, &rack, lane, start);
            }
        }
        let used = gathered.walks.into_iter().filter(|walk| walk.tiles != 0);
        walks.extend(used);
    }
    walks
}

/// What the tiles of the rack are worth at most.
struct RackWorth {
    /// The values, the dearest first.
    values: Vec<i32>,
    /// The letters with their values, the dearest first, then what a blank can be.
    letters: Vec<(u64, i32)>,
    /// All letters that can be laid.
    mask: u64,
    /// The bonus for each number of tiles.
    bonuses: [i32; SIDE + 1],
}

impl RackWorth {
    fn of(position: &Position<'_>) -> Self {
        let edition = position.edition;
        let as_blank = |letter| edition.value(BoardTile::blank(letter));
        let most = |tile| match tile {
            Tile::Letter(letter) => edition.value(BoardTile::real(letter)),
            Tile::Blank => edition.letters().map(as_blank).max().unwrap_or(0),
        };
        let letters = |tile| match tile {
            Tile::Letter(letter) => letter.mask(),
            Tile::Blank => u64::MAX,
        };
        let mut tiles: Vec<(u64, i32)> = position
            .rack
            .tiles()
            .map(|tile| (letters(tile), most(tile)))
            .collect();
        tiles.sort_by_key(|(_, value)| Reverse(*value));
        let mask = tiles.iter().fold(0, |mask, (letters, _)| mask | letters);
        let values = tiles.iter().map(|(_, value)| *value).take(SIDE).collect();
        tiles.dedup();
        Self {
            values,
            letters: tiles,
            mask,
            bonuses: std::array::from_fn(|tiles| edition.bonus(tiles)),
        }
    }

    /// The dearest tile that may stand on a square.
    fn dearest(&self, cell: &Cell) -> i32 {
        let mut tiles = self.letters.iter();
        let fitting = tiles.find(|(letters, _)| letters & cell.allowed != 0);
        fitting.map_or(0, |(_, value)| *value)
    }
}

/// The walks of a lane while they are gathered: from each place, forward and backward.
struct Gathered {
    walks: [Walk; 2 * SIDE],
}

impl Gathered {
    fn new(lane: usize) -> Self {
        let walk = |place| Walk::new(lane, place >= SIDE, place % SIDE);
        Self {
            walks: std::array::from_fn(walk),
        }
    }

    /// Adds the intervals that begin at `start`.
    fn add_from(&mut self, position: &Position<'_>, rack: &RackWorth, lane: &Lane, start: usize) {
        let mut cover = Cover::NOTHING;
        for place in start..SIDE {
            let cell = &lane.forward[place];
            if cell.tile.is_some() {
                cover.standing += cell.points;
            } else {
                // The word may end before this square.
                self.add(position, rack, lane, &cover, start..place);
                let fits = cell.allowed & rack.mask != 0;
                if !fits || cover.count == position.most_tiles.min(SIDE) {
                    return;
                }
                cover.lay(cell, rack.dearest(cell));
            }
        }
        self.add(position, rack, lane, &cover, start..SIDE);
    }

    fn add(
        &mut self,
        position: &Position<'_>,
        rack: &RackWorth,
        lane: &Lane,
        cover: &Cover,
        places: std::ops::Range<usize>,
    ) {
        // One tile that makes a word across too is named by that word.
        let is_named_across =
            cover.count == 1 && lane.direction == Direction::Down && cover.is_crossed;
        if cover.count == 0
            || !cover.is_connected
            || places.len() < position.shortest
            || is_named_across
        {
            return;
        }
        let cells = &lane.forward[places.clone()];
        let free = |cell: &&Cell| !cell.is_constrained();
        let from_start = cells.iter().take_while(free).count();
        let from_end = cells.iter().rev().take_while(free).count();
        let walk = if from_end < from_start {
            &mut self.walks[SIDE + SIDE - places.end]
        } else {
            &mut self.walks[places.start]
        };
        let most = cover.most(&rack.values) + rack.bonuses[cover.count];
        walk.add(cover.count, most, places.len());
    }
}

/// The squares of an interval.
struct Cover {
    /// How many tiles are laid.
    count: usize,
    /// For every one of them what its square multiplies its letter by, and what the word across
    /// counts it; then the dearest tile that may stand there.
    squares: [(i32, i32, i32); SIDE],
    /// Points of the tiles that stand there.
    standing: i32,
    /// The product of the word premiums.
    word_factor: i32,
    /// What the tiles of the words across score already.
    crosses: i32,
    is_connected: bool,
    is_crossed: bool,
}

impl Cover {
    /// No square yet.
    const NOTHING: Self = Self {
        count: 0,
        squares: [(0, 0, 0); SIDE],
        standing: 0,
        word_factor: 1,
        crosses: 0,
        is_connected: false,
        is_crossed: false,
    };

    fn lay(&mut self, cell: &Cell, dearest: i32) {
        self.word_factor *= cell.word_factor;
        let crossing = cell.cross_points.map_or(0, |_| cell.word_factor);
        self.crosses += cell.cross_points.unwrap_or(0) * cell.word_factor;
        self.is_crossed |= cell.cross_points.is_some();
        self.is_connected |= cell.is_anchor;
        self.squares[self.count] = (cell.letter_factor, crossing, dearest);
        self.count += 1;
    }

    /// The most points, by whichever of two estimates is the lower.
    fn most(&self, values: &[i32]) -> i32 {
        let mut factors = [0; SIDE];
        let mut capped = 0;
        for (i, (letter, crossing, dearest)) in self.squares[..self.count].iter().enumerate() {
            let factor = letter * (self.word_factor + crossing);
            capped += factor * dearest;
            let mut place = i;
            while place > 0 && factors[place - 1] < factor {
                factors[place] = factors[place - 1];
                place -= 1;
            }
            factors[place] = factor;
        }
        let sorted = factors[..self.count].iter().zip(values);
        let laid: i32 = sorted.map(|(factor, value)| factor * value).sum();
        self.standing * self.word_factor + self.crosses + laid.min(capped)
    }
}
