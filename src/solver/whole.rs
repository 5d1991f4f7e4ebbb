//! Placements of the whole rack, found by their letters.
//!
//! Most of the time of a search goes into words that need every tile of a rack with blanks: until
//! the last tile is laid nothing shows that there is none. But the letters of such a word are
//! known beforehand: those of the rack, those that stand in its interval, and one for each blank.
//! Where an index of the words by their letters is there ([`Anagrams`]), the few words made of them
//! are tried one by one.
//!
//! The index is made where many positions are solved (256 on standard input, `--time`, 100
//! simulated games): making it takes as long as some hundred searches. It changes no answer. One
//! position at a table does not repay it, so a tournament does without.

use crate::found::{Found, Start, Tiles};
use crate::path::{Entry, Paths, Sum};
use crate::{hand::Hand, lane::Cell, lane::Lane, position::Position};
use flavita_game::{BoardTile, Tile};
use flavita_lexicon::anagrams::{Anagram, Anagrams, Letters};
use std::ops::Range;

/// With more blanks there are too many collections of letters to look up.
const MOST_BLANKS: u8 = 2;

/// An interval that the whole rack fills, where its words are found by their letters.
#[derive(Clone, Copy, Debug)]
pub struct WholeRack {
    /// The lane, by its place in the list of lanes.
    pub lane: usize,
    /// The place of the word's first square.
    pub start: usize,
    /// The place behind its last square.
    pub end: usize,
    /// The most points.
    pub most: i32,
}

/// Looks up the words that a whole rack can make.
#[derive(Debug)]
pub struct Whole<'a> {
    index: &'a Anagrams,
    /// The letters of the rack.
    letters: Letters,
    /// Each letter a blank can stand for.
    alphabet: Vec<Letters>,
    blanks: u8,
    /// The words for the letters of intervals met before.
    known: Vec<(Letters, Range<usize>)>,
    words: Vec<Anagram>,
}

/// Whether placements of the whole rack are found by their letters.
pub fn is_indexed(position: &Position<'_>) -> bool {
    position.rack.blanks() <= usize::from(MOST_BLANKS) && position.words.anagrams_made().is_some()
}

impl<'a> Whole<'a> {
    /// For the rack of a position; makes the index where there is none yet.
    pub fn of(position: &Position<'a>) -> Self {
        let letters = position.rack.tiles().filter_map(|tile| match tile {
            Tile::Letter(letter) => Some(letter),
            Tile::Blank => None,
        });
        Self {
            index: position.words.anagrams(),
            letters: letters.fold(Letters::default(), Letters::with),
            alphabet: position
                .edition
                .letters()
                .map(|letter| Letters::default().with(letter))
                .collect(),
            blanks: u8::try_from(position.rack.blanks()).unwrap_or(u8::MAX),
            known: Vec::new(),
            words: Vec::new(),
        }
    }

    /// Calls `visit` with every placement of the whole rack in an interval that scores at least
    /// `floor`; what it answers is the floor from then on.
    pub(super) fn search(
        &mut self,
        hand: &mut Hand,
        paths: &mut Paths,
        lane: &Lane,
        interval: &WholeRack,
        floor: i32,
        visit: &mut impl FnMut(Found) -> i32,
    ) {
        let covered = &lane.cells[interval.start + 1..=interval.end];
        let words = self.words_with(covered);
        if words.is_empty() {
            return;
        }
        let path = paths.of(lane, interval.lane, false);
        let entry = path.enter(interval.start);
        let mut filling = Filling {
            hand,
            entry,
            start: Start::new(lane.square(interval.start), lane.direction),
            floor,
            tiles: path.standing.clone(),
            visit,
        };
        for word in &self.words[words] {
            let fits = |(place, cell): (usize, &Cell)| cell.may_hold(word.letter(place));
            if word.len() == covered.len() && covered.iter().enumerate().all(fits) {
                filling.lay_from(*word, 0, entry.sum);
            }
        }
    }

    /// The words made of the rack and the letters that stand in an interval.
    fn words_with(&mut self, covered: &[Cell]) -> Range<usize> {
        let standing = covered.iter().filter_map(|cell| cell.tile);
        let standing = standing.fold(Letters::default(), |all, tile| all.with(tile.letter));
        if let Some((_, range)) = self.known.iter().find(|(letters, _)| *letters == standing) {
            return range.clone();
        }
        let start = self.words.len();
        self.look_up(self.letters.and(standing), 0, self.blanks);
        let range = start..self.words.len();
        self.known.push((standing, range.clone()));
        range
    }

    /// Gathers the words of these letters with so many blanks, which stand for letters from `from`
    /// on: each choice of letters is met once.
    fn look_up(&mut self, letters: Letters, from: usize, blanks: u8) {
        if blanks == 0 {
            self.words.extend(self.index.words_of(letters));
            return;
        }
        for letter in from..self.alphabet.len() {
            self.look_up(letters.and(self.alphabet[letter]), letter, blanks - 1);
        }
    }
}

/// A word while the rack is laid out for it, real tiles and blanks in every way.
struct Filling<'a, Visit> {
    hand: &'a mut Hand,
    entry: Entry<'a>,
    start: Start,
    floor: i32,
    tiles: Tiles,
    visit: &'a mut Visit,
}

impl<Visit: FnMut(Found) -> i32> Filling<'_, Visit> {
    /// Lays the tiles from this step on; where the rack does not hold them after all, none.
    fn lay_from(&mut self, word: Anagram, laid: usize, sum: Sum) {
        if laid == self.hand.whole {
            return self.record(sum);
        }
        let step = &self.entry.steps[laid];
        let letter = word.letter(step.place() - self.entry.place);
        if self.hand.has(letter) {
            self.tiles.lay(step.place(), BoardTile::real(letter));
            self.hand.take(letter);
            self.lay_from(word, laid + 1, sum.with(self.hand.value(letter), step));
            self.hand.give_back(letter);
        }
        if self.hand.blanks > 0 {
            self.tiles.lay(step.place(), BoardTile::blank(letter));
            self.hand.blanks -= 1;
            self.lay_from(word, laid + 1, sum.with(self.hand.blank_value(letter), step));
            self.hand.blanks += 1;
        }
    }

    fn record(&mut self, sum: Sum) {
        let steps = &self.entry.steps[..self.hand.whole];
        let Some(last) = steps.last() else { return };
        let factors = steps.iter().map(|step| i32::from(step.word_factor));
        let points = sum.points(last, factors.product()) + self.hand.bonus(steps.len());
        if points >= self.floor {
            let found = Found {
                points,
                start: self.start,
                word: self.tiles.word(self.entry.place..last.end()),
            };
            self.floor = self.floor.max((self.visit)(found));
        }
    }
}
