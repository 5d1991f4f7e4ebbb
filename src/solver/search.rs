//! The search itself: every legal placement of a walk, each found once.
//!
//! From its first square a walk reads an automaton square by square, over the tiles that lie
//! already and with every tile of the rack that the words across allow (Appel and Jacobson, 1988).
//! It records a word where one ends, the next square is empty and the number of tiles is one of
//! the walk's. Walks from the end read the automaton of the words turned round.
//!
//! A branch is given up, before it is entered, where no letter fits the next square, or no interval
//! is left that can both reach the floor and be reached: by the longest continuation of the node,
//! and, where only the whole rack is worth enough, by the letters that still occur below it.

use std::ops::Range;

use crate::game::letter::{BoardTile, Letter};
use crate::game::square::SIDE;
use crate::lexicon::graph::{Graph, Node, Record};
use crate::solver::found::{Found, Start, Tiles};
use crate::solver::hand::Hand;
use crate::solver::interval::Walk;
use crate::solver::lane::Lane;
use crate::solver::path::{Path, Step, Sum};
use crate::solver::position::Position;

/// Calls `visit` with every placement of a walk that scores at least `floor`; what it answers is
/// the floor from then on. The hand is whole again afterwards.
pub(super) fn search(
    position: &Position<'_>,
    (hand, path): (&mut Hand, &mut Path),
    lane: &Lane,
    walk: &Walk,
    floor: i32,
    visit: &mut impl FnMut(Found) -> i32,
) {
    let tiles = walk.most_tiles(floor);
    let words = if walk.is_backward {
        position.words.backward()
    } else {
        position.words
    };
    path.go(lane, walk.start, walk.is_backward, tiles);
    let search = Search {
        words,
        path,
        first: Start::new(lane.square(walk.start), lane.direction),
        walk,
        tiles,
    };
    let mut state = State {
        hand,
        ahead: [Ahead::NOTHING; SIDE + 1],
        floor,
        tiles: search.path.standing.clone(),
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
    path: &'a Path,
    /// The first square of the walk.
    first: Start,
    walk: &'a Walk,
    /// The most tiles that are laid.
    tiles: usize,
}

/// The letters of the tiles left, and whether a blank is.
type Left = (u64, bool);

/// What changes.
struct State<'a, Visit> {
    hand: &'a mut Hand,
    /// By the number of tiles laid.
    ahead: [Ahead; SIDE + 1],
    floor: i32,
    tiles: Tiles,
    visit: &'a mut Visit,
}

