//! The search itself: every legal placement of one lane, each found once.
//!
//! A word's first square decides where the search starts; from there it reads the automaton
//! square by square, over the tiles that lie already and with every tile of the rack that the
//! words across allow. It records a word where one ends, the next square is empty and the
//! placement is connected.

use crate::game::letter::{BoardTile, Letter, MOST_LETTERS, Tile};

use crate::game::square::{Direction, SIDE};
use crate::lexicon::graph::{Graph, Node, letters_of};
use crate::solver::bound::Floor;
use crate::solver::cross_check::Lane;
use crate::solver::position::Position;

/// A placement as the search meets it; the word lives only as long as the visit.
#[derive(Clone, Copy, Debug)]
pub struct Find<'a> {
    /// The place of the first letter in the lane.
    pub start: usize,
    /// The whole word.
    pub word: &'a [BoardTile],
    /// Its points, everything counted.
    pub points: i32,
}

/// Calls `visit` with every legal placement of a lane until it says `false`.
pub fn search_lane(position: &Position<'_>, lane: &Lane, visit: &mut dyn FnMut(Find<'_>) -> bool) {
    let mut search = Search::new(position, lane, None, visit);
    for start in 0..SIDE {
        if search.goes_on && search.may_start(start) {
            search.run(start);
        }
    }
}

/// Calls `visit` with the legal placements of a lane that start at `start`, without those that
/// cannot reach the floor.
pub fn search_start(
    position: &Position<'_>,
    lane: &Lane,
    start: usize,
    floor: Floor<'_>,
    visit: &mut dyn FnMut(Find<'_>) -> bool,
) {
    let mut search = Search::new(position, lane, Some(floor), visit);
    if search.may_start(start) {
        search.run(start);
    }
}

/// The points collected so far along a word.
#[derive(Clone, Copy)]
struct Sum {
    letters: i32,
    word_factor: i32,
    cross_words: i32,
    laid: usize,
    is_connected: bool,
}

impl Default for Sum {
    fn default() -> Self {
        Self {
            letters: 0,
            word_factor: 1,
            cross_words: 0,
            laid: 0,
            is_connected: false,
        }
    }
}

struct Search<'a> {
    position: &'a Position<'a>,
    lane: &'a Lane,
    floor: Option<Floor<'a>>,
    visit: &'a mut dyn FnMut(Find<'_>) -> bool,
    left: [usize; MOST_LETTERS],
    left_mask: u64,
    blanks_left: usize,
    start: usize,
    word: Vec<BoardTile>,
    goes_on: bool,
}

impl<'a> Search<'a> {
    fn new(
        position: &'a Position<'a>,
        lane: &'a Lane,
        floor: Option<Floor<'a>>,
        visit: &'a mut dyn FnMut(Find<'_>) -> bool,
    ) -> Self {
        let mut left = [0; MOST_LETTERS];
        for letter in position.edition.letters() {
            left[letter.index()] = position.rack.of(Tile::Letter(letter));
        }
        Self {
            position,
            lane,
            floor,
            visit,
            left,
            left_mask: position.rack.letter_mask(),
            blanks_left: position.rack.blanks(),
            start: 0,
            word: Vec::with_capacity(SIDE),
            goes_on: true,
        }
    }

    fn run(&mut self, start: usize) {
        self.start = start;
        self.extend(Graph::ROOT, false, Sum::default());
    }

    /// Whether a word that starts here can be connected with the tiles there are.
    fn may_start(&self, start: usize) -> bool {
        if !self.lane.may_start(start) {
            return false;
        }
        let mut empty = 0;
        for square in &self.lane.squares[start..] {
            empty += usize::from(square.tile.is_none());
            if empty > self.position.most_tiles {
                return false;
            }
            if square.is_anchor {
                return true;
            }
        }
        false
    }

    /// Goes on from the square after the word so far; `ends_word` says whether that is a word.
    fn extend(&mut self, node: Node, ends_word: bool, sum: Sum) {
        let at = self.start + self.word.len();
        if ends_word && sum.is_connected && !self.lane.has_tile(at) {
            self.record(sum);
        }
        let Some(square) = self.lane.squares.get(at).copied() else {
            return;
        };
        if let Some(tile) = square.tile {
            let letters = sum.letters + self.position.edition.value(tile);
            self.push(node, tile, Sum { letters, ..sum });
            return;
        }
        if sum.laid == self.position.most_tiles || !self.is_worth_it(node, sum.laid) {
            return;
        }
        let mask = self.position.words.letters_after(node) & square.allowed;
        for letter in letters_of(mask & self.left_mask) {
            self.with_letter_taken(letter, |search| {
                search.lay(node, at, BoardTile::real(letter), sum);
            });
        }
        if self.blanks_left > 0 {
            self.blanks_left -= 1;
            for letter in letters_of(mask) {
                self.lay(node, at, BoardTile::blank(letter), sum);
            }
            self.blanks_left += 1;
        }
    }

    fn is_worth_it(&self, node: Node, laid: usize) -> bool {
        let further = || self.position.words.depth(node);
        self.floor
            .is_none_or(|floor| floor.is_worth_it(laid, further()))
    }

    fn with_letter_taken(&mut self, letter: Letter, then: impl FnOnce(&mut Self)) {
        let i = letter.index();
        self.left[i] -= 1;
        if self.left[i] == 0 {
            self.left_mask &= !letter.mask();
        }
        then(self);
        self.left[i] += 1;
        self.left_mask |= letter.mask();
    }

    fn lay(&mut self, node: Node, at: usize, tile: BoardTile, sum: Sum) {
        let square = &self.lane.squares[at];
        let points = self.position.edition.value(tile) * square.letter_factor;
        let cross_word = square
            .cross_points
            .map_or(0, |cross| (cross + points) * square.word_factor);
        let sum = Sum {
            letters: sum.letters + points,
            word_factor: sum.word_factor * square.word_factor,
            cross_words: sum.cross_words + cross_word,
            laid: sum.laid + 1,
            is_connected: sum.is_connected || square.is_anchor,
        };
        self.push(node, tile, sum);
    }

    fn push(&mut self, node: Node, tile: BoardTile, sum: Sum) {
        if !self.goes_on {
            return;
        }
        if let Some((next, ends_word)) = self.position.words.step(node, tile.letter) {
            self.word.push(tile);
            self.extend(next, ends_word, sum);
            self.word.pop();
        }
    }

    fn record(&mut self, sum: Sum) {
        if sum.laid == 1 && self.is_named_across() {
            return;
        }
        let bonus = self.position.edition.bonus(sum.laid);
        let points = sum.letters * sum.word_factor + sum.cross_words + bonus;
        let find = Find {
            start: self.start,
            word: &self.word,
            points,
        };
        self.goes_on = (self.visit)(find);
    }

    /// Whether the one tile laid makes a word across too: then the search of the row has it.
    fn is_named_across(&self) -> bool {
        let squares = &self.lane.squares[self.start..self.start + self.word.len()];
        let laid = squares.iter().find(|square| square.tile.is_none());
        self.lane.direction == Direction::Down && laid.is_some_and(|s| s.cross_points.is_some())
    }
}
