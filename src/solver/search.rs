//! The search itself: every legal placement of a walk, each found once.
//!
//! From its first square a walk reads an automaton square by square, over the tiles that lie
//! already and with every tile of the rack that the words across allow (Appel and Jacobson, 1988).
//! It records a word where one ends, the next square is empty and the number of tiles is one of
//! the walk's. Walks from the end read the automaton of the words turned round.
//!
//! A branch is given up where no interval is left that can both reach the floor and be reached: by
//! the longest continuation of the node, and, where only the whole rack is worth enough, by the
//! letters that still occur below it.

use std::ops::Range;

use crate::game::letter::{BoardTile, Letter};
use crate::game::square::SIDE;
use crate::lexicon::graph::{Graph, Node, Record};
use crate::solver::hand::Hand;
use crate::solver::interval::Walk;
use crate::solver::lane::Lane;
use crate::solver::path::{Path, Step, Sum};
use crate::solver::position::Position;

/// A placement as the search meets it; the word lives only as long as the visit.
#[derive(Clone, Copy, Debug)]
pub struct Find<'a> {
    /// The whole word, in the order of the walk.
    pub word: &'a [BoardTile],
    /// Its points, everything counted.
    pub points: i32,
}

/// Calls `visit` with every placement of a walk that scores at least `floor`; what it answers is
/// the floor from then on. The hand is whole again afterwards.
pub fn search(
    position: &Position<'_>,
    hand: &mut Hand,
    lane: &Lane,
    walk: &Walk,
    floor: i32,
    visit: &mut impl FnMut(Find<'_>) -> i32,
) {
    let tiles = walk.most_tiles(floor);
    let words = if walk.is_backward {
        position.words.backward()
    } else {
        position.words
    };
    let search = Search {
        words,
        path: Path::of(lane, walk.start, walk.is_backward, tiles),
        walk,
        tiles,
    };
    let mut state = State {
        hand,
        ahead: [Ahead::NOTHING; SIDE + 1],
        floor,
        word: [BoardTile::real(Letter::new(0)); SIDE],
        visit,
    };
    search.raise(&mut state, floor);
    search.begin(&mut state);
}

/// What must lie ahead of a word with so many tiles, for the search to go on.
#[derive(Clone, Copy)]
struct Ahead {
    /// The least number of letters.
    letters: usize,
    /// How many tiles may be left over at most.
    unused: u32,
}

impl Ahead {
    /// Nothing that lies ahead is worth enough.
    const NOTHING: Self = Self {
        letters: usize::MAX,
        unused: 0,
    };
}

/// What stays the same while a walk is searched.
struct Search<'a> {
    words: &'a Graph,
    path: Path<'a>,
    walk: &'a Walk,
    /// The most tiles that are laid.
    tiles: usize,
}

/// What changes.
struct State<'a, Visit> {
    hand: &'a mut Hand,
    /// By the number of tiles laid.
    ahead: [Ahead; SIDE + 1],
    floor: i32,
    word: [BoardTile; SIDE],
    visit: &'a mut Visit,
}

