//! An edition: the tiles, their values, the board and the bonuses of one published game.

use std::collections::BTreeMap;

use crate::game::letter::{Letter, MOST_LETTERS};
use crate::game::look_alike::look_alike;
use crate::game::square::{SIDE, Square};

/// What a square of the board does to the points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Premium {
    /// Nothing.
    #[default]
    Plain,
    /// Doubles the letter.
    LetterDouble,
    /// Triples the letter.
    LetterTriple,
    /// Doubles the word.
    WordDouble,
    /// Triples the word.
    WordTriple,
}

/// What a letter counts as in a rack's minimum of vowels and consonants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetterClass {
    /// Whether it can be the vowel that the minimum asks for.
    pub is_vowel: bool,
    /// Whether it can be the consonant that the minimum asks for.
    pub is_consonant: bool,
}

/// A kind of letter tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileKind {
    /// What the tile shows, in capitals; one or several characters.
    pub label: String,
    /// How many there are in the set.
    pub count: u8,
    /// The face value in points.
    pub value: i32,
    /// Vowel, consonant, both or neither.
    pub class: LetterClass,
}

/// One published game as data. Made by [`parse`](crate::game::edition::parse::parse), which
/// checks it: an `Edition` in hand is always sound.
#[derive(Clone, Debug)]
pub struct Edition {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) language: String,
    pub(super) kinds: Vec<TileKind>,
    pub(super) blanks: u8,
    pub(super) rack_size: usize,
    pub(super) bonuses: BTreeMap<usize, i32>,
    pub(super) premiums: [Premium; SIDE * SIDE],
    pub(super) is_symmetrical: bool,
    pub(super) start: Square,
    pub(super) row_labels: Vec<String>,
    pub(super) by_label: BTreeMap<String, Letter>,
    pub(super) source: String,
}

impl Edition {
    /// The stable name, such as `ru-scrabble`.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name for people, in the edition's own language.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language of the words: an IETF tag such as `ru`.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The kinds of letters, in the order of the alphabet.
    ///
    /// # Panics
    /// Never: an edition with more than 64 kinds is refused when it is read.
    pub fn letters(&self) -> impl Iterator<Item = Letter> + use<> {
        let count = u8::try_from(self.kinds.len().min(MOST_LETTERS)).expect("64 fits a byte");
        (0..count).map(Letter::new)
    }

    /// What a letter looks like and is worth.
    #[must_use]
    pub fn kind(&self, letter: Letter) -> &TileKind {
        &self.kinds[letter.index()]
    }

    /// What the tile of a letter shows.
    #[must_use]
    pub fn label(&self, letter: Letter) -> &str {
        &self.kind(letter).label
    }

    /// The labels of all letters, in the order of their numbers.
    pub fn labels(&self) -> impl Iterator<Item = &str> {
        self.kinds.iter().map(|kind| kind.label.as_str())
    }

    /// The letter whose tile shows exactly this (capitals).
    #[must_use]
    pub fn letter(&self, label: &str) -> Option<Letter> {
        self.by_label.get(label).copied()
    }

    /// As [`letter`](Self::letter), but a capital of the other alphabet that looks the same as
    /// one of the edition's letters is understood as that letter.
    #[must_use]
    pub fn letter_or_look_alike(&self, label: &str) -> Option<Letter> {
        let turned = || label.chars().map(look_alike).collect::<Option<String>>();
        self.letter(label).or_else(|| self.letter(&turned()?))
    }

    /// The largest number of characters on a tile.
    #[must_use]
    pub fn longest_label(&self) -> usize {
        self.labels()
            .map(|label| label.chars().count())
            .max()
            .unwrap_or(1)
    }

    /// How many blanks the set has.
    #[must_use]
    pub fn blanks(&self) -> u8 {
        self.blanks
    }

    /// How many tiles a full rack has.
    #[must_use]
    pub fn rack_size(&self) -> usize {
        self.rack_size
    }

    /// The points added for laying this many tiles in one placement.
    #[must_use]
    pub fn bonus(&self, tiles_laid: usize) -> i32 {
        self.bonuses.get(&tiles_laid).copied().unwrap_or(0)
    }

    /// What a square does to the points.
    #[must_use]
    pub fn premium(&self, square: Square) -> Premium {
        self.premiums[square.index()]
    }

    /// Whether rows and columns may be exchanged without a difference: the squares mirror each
    /// other on both diagonals and the start square lies on one.
    #[must_use]
    pub fn is_symmetrical(&self) -> bool {
        self.is_symmetrical && self.start.row() == self.start.column()
    }

    /// The square that the first placement must cover.
    #[must_use]
    pub fn start(&self) -> Square {
        self.start
    }

    /// The labels of the rows from the top; columns are numbered from 1.
    #[must_use]
    pub fn row_labels(&self) -> &[String] {
        &self.row_labels
    }

    /// The text this edition was read from: what a tournament keeps, so that its log can be
    /// replayed when the edition has long changed.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.source
    }
}
