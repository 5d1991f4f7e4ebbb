//! Where placements can lie, and how much each place can score at most.
//!
//! First square and number of tiles fix an *interval* of a lane: which squares are covered, and
//! with them every factor, so that the bound of [`crate::worth`] is exact about the board.
//!
//! An interval can be walked from its beginning or from its end. It is walked from the end that is
//! nearer to a square on which not every letter may stand: there the search narrows soonest.
//!
//! What was tried beside it and left out stands with its figures in `tests/benches/README.md`.

use crate::{lane::Lane, places::Places, places::places, position::Position};
use crate::{whole::WholeRack, whole::is_indexed, worth::Cover, worth::RackWorth};
use flavita_game::{Direction, SIDE};
use flavita_lexicon::anagrams::LENGTHS;

/// The intervals of a lane that are walked from the same square in the same direction: one for
/// each number of tiles.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    /// The lane, by its place in the list of lanes.
    pub lane: usize,
    /// Whether the lane is walked from its end.
    pub is_backward: bool,
    /// The place of the first square of the walk, from the beginning of the lane.
    pub start: usize,
    /// The numbers of tiles, as a set of bits.
    pub tiles: u16,
    /// The most points of all its intervals.
    pub best: i32,
    /// By number of tiles the most points, for those numbers that are in the set.
    most: [i32; SIDE + 1],
}

impl Walk {
    /// No interval yet; the walks of a lane are numbered by their start, backward ones from 15.
    fn new(lane: usize, number: usize) -> Self {
        Self {
            lane,
            is_backward: number >= SIDE,
            start: number % SIDE,
            tiles: 0,
            best: i32::MIN,
            most: [0; SIDE + 1],
        }
    }

    /// The most points with so many tiles; `None` where that is no interval of the walk.
    pub(crate) fn most(&self, tiles: usize) -> Option<i32> {
        self.has(tiles).then(|| self.most[tiles])
    }

    /// Whether so many tiles are an interval of the walk.
    pub(crate) fn has(&self, tiles: usize) -> bool {
        self.tiles & 1 << tiles != 0
    }

    /// The largest number of tiles that can score so many points; 0 where none can.
    pub(crate) fn most_tiles(&self, points: i32) -> usize {
        let reach = |tiles: &usize| self.most(*tiles).is_some_and(|most| most >= points);
        (1..=SIDE).rev().find(reach).unwrap_or(0)
    }

    fn add(&mut self, tiles: usize, most: i32) {
        self.tiles |= 1 << tiles;
        self.best = self.best.max(most);
        self.most[tiles] = most;
    }
}

/// All walks of the lanes that can lead to a placement, in the order of the lanes; apart from them
/// the intervals of the whole rack, where its words are found by their letters.
///
/// Where no bound is asked for, every interval can score 0 at most; such walks are for searches
/// that want everything.
pub(crate) fn walks(
    position: &Position<'_>,
    lanes: &[Lane],
    is_bounded: bool,
) -> (Vec<Walk>, Vec<WholeRack>) {
    let rack = if is_bounded { RackWorth::of(position) } else { RackWorth::default() };
    let letters = letters(position);
    let most_tiles = position.most_tiles.min(position.rack.total()).min(SIDE);
    let mut walks = Vec::with_capacity(lanes.len() * SIDE / 2);
    let indexed = is_indexed(position).then(|| position.rack.total());
    let mut whole = Vec::new();
    let mut cover = Cover::NOTHING;
    for (number, lane) in lanes.iter().enumerate() {
        let of_lane = Gathered {
            lane,
            rack: &rack,
            most_tiles,
            shortest: position.shortest,
            dead: dead(lane, letters),
            worth: is_bounded.then(|| Worth::of(lane, &rack)),
            number,
            places: [0; 2 * SIDE],
            first: walks.len(),
            walks: &mut walks,
            whole: &mut whole,
            indexed,
            cover: &mut cover,
        };
        of_lane.gather();
    }
    (walks, whole)
}

/// All letters that can be laid.
fn letters(position: &Position<'_>) -> u64 {
    if position.rack.blanks() > 0 { u64::MAX } else { position.rack.letter_mask() }
}

/// The empty squares on which no tile of the rack may be laid.
fn dead(lane: &Lane, rack: u64) -> Places {
    let mut dead = 0;
    for place in places(lane.crossed) {
        if lane.cells[place + 1].allowed & rack == 0 {
            dead |= 1 << place;
        }
    }
    dead
}

