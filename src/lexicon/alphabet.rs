//! The tiles as an alphabet: cutting what is written into letters, and writing letters down.

use crate::fault::{Fault, SHORTEST};
use flavita_game::{Edition, Letter, SIDE, look_alike::look_alike};
use std::collections::BTreeMap;
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

/// What the tiles of a list show.
#[derive(Clone, Debug)]
pub struct Alphabet {
    labels: Vec<String>,
    /// The letters by the first character of their labels, the longest label first.
    by_first: BTreeMap<char, Vec<Letter>>,
    /// The most characters of a label.
    longest: usize,
    /// Capitals that no tile shows, each with the tiles that spell it.
    without_tile: BTreeMap<char, String>,
}

/// A word as somebody typed it, cut into letters; `None` is a character that no tile shows.
pub type Reading = Vec<Option<Letter>>;

impl Alphabet {
    /// The tiles of an edition.
    pub fn of(edition: &Edition) -> Self {
        Self { without_tile: edition.without_tile.clone(), ..Self::new(edition.labels()) }
    }

    /// Tiles with these labels, in the order of their numbers.
    ///
    /// # Panics
    /// When there are more than 64, or one is empty.
    pub fn new<'a>(labels: impl IntoIterator<Item = &'a str>) -> Self {
        let labels: Vec<String> = labels.into_iter().map(str::to_owned).collect();
        let mut by_first: BTreeMap<char, Vec<Letter>> = BTreeMap::new();
        for (index, label) in (0..).zip(&labels) {
            let first = label.chars().next().expect("a tile shows something");
            by_first.entry(first).or_default().push(Letter::new(index));
        }
        for letters in by_first.values_mut() {
            letters.sort_by_key(|letter| std::cmp::Reverse(labels[letter.index()].len()));
        }
        let length = |label: &String| label.chars().count();
        Self {
            longest: labels.iter().map(length).max().unwrap_or(1),
            labels,
            by_first,
            without_tile: BTreeMap::new(),
        }
    }

    /// The labels, in the order of their numbers.
    pub fn labels(&self) -> &[String] {
        &self.labels
    }

    /// Whether these are the tiles of an edition.
    pub fn is_of(&self, edition: &Edition) -> bool {
        edition.labels().eq(self.labels.iter().map(String::as_str))
    }

    /// What the tile of a letter shows.
    pub fn label(&self, letter: Letter) -> &str {
        &self.labels[letter.index()]
    }

    /// Cuts a word into letters, the longest tile first, never across a `|`; small letters and
    /// capitals, composed or not, are the same.
    ///
    /// ```
    /// use flavita_game::edition::catalogue::embedded;
    /// use flavita_lexicon::alphabet::Alphabet;
    /// let alphabet = Alphabet::of(&embedded("ru-scrabble").unwrap());
    /// assert_eq!(alphabet.cut("ёж").unwrap().len(), 2);
    /// assert!(alphabet.cut("кто-то").is_err());
    /// ```
    ///
    /// # Errors
    /// When a character belongs to no tile, or a `|` separates nothing.
    pub fn cut(&self, word: &str) -> Result<Vec<Letter>, Fault> {
        let mut letters = Vec::with_capacity(SIDE);
        self.cut_capitals(&self.capitals(word), &mut letters)?;
        Ok(letters)
    }

    /// A word in composed capitals, letters without a tile spelled with those there are.
    pub(super) fn capitals(&self, word: &str) -> String {
        let mut capitals = String::with_capacity(word.len());
        if is_nfc_quick(word.chars()) == IsNormalized::Yes {
            capitals.extend(word.chars().flat_map(char::to_uppercase));
        } else {
            capitals.extend(word.nfc().flat_map(char::to_uppercase));
        }
        let is_spelled = |capital| self.without_tile.contains_key(&capital);
        if self.without_tile.is_empty() || !capitals.chars().any(is_spelled) {
            return capitals;
        }
        let tiles = |capital| self.without_tile.get(&capital).cloned();
        let spelled = capitals.chars().map(|c| tiles(c).unwrap_or_else(|| c.to_string()));
        spelled.collect()
    }

    /// As [`cut`](Self::cut), for [`capitals`](Self::capitals), into a list that is emptied first.
    pub(super) fn cut_capitals(
        &self,
        capitals: &str,
        letters: &mut Vec<Letter>,
    ) -> Result<(), Fault> {
        letters.clear();
        let mut rest = capitals;
        let mut after_mark = true;
        while let Some(first) = rest.chars().next() {
            if first == '|' {
                if std::mem::replace(&mut after_mark, true) || rest.len() == 1 {
                    return Err(Fault::Mark);
                }
                rest = &rest[1..];
                continue;
            }
            let Some(letter) = self.tiles_at(rest).next() else {
                let before = capitals[..capitals.len() - rest.len()].chars().count();
                return Err(self.letter_fault(first, before + 1));
            };
            letters.push(letter);
            after_mark = false;
            rest = &rest[self.label(letter).len()..];
        }
        Ok(())
    }

    fn letter_fault(&self, letter: char, position: usize) -> Fault {
        match self.turned(letter) {
            Some(tile) => Fault::LookAlike { letter, tile, position },
            None => Fault::Letter { letter, position },
        }
    }

    /// The letter of the tiles that a character of the other alphabet looks like.
    fn turned(&self, letter: char) -> Option<char> {
        let is_shown = |c: &char| self.labels.iter().any(|label| label.contains(*c));
        look_alike(letter).filter(is_shown).filter(|_| !is_shown(&letter))
    }

    /// Every way to cut a word into 2 to 15 letters, the one with the longest tiles first.
    pub fn cuts(&self, word: &str) -> Vec<Vec<Letter>> {
        let readings = self.all_readings(&self.capitals(word), SIDE).into_iter();
        let cuts = readings.filter_map(|reading| reading.into_iter().collect());
        cuts.filter(|cut: &Vec<Letter>| cut.len() >= SHORTEST).collect()
    }

    /// Every way to understand what somebody typed, with one letter too many at most and letters
    /// of the other alphabet taken for those they look like; and whether there was such a one.
    pub fn readings(&self, typed: &str) -> (Vec<Reading>, bool) {
        let capitals = self.capitals(typed);
        let turned: String = capitals.chars().map(|c| self.turned(c).unwrap_or(c)).collect();
        (self.all_readings(&turned, SIDE + 1), turned != capitals)
    }

    fn all_readings(&self, capitals: &str, most: usize) -> Vec<Reading> {
        let mut found = Vec::new();
        self.read_on(capitals, most, &mut Vec::new(), &mut found);
        found
    }

    fn read_on(&self, rest: &str, room: usize, read: &mut Reading, found: &mut Vec<Reading>) {
        let rest = rest.trim_start_matches('|');
        let Some(first) = rest.chars().next() else {
            found.push(read.clone());
            return;
        };
        if rest.chars().filter(|c| *c != '|').count() > room * self.longest {
            return;
        }
        let tiles = self.tiles_at(rest).map(|t| (Some(t), self.label(t).len())).collect::<Vec<_>>();
        let unknown = (None, first.len_utf8());
        for (letter, length) in if tiles.is_empty() { vec![unknown] } else { tiles } {
            read.push(letter);
            self.read_on(&rest[length..], room - 1, read, found);
            read.pop();
        }
    }

    /// The tiles with which a text can begin, the longest first.
    fn tiles_at<'a>(&'a self, text: &'a str) -> impl Iterator<Item = Letter> + 'a {
        let first = text.chars().next();
        let tiles = first.and_then(|first| self.by_first.get(&first));
        let tiles = tiles.into_iter().flatten().copied();
        tiles.filter(move |letter| text.starts_with(self.label(*letter)))
    }

    /// Writes letters down so that [`cut`](Self::cut) finds them again: with a `|` only where
    /// the plain spelling would be cut otherwise.
    pub fn spell(&self, letters: &[Letter]) -> String {
        let plain: String = letters.iter().map(|l| self.label(*l)).collect();
        let mut spelling = String::with_capacity(plain.len());
        let mut rest = plain.as_str();
        for letter in letters {
            let label = self.label(*letter);
            spelling.push_str(label);
            if self.tiles_at(rest).next() != Some(*letter) {
                spelling.push('|');
            }
            rest = &rest[label.len()..];
        }
        spelling
    }

    /// What the tiles of these letters show, with spaces between them.
    pub fn tiles(&self, letters: &[Letter]) -> String {
        let labels: Vec<&str> = letters.iter().map(|l| self.label(*l)).collect();
        labels.join(" ")
    }

    /// Whether two letters differ in nothing but a mark above, as Е and Ё or O and Ő do.
    pub fn differ_in_mark(&self, one: Letter, other: Letter) -> bool {
        let bare = |letter| self.label(letter).nfd().filter(|c| !is_mark(*c));
        one != other && bare(one).eq(bare(other))
    }
}

fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}
