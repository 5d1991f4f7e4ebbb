//! An edition: the tiles, their values, the board and the bonuses of one published game.

use crate::edition::switch::{NoSuchSwitch, Spelling, Switch, WordOption};
use crate::{edition::hand::Hand, edition::look::BoardLook, edition::premium::Premium};
use crate::{letter::BoardTile, letter::Letter, letter::MOST_LETTERS, letter::Tile};
use crate::{look_alike::look_alike, square::Direction, square::SIDE, square::Square};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use unicode_normalization::UnicodeNormalization;

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

/// What the edition's blank is called and does.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Blank {
    /// What a blank that stands for nothing yet shows; empty where its face is empty.
    #[serde(default)]
    pub sign: String,
    /// What players call it, in the edition's language.
    pub name: String,
    /// Whether it is worth as much as the letter it stands for.
    #[serde(default)]
    pub scores: bool,
}

/// One published game as data. Made by [`parse`](crate::edition::parse::parse), which
/// checks it: an `Edition` in hand is always sound.
#[derive(Clone, Debug)]
pub struct Edition {
    /// The stable name, such as `ru-scrabble`.
    pub id: String,
    /// The name for people, in the edition's own language.
    pub name: String,
    /// The language of the words: an IETF tag such as `ru`.
    pub language: String,
    pub(super) kinds: Vec<TileKind>,
    /// How many blanks the set has.
    pub blanks: u8,
    /// What the blank is called and does.
    pub blank: Blank,
    /// How many tiles a full rack has.
    pub rack_size: usize,
    /// How a hand is played.
    pub hand: Hand,
    pub(super) bonuses: BTreeMap<usize, i32>,
    pub(super) premiums: [Premium; SIDE * SIDE],
    pub(super) is_symmetrical: bool,
    /// How the published board looks, where the edition's file says it.
    pub look: Option<BoardLook>,
    /// The square that the first placement must cover.
    pub start: Square,
    /// The labels of the rows from the top; columns are numbered from 1.
    pub row_labels: Vec<String>,
    pub(super) by_label: BTreeMap<String, Letter>,
    /// The capitals that have no tile, each with the tiles that spell it.
    pub without_tile: BTreeMap<char, String>,
    /// What a person must know who chooses this edition, in its own language.
    pub note: Option<String>,
    /// The edition whose word list is meant for it: its own, unless its file says another.
    pub dictionary: String,
    /// The profile that is meant for it.
    pub profile: String,
    /// The lists of words that a tournament takes in or leaves out.
    pub options: Vec<WordOption>,
    /// What a tournament may switch on.
    pub switches: Vec<Switch>,
    /// The names of the switches that are on, in the order of [`switches`](Self::switches).
    pub switched_on: Vec<String>,
    /// The text this edition was read from: what a tournament keeps, so that its log can be
    /// replayed when the edition has long changed.
    pub source: String,
}

impl Edition {
    /// This edition played as a form plays it: with so many tiles drawn, from 1 to 15, where that is
    /// another number than its own, and other points for laying so many.
    pub fn with_hand(
        &self,
        drawn: Option<usize>,
        bonuses: &BTreeMap<usize, i32>,
        hand: Hand,
    ) -> Self {
        let mut edition = Self { hand, ..self.clone() };
        edition.rack_size = drawn.unwrap_or(self.rack_size).clamp(1, SIDE);
        edition.bonuses.extend(bonuses);
        edition
    }

    /// How many tiles a player has to lay: the rack, and the one that he adds where he adds one.
    pub fn hand_size(&self) -> usize {
        self.rack_size + usize::from(self.hand.completive)
    }

    /// The kinds of letters, in the order of the alphabet.
    #[inline]
    pub fn letters(&self) -> impl Iterator<Item = Letter> + use<> {
        let count = u8::try_from(self.kinds.len().min(MOST_LETTERS)).expect("64 fits a byte");
        (0..count).map(Letter::new)
    }

    /// What a letter looks like and is worth.
    #[inline]
    pub fn kind(&self, letter: Letter) -> &TileKind {
        &self.kinds[letter.index()]
    }

    /// What the tile of a letter shows.
    #[inline]
    pub fn label(&self, letter: Letter) -> &str {
        &self.kind(letter).label
    }

    /// The same of any tile, `?` of a blank.
    pub fn tile_label(&self, tile: Tile) -> &str {
        match tile {
            Tile::Letter(letter) => self.label(letter),
            Tile::Blank => "?",
        }
    }

    /// The labels of all letters, in the order of their numbers.
    #[inline]
    pub fn labels(&self) -> impl Iterator<Item = &str> {
        self.kinds.iter().map(|kind| kind.label.as_str())
    }

    /// The letter whose tile shows exactly this (capitals).
    #[inline]
    pub fn letter(&self, label: &str) -> Option<Letter> {
        self.by_label.get(label).copied()
    }

    /// As [`letter`](Self::letter), but a capital of the other alphabet that looks the same as
    /// one of the edition's letters is understood as that letter.
    pub fn letter_or_look_alike(&self, label: &str) -> Option<Letter> {
        let turned = || label.chars().map(look_alike).collect::<Option<String>>();
        self.letter(label).or_else(|| self.letter(&turned()?))
    }