/// What the squares of a lane are worth.
struct Worth {
    /// The points of the tiles that stand before each place.
    standing: [i32; SIDE + 1],
    /// The dearest tile for a square, where not every tile of the rack may stand there.
    caps: [Option<i32>; SIDE],
}

impl Worth {
    fn of(lane: &Lane, rack: &RackWorth) -> Self {
        let mut worth = Self { standing: [0; SIDE + 1], caps: [None; SIDE] };
        for place in places(lane.crossed) {
            worth.caps[place] = rack.cap(&lane.cells[place + 1]);
        }
        if lane.taken != 0 {
            for place in 0..SIDE {
                worth.standing[place + 1] = worth.standing[place] + lane.cells[place + 1].points;
            }
        }
        worth
    }
}

/// The walks of a lane while they are gathered.
struct Gathered<'a> {
    lane: &'a Lane,
    rack: &'a RackWorth,
    most_tiles: usize,
    shortest: usize,
    dead: Places,
    /// Where bounds are asked for.
    worth: Option<Worth>,
    number: usize,
    /// Where the walk of each number stands behind the walks of the lanes before, from 1.
    places: [u8; 2 * SIDE],
    first: usize,
    walks: &'a mut Vec<Walk>,
    whole: &'a mut Vec<WholeRack>,
    /// The number of tiles whose intervals are not walked: the whole rack.
    indexed: Option<usize>,
    cover: &'a mut Cover,
}

impl Gathered<'_> {
    fn gather(mut self) {
        for first in places(!self.lane.taken & ((1 << SIDE) - 1)) {
            let from_here = Places::MAX << first;
            if self.lane.anchors & from_here == 0 {
                return;
            }
            let anchor = (self.lane.anchors & from_here).trailing_zeros();
            let dead = self.dead & from_here;
            // All places before the first dead one.
            let reach = from_here & !dead & dead.wrapping_sub(1);
            if reach & 1 << anchor != 0 {
                self.add_from(first, anchor as usize, reach);
            }
        }
    }

    /// Adds the intervals that lay their first tile here and reach the anchor, of the places that
    /// can be reached.
    fn add_from(&mut self, first: usize, anchor: usize, reach: Places) {
        let lane = self.lane;
        let before = u32::from(lane.taken) << (31 - first) << 1;
        let start = first - before.leading_ones() as usize;
        let empty = !lane.taken & ((1 << SIDE) - 1) & reach;
        let to_anchor = empty & !(Places::MAX << anchor << 1);
        if to_anchor.count_ones() as usize > self.most_tiles {
            return;
        }
        self.cover.clear();
        let too_many = self.most_tiles + 1;
        for (tiles, place) in (1..too_many).zip(places(empty)) {
            if let Some(worth) = &self.worth {
                let cap = worth.caps[place];
                self.cover.lay(&lane.cells[place + 1], cap, self.rack);
            }
            if place >= anchor {
                let after = (lane.taken >> (place + 1)).trailing_ones() as usize;
                let end = place + 1 + after;
                self.add(tiles, start..end);
            }
        }
    }

    fn add(&mut self, tiles: usize, covered: std::ops::Range<usize>) {
        // One tile that makes a word across too is named by that word.
        let is_named_across = tiles == 1
            && self.lane.direction == Direction::Down
            && self.lane.crossed & !(Places::MAX << covered.end) & Places::MAX << covered.start
                != 0;
        if covered.len() < self.shortest || is_named_across {
            return;
        }
        let most = self.worth.as_ref().map_or(0, |worth| {
            let standing = worth.standing[covered.end] - worth.standing[covered.start];
            self.cover.most(self.rack, standing)
        });
        if self.indexed == Some(tiles) && LENGTHS.contains(&covered.len()) {
            self.whole.push(WholeRack {
                lane: self.number,
                start: covered.start,
                end: covered.end,
                most,
            });
            return;
        }
        let constrained = self.lane.taken | self.lane.crossed;
        let from_start = (constrained >> covered.start).trailing_zeros();
        let from_end = (constrained << (16 - covered.end)).leading_zeros();
        let number = if from_end <= from_start { SIDE + covered.end - 1 } else { covered.start };
        self.walk(number).add(tiles, most);
    }

    fn walk(&mut self, number: usize) -> &mut Walk {
        if self.places[number] == 0 {
            self.walks.push(Walk::new(self.number, number));
            let place = self.walks.len() - self.first;
            self.places[number] = u8::try_from(place).expect("at most 30");
        }
        &mut self.walks[self.first + usize::from(self.places[number]) - 1]
    }
}
