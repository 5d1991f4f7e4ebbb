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

use crate::found::{Found, Start, Tiles};
use crate::path::{Path, Step, Sum};
use crate::{hand::Hand, interval::Walk, lane::Lane, position::Position};
use flavita_game::{BoardTile, Letter, SIDE};
use flavita_lexicon::graph::{Graph, Node, Record};
use std::{cell::Cell, ops::Range};

/// What a walk is searched with.
pub(super) struct Tools<'a> {
    pub(super) hand: &'a mut Hand,
    pub(super) path: &'a Path,
    pub(super) marks: &'a mut Marks,
}

/// Calls `visit` with every placement of a walk that scores at least `floor`; what it answers is
/// the floor from then on. The hand is whole again afterwards.
pub(super) fn search(
    position: &Position<'_>,
    Tools { hand, path, marks }: Tools<'_>,
    lane: &Lane,
    walk: &Walk,
    floor: i32,
    visit: &mut impl FnMut(Found) -> i32,
) {
    let words = if walk.is_backward { position.words.backward() } else { position.words };
    let entry = path.enter(walk.start);
    let search = Search {
        words,
        path,
        marks: marks.fill(&entry.steps[..walk.most_tiles(floor)], walk),
        entry: entry.place,
        first: Start::new(lane.square(walk.start), lane.direction),
        walk,
    };
    let mut state = State { hand, floor, tiles: path.standing.clone(), visit };
    let ahead = search.raise(&mut state, floor);
    search.begin(&mut state, ahead, entry.sum);
}

/// What must lie ahead of a word with so many tiles, for the search to go on.
#[derive(Clone, Copy, Debug)]
struct Ahead {
    /// The least number of letters.
    letters: u32,
    /// How many tiles may be left over at most.
    unused: u32,
}

impl Ahead {
    /// Nothing that lies ahead is worth enough.
    const NOTHING: Self = Self { letters: u32::MAX, unused: 0 };

    fn is_nothing(self) -> bool {
        self.letters == u32::MAX
    }

    /// Those of the allowed letters that may come next, where a word of the walk that reaches the
    /// floor may lie ahead.
    #[inline]
    fn next(self, record: &Record<'_>, allowed: u64, (letters, has_blank): Left) -> Option<u64> {
        let may_stand = record.letters() & allowed;
        let next = if has_blank { may_stand } else { may_stand & letters };
        let goes_on = next != 0
            && record.depth() >= self.letters
            && (letters & !record.below()).count_ones() <= self.unused;
        goes_on.then_some(next)
    }
}

/// A step of a walk with what the walk makes of it.
#[derive(Clone, Debug)]
struct Mark {
    step: Step,
    /// The product of the word premiums up to here.
    factor: i32,
    /// Whether a word may end here.
    counts: bool,
    /// What must lie ahead once a tile lies here.
    ahead: Cell<Ahead>,
}

/// Room for the steps of one walk after the other.
#[derive(Debug)]
pub(super) struct Marks([Mark; SIDE]);

impl Marks {
    pub(super) fn empty() -> Self {
        Self(std::array::from_fn(|_| Mark {
            step: Step::default(),
            factor: 1,
            counts: false,
            ahead: Cell::new(Ahead::NOTHING),
        }))
    }

    fn fill(&mut self, steps: &[Step], walk: &Walk) -> &[Mark] {
        let mut factor = 1;
        for (laid, (mark, step)) in self.0.iter_mut().zip(steps).enumerate() {
            factor *= i32::from(step.word_factor);
            mark.step = *step;
            mark.factor = factor;
            mark.counts = walk.has(laid + 1);
        }
        &self.0[..steps.len()]
    }
}

/// What stays the same while a walk is searched.
struct Search<'a> {
    words: &'a Graph,
    path: &'a Path,
    /// The empty squares on which tiles may be laid.
    marks: &'a [Mark],
    /// The place of the first square in the path.
    entry: usize,
    /// The first square of the walk.
    first: Start,
    walk: &'a Walk,
}

/// What changes.
struct State<'a, Visit> {
    hand: &'a mut Hand,
    floor: i32,
    tiles: Tiles,
    visit: &'a mut Visit,
}

/// What is left of the rack: the letters of its tiles, and whether a blank is.
type Left = (u64, bool);