    /// The largest number of characters on a tile.
    pub fn longest_label(&self) -> usize {
        self.labels().map(|label| label.chars().count()).max().unwrap_or(1)
    }

    /// The face value of a tile on the board: a blank is worth nothing, unless the edition gives
    /// it the value of its letter.
    #[inline]
    pub fn value(&self, tile: BoardTile) -> i32 {
        if tile.is_blank && !self.blank.scores { 0 } else { self.kind(tile.letter).value }
    }

    /// The points added for laying this many tiles in one placement.
    #[inline]
    pub fn bonus(&self, tiles_laid: usize) -> i32 {
        self.bonuses.get(&tiles_laid).copied().unwrap_or(0)
    }

    /// What a square does to the points.
    #[inline]
    pub fn premium(&self, square: Square) -> Premium {
        self.premiums[square.index()]
    }

    /// What the squares of a row or a column do to the points, from its beginning; none beyond the
    /// board.
    #[inline]
    pub fn premiums_along(
        &self,
        direction: Direction,
        number: usize,
    ) -> impl Iterator<Item = Premium> + '_ {
        let (first, step) = match direction {
            Direction::Across => (number * SIDE, 1),
            Direction::Down => (number, SIDE),
        };
        let from_first = self.premiums.get(first..).unwrap_or_default();
        from_first.iter().step_by(step).take(SIDE).copied()
    }

    /// Whether rows and columns may be exchanged without a difference: the squares mirror each
    /// other on both diagonals and the start square lies on one.
    #[inline]
    pub fn is_symmetrical(&self) -> bool {
        self.is_symmetrical && self.start.row() == self.start.column()
    }

    /// The letters that may be laid otherwise, by the switches that are on.
    pub fn spellings(&self) -> impl Iterator<Item = &Spelling> {
        let on = |switch: &&Switch| self.switched_on.contains(&switch.id);
        let switches = self.switches.iter().filter(on);
        switches.flat_map(|switch| &switch.spellings)
    }

    /// This edition with these switches on as well.
    ///
    /// # Errors
    /// When it has no switch of such a name.
    pub fn with_switches(&self, ids: &[String]) -> Result<Self, NoSuchSwitch> {
        let unknown = |id: &&String| self.switches.iter().all(|switch| switch.id != **id);
        if let Some(id) = ids.iter().find(unknown) {
            let known: Vec<&str> = self.switches.iter().map(|s| s.id.as_str()).collect();
            return Err(NoSuchSwitch {
                edition: self.id.clone(),
                switch: id.clone(),
                known: if known.is_empty() { "none".to_owned() } else { known.join(", ") },
            });
        }
        let mut edition = self.clone();
        let wanted = |s: &&Switch| ids.contains(&s.id) || self.switched_on.contains(&s.id);
        edition.switched_on.clear();
        for switch in self.switches.iter().filter(wanted) {
            edition.switched_on.push(switch.id.clone());
            edition.blank.scores |= switch.blank_scores;
            for (square, premium) in &switch.squares {
                edition.premiums[square.index()] = *premium;
            }
        }
        edition.is_symmetrical = is_symmetrical(&edition.premiums);
        Ok(edition)
    }

    /// A written word, composed, as this edition's tiles spell it, small letters staying small:
    /// Ё as Е where there is no tile Ё.
    pub fn spelled(&self, written: &str) -> String {
        let mut spelled = String::with_capacity(written.len());
        for sign in written.nfc() {
            let capital = sign.to_uppercase().next().unwrap_or(sign);
            match self.without_tile.get(&capital) {
                None => spelled.push(sign),
                Some(tiles) if capital == sign => spelled.push_str(tiles),
                Some(tiles) => spelled.push_str(&tiles.to_lowercase()),
            }
        }
        spelled
    }
}

/// Whether the squares mirror each other on both diagonals.
pub(super) fn is_symmetrical(premiums: &[Premium; SIDE * SIDE]) -> bool {
    let last = SIDE - 1;
    let at = |r: usize, c: usize| premiums[r * SIDE + c];
    (0..SIDE * SIDE)
        .map(|i| (i / SIDE, i % SIDE))
        .all(|(r, c)| at(r, c) == at(c, r) && at(r, c) == at(last - c, last - r))
}

/// The most points that a tile, a bonus or any value of a profile may give or take.
pub const MOST_POINTS: i32 = 1000;

/// The most that the premiums of one line may multiply a word by: six triple words. With
/// [`MOST_POINTS`] a tile, every sum stays far below what an `i32` holds.
pub(crate) const MOST_FACTOR: i32 = 729;

/// What a letter counts as in a rack's minimum of vowels and consonants.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum LetterClass {
    /// The vowel that the minimum asks for.
    Vowel,
    /// The consonant.
    Consonant,
    /// Whichever is missing.
    Both,
    /// A sign.
    Neither,
}

impl LetterClass {
    /// Whether it can be the vowel that the minimum asks for.
    pub fn is_vowel(self) -> bool {
        matches!(self, Self::Vowel | Self::Both)
    }

    /// Whether it can be the consonant that the minimum asks for.
    pub fn is_consonant(self) -> bool {
        matches!(self, Self::Consonant | Self::Both)
    }
}
