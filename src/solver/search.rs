//! The search itself: every legal placement of a walk, each found once.
//!
//! From its first square a walk reads an automaton square by square, over the tiles that lie
//! already and with every tile of the rack that the words across allow (Appel and Jacobson, 1988).
//! It records a word where one ends, the next square is empty and the number of tiles is one of
//! the walk's. Walks from the end read the automaton of the words turned round.
//!
//! The search is given up where no number of tiles is left that can both reach the floor and be
//! reached: by the longest continuation of the node, and, where the whole rack must be laid, by
//! the letters that still occur below it.

use crate::game::letter::{BoardTile, Letter, MOST_LETTERS, Tile};
use crate::game::square::SIDE;
use crate::lexicon::graph::{Graph, Node};
use crate::solver::interval::{Interval, Walk};
use crate::solver::lane::{Cells, Lane};
use crate::solver::position::Position;

/// What all walks of a position share: the rack and what its tiles are worth.
#[derive(Clone, Debug)]
pub struct Hand {
    left: [u8; MOST_LETTERS],
    left_mask: u64,
    blanks: u8,
    values: [i32; MOST_LETTERS],
    blank_values: [i32; MOST_LETTERS],
    bonuses: [i32; SIDE + 1],
    /// The number of tiles that lays the whole rack, as a bit; none for a rack that is too large.
    whole: u16,
}

impl Hand {
    /// The hand of a position.
    #[must_use]
    pub fn of(position: &Position<'_>) -> Self {
        let Position { edition, rack, .. } = *position;
        let mut hand = Self {
            left: [0; MOST_LETTERS],
            left_mask: rack.letter_mask(),
            blanks: u8::try_from(rack.blanks()).unwrap_or(u8::MAX),
            values: [0; MOST_LETTERS],
            blank_values: [0; MOST_LETTERS],
            bonuses: std::array::from_fn(|tiles| edition.bonus(tiles)),
            whole: 0,
        };
        for letter in edition.letters() {
            let i = letter.index();
            hand.left[i] = u8::try_from(rack.of(Tile::Letter(letter))).unwrap_or(u8::MAX);
            hand.values[i] = edition.value(BoardTile::real(letter));
            hand.blank_values[i] = edition.value(BoardTile::blank(letter));
        }
        let total = rack.total();
        if total <= SIDE {
            hand.whole = 1 << total;
        }
        hand
    }
}

/// A placement as the search meets it; the word lives only as long as the visit.
#[derive(Clone, Copy, Debug)]
pub struct Find<'a> {
    /// The whole word, in the order of the walk.
    pub word: &'a [BoardTile],
    /// Its points, everything counted.
    pub points: i32,
}

/// Calls `visit` with every placement of a walk that scores at least `floor`; what it answers is
/// the floor from then on.
pub fn search(
    position: &Position<'_>,
    hand: &Hand,
    lane: &Lane,
    walk: &Walk,
    floor: i32,
    visit: &mut impl FnMut(Find<'_>) -> i32,
) {
    let (words, cells) = if walk.is_backward {
        (position.words.backward(), &lane.backward)
    } else {
        (position.words, &lane.forward)
    };
    let mut search = Search {
        words,
        cells,
        walk,
        hand: hand.clone(),
        reach: reach(walk),
        open: 0,
        floor,
        word: [BoardTile::real(Letter::new(0)); SIDE],
        visit,
    };
    search.raise(floor);
    search.extend(Graph::ROOT, false, walk.start, Sum::default());
}

/// For every number of letters the numbers of tiles whose words are at most so long.
fn reach(walk: &Walk) -> [u16; SIDE + 1] {
    let mut reach = [0; SIDE + 1];
    let mut reached = 0;
    let mut longer = walk.intervals().peekable();
    for (length, tiles) in reach.iter_mut().enumerate() {
        while let Some(interval) = longer.next_if(|interval| interval.length <= length) {
            reached |= 1 << interval.tiles;
        }
        *tiles = reached;
    }
    reach
}

/// The points collected so far along a word.
#[derive(Clone, Copy)]
struct Sum {
    letters: i32,
    word_factor: i32,
    cross_words: i32,
    laid: usize,
}

impl Default for Sum {
    fn default() -> Self {
        Self {
            letters: 0,
            word_factor: 1,
            cross_words: 0,
            laid: 0,
        }
    }
}

struct Search<'a, Visit> {
    words: &'a Graph,
    cells: &'a Cells,
    walk: &'a Walk,
    hand: Hand,
    reach: [u16; SIDE + 1],
    /// The numbers of tiles that can reach the floor.
    open: u16,
    floor: i32,
    word: [BoardTile; SIDE],
    visit: &'a mut Visit,
}