impl Search<'_> {
    fn begin<Visit: FnMut(Found) -> i32>(
        &self,
        state: &mut State<'_, Visit>,
        ahead: Ahead,
        sum: Sum,
    ) {
        let Some(Mark { step, .. }) = self.marks.first() else { return };
        let before = self.entry..step.place();
        let Some((node, _)) = self.over_tiles((Graph::ROOT, false), before) else { return };
        let record = self.words.record(node);
        let (left, has_blank) = (state.hand.letters, state.hand.blanks > 0);
        let Some(letters) = ahead.next(&record, step.allowed, (left, has_blank)) else { return };
        if has_blank {
            self.lay_each::<true, _>(state, node, letters, left, 0, sum);
        } else {
            self.lay_each::<false, _>(state, node, letters, left, 0, sum);
        }
    }

    /// Reads the tiles that stand on some places of the word; `read` is the node before them and
    /// whether a word ends there.
    #[inline]
    fn over_tiles(&self, mut read: (Node, bool), places: Range<usize>) -> Option<(Node, bool)> {
        for letter in &self.path.letters[places] {
            read = self.words.step(read.0, *letter)?;
        }
        Some(read)
    }

    /// Lays each of the letters that may come next after `laid` other tiles; `left` are the letters
    /// of the tiles left.
    ///
    /// Whether the hand has a blank is known to the compiler: once the blanks are laid, nothing is
    /// asked about them any more.
    fn lay_each<const HAS_BLANK: bool, Visit: FnMut(Found) -> i32>(
        &self,
        state: &mut State<'_, Visit>,
        node: Node,
        mut letters: u64,
        left: u64,
        laid: usize,
        sum: Sum,
    ) {
        let mark = &self.marks[laid];
        let record = self.words.record(node);
        while letters != 0 {
            let letter = Letter::lowest(letters);
            let others = letters & (letters - 1);
            let bit = letters ^ others;
            letters = others;
            let mut read = record.child(bit);
            if mark.step.has_tiles_behind {
                let behind = mark.step.place() + 1..mark.step.end();
                let Some(beyond) = self.over_tiles(read, behind) else { continue };
                read = beyond;
            }
            let (node, ends_word) = (read.0, read.1 && mark.counts);
            if !ends_word && mark.ahead.get().is_nothing() {
                continue;
            }
            let record = self.words.record(node);
            let read = (&record, ends_word);
            if !HAS_BLANK || left & bit != 0 {
                let tile = (BoardTile::real(letter), state.hand.value(letter));
                let left = if state.hand.has_one(letter) { left ^ bit } else { left };
                let rest = (left, HAS_BLANK);
                if let Some((next, sum)) = self.lay(state, read, (laid, mark), tile, rest, sum) {
                    state.hand.take(letter);
                    self.lay_each::<HAS_BLANK, _>(state, node, next, left, laid + 1, sum);
                    state.hand.give_back(letter);
                }
            }
            if HAS_BLANK {
                let tile = (BoardTile::blank(letter), state.hand.blank_value(letter));
                let rest = (left, state.hand.blanks > 1);
                if let Some((next, sum)) = self.lay(state, read, (laid, mark), tile, rest, sum) {
                    state.hand.blanks -= 1;
                    if state.hand.blanks > 0 {
                        self.lay_each::<true, _>(state, node, next, left, laid + 1, sum);
                    } else {
                        self.lay_each::<false, _>(state, node, next, left, laid + 1, sum);
                    }
                    state.hand.blanks += 1;
                }
            }
        }
    }

    /// Lays a tile with its value at the step after `laid` others and hands the word over, if it is
    /// one of the walk's; where the search goes on with what is left, the letters that may come next
    /// and the sum so far.
    #[inline]
    fn lay<Visit: FnMut(Found) -> i32>(
        &self,
        state: &mut State<'_, Visit>,
        (record, ends_word): (&Record<'_>, bool),
        (laid, mark): (usize, &Mark),
        (tile, value): (BoardTile, i32),
        left: Left,
        sum: Sum,
    ) -> Option<(u64, Sum)> {
        let step = &mark.step;
        let next = mark.ahead.get().next(record, step.allowed_next, left);
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

    /// Hands over the word whose last tile was laid at this step.
    #[inline(never)]
    fn record<Visit: FnMut(Found) -> i32>(
        &self,
        state: &mut State<'_, Visit>,
        last: usize,
        sum: Sum,
    ) {
        let Mark { step, factor, .. } = &self.marks[last];
        let points = sum.points(step, *factor) + state.hand.bonus(last + 1);
        if points < state.floor {
            return;
        }
        let floor = (state.visit)(self.found(&state.tiles, points, step.end()));
        if floor > state.floor {
            self.raise(state, floor);
        }
    }

    /// The word that ends before a place.
    #[inline]
    fn found(&self, tiles: &Tiles, points: i32, end: usize) -> Found {
        let places = self.entry..end;
        let (start, word) = if self.walk.is_backward {
            let start = self.first.earlier(places.len() - 1);
            (start, tiles.word_backward(places))
        } else {
            (self.first, tiles.word(places))
        };
        Found { points, start, word }
    }

    /// Notes what reaches the new floor; answers what must lie ahead of the first tile.
    fn raise<Visit>(&self, state: &mut State<'_, Visit>, floor: i32) -> Ahead {
        state.floor = floor;
        let mut ahead = Ahead::NOTHING;
        let mut end = None;
        for (laid, mark) in self.marks.iter().enumerate().rev() {
            mark.ahead.set(ahead);
            if self.walk.most(laid + 1).is_some_and(|most| most >= floor) {
                end = Some(mark.step.end);
                ahead.unused = u32::try_from(state.hand.whole - laid - 1).unwrap_or(u32::MAX);
            }
            if let Some(end) = end {
                ahead.letters = u32::from(end - mark.step.place);
            }
        }
        ahead
    }
}
