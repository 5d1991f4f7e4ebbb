//! Bingo (booklet, "Scrabble Бинго"): a sheet of two words of seven letters for each, and tiles that are
//! called one by one.
//!
//! What the booklet leaves open: both words are in the list, and the set has their letters without its
//! blanks; a called blank strikes nothing; a letter that was missed may be struck later, as often as it was
//! called; who calls bingo with a letter unstruck is out of the game; whoever calls it rightly before the next
//! tile shares the win.

use crate::pastimes::refusal::Refusal;
use flavita_game::{Bag, Edition, Letter, Tile, TileCounts, word_label};
use flavita_lexicon::{alphabet::Alphabet, graph::Graph};

/// The letters of a word.
const LENGTH: usize = 7;

/// A game of bingo.
#[derive(Clone, Debug)]
pub struct Bingo {
    /// The players' sheets, by seats.
    pub sheets: Vec<Sheet>,
    /// The tiles called so far.
    pub calls: Vec<Tile>,
}

/// A player's sheet; without letters until the words are entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The letters of both words.
    pub letters: Vec<Letter>,
    /// Which of them are struck.
    pub struck: Vec<bool>,
    /// Whether bingo was called, rightly or not.
    pub bingo: Option<bool>,
}

impl Bingo {
    /// The beginning.
    pub fn new(players: usize) -> Self {
        Self { sheets: vec![Sheet::default(); players], calls: Vec::new() }
    }

    /// Whether somebody has won, or nobody can any more.
    pub fn is_over(&self) -> bool {
        !self.winners().is_empty() || self.sheets.iter().all(|sheet| sheet.bingo == Some(false))
    }

    /// Who has called bingo rightly.
    pub fn winners(&self) -> Vec<usize> {
        let seats = 0..self.sheets.len();
        seats.filter(|seat| self.sheets[*seat].bingo == Some(true)).collect()
    }

    /// The tiles that were not called yet.
    ///
    /// # Panics
    /// When tiles were called that the set does not have.
    pub fn bag(&self, edition: &Edition) -> Bag {
        let mut bag = Bag::full(edition);
        bag.take_all(self.calls.iter().copied()).expect("what was called came out of the bag");
        bag
    }

    /// Whether the next tile may be called.
    pub(super) fn check_call(&self, edition: &Edition) -> Result<Bag, Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.sheets.iter().any(|sheet| sheet.letters.is_empty()) {
            return Err(Refusal::SheetMissing);
        }
        let bag = self.bag(edition);
        if bag.total() == 0 { Err(Refusal::BagEmpty) } else { Ok(bag) }
    }

    /// Both words of a sheet as letters.
    pub(super) fn read(
        &self,
        edition: &Edition,
        words: &Graph,
        typed: &[String; 2],
    ) -> Result<[Vec<Letter>; 2], Refusal> {
        if !self.calls.is_empty() {
            return Err(Refusal::SheetsLie);
        }
        let alphabet = Alphabet::of(edition);
        // Of several ways to cut a word into seven tiles the first that the list has.
        let word = |typed: &str| {
            let cuts = alphabet.cuts(typed.trim()).into_iter();
            let mut cuts = cuts.filter(|cut| cut.len() == LENGTH).peekable();
            let first = cuts.peek().cloned().ok_or(Refusal::NotSeven)?;
            let known = cuts.find(|cut| words.contains(cut.iter().copied()));
            known.ok_or_else(|| Refusal::NoWord(word_label(edition, first)))
        };
        let read = [word(&typed[0])?, word(&typed[1])?];
        let set = Bag::full(edition).of_kind(|tile| tile != Tile::Blank);
        let sheet: TileCounts = read.iter().flatten().map(|one| Tile::Letter(*one)).collect();
        match set.counts().less(&sheet) {
            Err(Tile::Letter(letter)) => Err(Refusal::NotInSet(edition.label(letter).to_owned())),
            Ok(_) | Err(Tile::Blank) => Ok(read),
        }
    }

    /// Whether a letter may be struck, or its stroke taken back.
    pub(super) fn check_stroke(&self, seat: usize, place: usize) -> Result<(), Refusal> {
        let sheet = self.playing(seat)?;
        let letter = *sheet.letters.get(place).ok_or(Refusal::SheetMissing)?;
        let equal = |(place, one): (usize, &Letter)| *one == letter && sheet.struck[place];
        let struck = sheet.letters.iter().enumerate().filter(|one| equal(*one)).count();
        let called = self.calls.iter().filter(|one| **one == Tile::Letter(letter)).count();
        if sheet.struck[place] || struck < called { Ok(()) } else { Err(Refusal::NotCalled) }
    }

    /// The sheet of a player who is in the game and has not called.
    pub(super) fn playing(&self, seat: usize) -> Result<&Sheet, Refusal> {
        let sheet = self.sheets.get(seat).ok_or(Refusal::SheetMissing)?;
        match sheet.bingo {
            Some(true) => Err(Refusal::GameOver),
            Some(false) => Err(Refusal::OutOfGame),
            None if sheet.letters.is_empty() => Err(Refusal::SheetMissing),
            None => Ok(sheet),
        }
    }
}

impl Sheet {
    pub(super) fn of(letters: Vec<Letter>) -> Self {
        Self { struck: vec![false; letters.len()], letters, bingo: None }
    }

    pub(super) fn strike(&mut self, place: usize) -> Option<()> {
        let stroke = self.struck.get_mut(place)?;
        *stroke = !*stroke;
        Some(())
    }

    pub(super) fn call(&mut self) {
        self.bingo = Some(!self.struck.is_empty() && self.struck.iter().all(|struck| *struck));
    }
}