impl<Visit: FnMut(Find<'_>) -> i32> Search<'_, Visit> {
    fn raise(&mut self, floor: i32) {
        self.floor = floor;
        let reaches = |interval: &Interval| interval.most >= floor;
        let open = self.walk.intervals().filter(reaches);
        self.open = open.fold(0, |open, interval| open | 1 << interval.tiles);
    }

    /// Goes on from the square `at`, with the word up to there read as `node`; `ends_word` says
    /// whether that is a word.
    fn extend(&mut self, mut node: Node, mut ends_word: bool, mut at: usize, mut sum: Sum) {
        while let Some((tile, points)) = self.standing(at) {
            let Some(next) = self.words.step(node, tile.letter) else {
                return;
            };
            self.word[at - self.walk.start] = tile;
            (node, ends_word) = next;
            sum.letters += points;
            at += 1;
        }
        let length = at - self.walk.start;
        if ends_word && self.walk.tiles & 1 << sum.laid != 0 {
            self.record(length, sum);
        }
        if at == SIDE {
            return;
        }
        let further = (length + self.words.depth(node)).min(SIDE);
        let goals = self.open & self.reach[further] & (u16::MAX << (sum.laid + 1));
        if goals == 0 || (goals == self.hand.whole && self.lacks_letters(node)) {
            return;
        }
        self.lay_each(node, at, sum);
    }

    fn standing(&self, at: usize) -> Option<(BoardTile, i32)> {
        let cell = self.cells.get(at)?;
        cell.tile.map(|tile| (tile, cell.points))
    }

    /// Whether some letter of the rack occurs nowhere below the node.
    fn lacks_letters(&self, node: Node) -> bool {
        self.hand.left_mask & !self.words.letters_below(node) != 0
    }

    fn lay_each(&mut self, node: Node, at: usize, sum: Sum) {
        let words = self.words;
        let mut letters = self.cells[at].allowed;
        if self.hand.blanks == 0 {
            letters &= self.hand.left_mask;
        }
        for (letter, next, ends_word) in words.arcs_among(node, letters) {
            let i = letter.index();
            if self.hand.left[i] > 0 {
                self.hand.left[i] -= 1;
                if self.hand.left[i] == 0 {
                    self.hand.left_mask &= !letter.mask();
                }
                self.word[at - self.walk.start] = BoardTile::real(letter);
                let sum = self.with(sum, at, self.hand.values[i]);
                self.extend(next, ends_word, at + 1, sum);
                self.hand.left[i] += 1;
                self.hand.left_mask |= letter.mask();
            }
            if self.hand.blanks > 0 {
                self.hand.blanks -= 1;
                self.word[at - self.walk.start] = BoardTile::blank(letter);
                let sum = self.with(sum, at, self.hand.blank_values[i]);
                self.extend(next, ends_word, at + 1, sum);
                self.hand.blanks += 1;
            }
        }
    }

    fn with(&self, sum: Sum, at: usize, value: i32) -> Sum {
        let cell = &self.cells[at];
        let points = value * cell.letter_factor;
        let cross_word = cell
            .cross_points
            .map_or(0, |cross| (cross + points) * cell.word_factor);
        Sum {
            letters: sum.letters + points,
            word_factor: sum.word_factor * cell.word_factor,
            cross_words: sum.cross_words + cross_word,
            laid: sum.laid + 1,
        }
    }

    fn record(&mut self, length: usize, sum: Sum) {
        let bonus = self.hand.bonuses[sum.laid];
        let points = sum.letters * sum.word_factor + sum.cross_words + bonus;
        if points < self.floor {
            return;
        }
        let word = &self.word[..length];
        let floor = (self.visit)(Find { word, points });
        if floor > self.floor {
            self.raise(floor);
        }
    }
}