impl Search<'_> {
    fn begin<Visit: FnMut(Find<'_>) -> i32>(&self, state: &mut State<'_, Visit>) {
        let places = 0..self.path.length;
        let Some((node, _)) = self.over_tiles(&mut state.word, (Graph::ROOT, false), places) else {
            return;
        };
        let record = self.words.record(node);
        if state.goes_on(&record, 0, state.hand.letters) {
            self.lay_each(state, record, 0, self.path.start());
        }
    }

    /// Reads the tiles that stand on some places of the word; `read` is the node before them and
    /// whether a word ends there.
    fn over_tiles(
        &self,
        word: &mut [BoardTile; SIDE],
        mut read: (Node, bool),
        places: Range<usize>,
    ) -> Option<(Node, bool)> {
        for place in places {
            let tile = self.path.tile(place)?;
            word[place] = tile;
            read = self.words.step(read.0, tile.letter)?;
        }
        Some(read)
    }

    /// Lays each tile of the hand that may come next, after `laid` others.
    fn lay_each<Visit: FnMut(Find<'_>) -> i32>(
        &self,
        state: &mut State<'_, Visit>,
        record: Record<'_>,
        laid: usize,
        sum: Sum,
    ) {
        let step = self.path.step(laid);
        let mut letters = record.letters() & step.allowed;
        if state.hand.blanks == 0 {
            letters &= state.hand.letters;
        }
        while letters != 0 {
            let letter = Letter::lowest(letters);
            letters &= letters - 1;
            let Some((node, ends_word)) = self.beyond(state, step, record.child(letter)) else {
                continue;
            };
            let record = self.words.record(node);
            if state.hand.letters & letter.mask() != 0 {
                let tile = (BoardTile::real(letter), state.hand.value(letter));
                let left = state.hand.without(letter);
                if let Some(sum) = self.lay(state, (&record, ends_word), laid, tile, left, sum) {
                    state.hand.take(letter);
                    self.lay_each(state, record, laid + 1, sum);
                    state.hand.give_back(letter);
                }
            }
            if state.hand.blanks > 0 {
                let tile = (BoardTile::blank(letter), state.hand.blank_value(letter));
                let left = state.hand.letters;
                if let Some(sum) = self.lay(state, (&record, ends_word), laid, tile, left, sum) {
                    state.hand.blanks -= 1;
                    self.lay_each(state, record, laid + 1, sum);
                    state.hand.blanks += 1;
                }
            }
        }
    }

    /// Reads the tiles that stand behind a step, if any do.
    #[inline]
    fn beyond<Visit>(
        &self,
        state: &mut State<'_, Visit>,
        step: &Step,
        read: (Node, bool),
    ) -> Option<(Node, bool)> {
        let behind = step.place + 1..step.length;
        if behind.is_empty() {
            return Some(read);
        }
        self.over_tiles(&mut state.word, read, behind)
    }

    /// Lays a tile with its value at the step after `laid` others and hands the word over, if it
    /// is one; the sum with it where the search goes on with the letters that are left.
    #[inline]
    fn lay<Visit: FnMut(Find<'_>) -> i32>(
        &self,
        state: &mut State<'_, Visit>,
        (record, ends_word): (&Record<'_>, bool),
        laid: usize,
        (tile, value): (BoardTile, i32),
        left: u64,
        sum: Sum,
    ) -> Option<Sum> {
        let goes_on = state.goes_on(record, laid + 1, left);
        if !ends_word && !goes_on {
            return None;
        }
        let step = self.path.step(laid);
        state.word[step.place] = tile;
        let sum = sum.with(value, step);
        if ends_word {
            self.record(state, laid, sum);
        }
        goes_on.then_some(sum)
    }

    /// Hands over the word whose last tile was laid at this step, if it is one of the walk's.
    #[inline(never)]
    fn record<Visit: FnMut(Find<'_>) -> i32>(
        &self,
        state: &mut State<'_, Visit>,
        step: usize,
        sum: Sum,
    ) {
        let last = self.path.step(step);
        let points = sum.points(last) + state.hand.bonus(step + 1);
        if points < state.floor || self.walk.most(step + 1).is_none() {
            return;
        }
        let word = &state.word[..last.length];
        let floor = (state.visit)(Find { word, points });
        if floor > state.floor {
            self.raise(state, floor);
        }
    }

    /// Notes what reaches the new floor.
    fn raise<Visit>(&self, state: &mut State<'_, Visit>, floor: i32) {
        state.floor = floor;
        let mut next = None;
        let mut covered = 0;
        for laid in (0..self.tiles).rev() {
            if self.walk.most(laid + 1).is_some_and(|most| most >= floor) {
                next = Some(laid + 1);
                covered = self.path.length_with(laid + 1);
            }
            state.ahead[laid] = next.map_or(Ahead::NOTHING, |tiles| Ahead {
                letters: covered - self.path.length_with(laid),
                unused: u32::try_from(state.hand.whole - tiles).unwrap_or(u32::MAX),
            });
        }
    }
}

impl<Visit> State<'_, Visit> {
    /// Whether a word of the walk may lie ahead that reaches the floor; `left` are the letters of
    /// the hand.
    fn goes_on(&self, record: &Record<'_>, laid: usize, left: u64) -> bool {
        let ahead = &self.ahead[laid];
        record.depth() >= ahead.letters && (left & !record.below()).count_ones() <= ahead.unused
    }
}