impl Search<'_> {
    fn begin<Visit: FnMut(Found) -> i32>(&self, state: &mut State<'_, Visit>) {
        let places = 0..self.path.length_with(0);
        let Some((node, _)) = self.over_tiles((Graph::ROOT, false), places) else {
            return;
        };
        let record = self.words.record(node);
        let hand = (state.hand.letters, state.hand.blanks > 0);
        let allowed = self.path.step(0).allowed;
        let Some(letters) = state.next(&record, 0, allowed, hand) else {
            return;
        };
        if state.hand.blanks > 0 {
            self.lay_each::<true, _>(state, record, letters, 0, self.path.start());
        } else {
            self.lay_each::<false, _>(state, record, letters, 0, self.path.start());
        }
    }

    /// Reads the tiles that stand on some places of the word; `read` is the node before them and
    /// whether a word ends there.
    #[inline]
    fn over_tiles(&self, mut read: (Node, bool), places: Range<usize>) -> Option<(Node, bool)> {
        for place in places {
            read = self.words.step(read.0, self.path.standing.letter(place))?;
        }
        Some(read)
    }

    /// Lays each of these letters, which may come next, after `laid` other tiles.
    ///
    /// Whether the hand has a blank is known to the compiler: once the blanks are laid, nothing is
    /// asked about them any more.
    fn lay_each<const HAS_BLANK: bool, Visit: FnMut(Found) -> i32>(
        &self,
        state: &mut State<'_, Visit>,
        record: Record<'_>,
        mut letters: u64,
        laid: usize,
        sum: Sum,
    ) {
        let step = self.path.step(laid);
        while letters != 0 {
            let letter = Letter::lowest(letters);
            letters &= letters - 1;
            let Some((node, ends_word)) = self.beyond(step, record.child(letter)) else {
                continue;
            };
            let record = self.words.record(node);
            if !ends_word && record.depth() < state.ahead[laid + 1].letters {
                continue;
            }
            let read = (&record, ends_word);
            if state.hand.letters & letter.mask() != 0 {
                let tile = (BoardTile::real(letter), state.hand.value(letter));
                let left = (state.hand.without(letter), HAS_BLANK);
                if let Some((letters, sum)) = self.lay(state, read, (laid, step), tile, left, sum) {
                    state.hand.take(letter);
                    self.lay_each::<HAS_BLANK, _>(state, record, letters, laid + 1, sum);
                    state.hand.give_back(letter);
                }
            }
            if HAS_BLANK {
                let tile = (BoardTile::blank(letter), state.hand.blank_value(letter));
                let left = (state.hand.letters, state.hand.blanks > 1);
                if let Some((letters, sum)) = self.lay(state, read, (laid, step), tile, left, sum) {
                    state.hand.blanks -= 1;
                    if state.hand.blanks > 0 {
                        self.lay_each::<true, _>(state, record, letters, laid + 1, sum);
                    } else {
                        self.lay_each::<false, _>(state, record, letters, laid + 1, sum);
                    }
                    state.hand.blanks += 1;
                }
            }
        }
    }

    /// Reads the tiles that stand behind a step, if any do.
    #[inline]
    fn beyond(&self, step: &Step, read: (Node, bool)) -> Option<(Node, bool)> {
        let behind = step.place() + 1..step.length();
        if behind.is_empty() {
            return Some(read);
        }
        self.over_tiles(read, behind)
    }

    /// Lays a tile with its value at the step after `laid` others and hands the word over, if it
    /// is one; where the search goes on with what is left, the letters that may come next and the
    /// sum so far.
    #[inline]
    fn lay<Visit: FnMut(Found) -> i32>(
        &self,
        state: &mut State<'_, Visit>,
        (record, ends_word): (&Record<'_>, bool),
        (laid, step): (usize, &Step),
        (tile, value): (BoardTile, i32),
        left: Left,
        sum: Sum,
    ) -> Option<(u64, Sum)> {
        let next = state.next(record, laid + 1, step.allowed_next, left);
        if !ends_word && next.is_none() {
            return None;
        }
        state.tiles.lay(step.place(), tile);
        let sum = sum.with(value, step);
        if ends_word {
            self.record(state, laid, sum);
        }
        next.map(|letters| (letters, sum))
    }

    /// Hands over the word whose last tile was laid at this step, if it is one of the walk's.
    #[inline(never)]
    fn record<Visit: FnMut(Found) -> i32>(
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
        let floor = (state.visit)(self.found(&state.tiles, points, last.length()));
        if floor > state.floor {
            self.raise(state, floor);
        }
    }

    /// The word of the first so many places.
    fn found(&self, tiles: &Tiles, points: i32, length: usize) -> Found {
        let (start, word) = if self.walk.is_backward {
            (self.first.earlier(length - 1), tiles.word_backward(length))
        } else {
            (self.first, tiles.word(length))
        };
        Found {
            points,
            start,
            word,
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
    /// Those of the allowed letters that may come next, where a word of the walk that reaches the
    /// floor may lie ahead.
    #[inline]
    fn next(
        &self,
        record: &Record<'_>,
        laid: usize,
        allowed: u64,
        (letters, has_blank): Left,
    ) -> Option<u64> {
        let ahead = &self.ahead[laid];
        let may_stand = record.letters() & allowed;
        let next = if has_blank {
            may_stand
        } else {
            may_stand & letters
        };
        let goes_on = next != 0
            && record.depth() >= ahead.letters
            && (letters & !record.below()).count_ones() <= ahead.unused;
        goes_on.then_some(next)
    }
}
