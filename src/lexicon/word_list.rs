//! Reading a plain word list: one word a line, cut into the edition's tiles.
//!
//! A list is cut when it is compiled: the longest tile first, never across a `|` (KÖZ|SÉG).

use crate::{alphabet::Alphabet, fault::Fault, fault::SHORTEST};
use flavita_game::{Edition, Letter, SIDE};

/// The words of a list, sorted and without repetition, and what is not among them.
#[derive(Debug, Default)]
pub struct WordList {
    /// The words.
    pub words: Vec<Word>,
    /// The lines that hold no word of this edition.
    pub bad_lines: Vec<BadLine>,
    /// How many lines held a word that stood there already.
    pub repeated: usize,
}

/// A word of at most 15 letters, kept in place: lists have millions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Word {
    /// The letters, then the first letter of the alphabet up to the end: so words compare as
    /// their letters do, and where these are equal the shorter one comes first.
    letters: [Letter; SIDE],
    length: u8,
}

/// A line that holds no word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Its number, from 1.
    pub line: usize,
    /// What stands there.
    pub text: Box<str>,
    /// What is wrong with it.
    pub fault: Fault,
}

impl TryFrom<&[Letter]> for Word {
    type Error = Fault;

    fn try_from(letters: &[Letter]) -> Result<Self, Fault> {
        let tiles = letters.len();
        if !(SHORTEST..=SIDE).contains(&tiles) {
            return Err(Fault::Length { tiles });
        }
        let mut word = Self {
            letters: [Letter::new(0); SIDE],
            length: u8::try_from(tiles).expect("at most 15"),
        };
        word.letters[..tiles].copy_from_slice(letters);
        Ok(word)
    }
}

impl AsRef<[Letter]> for Word {
    fn as_ref(&self) -> &[Letter] {
        &self.letters[..usize::from(self.length)]
    }
}

/// Reads a plain list.
///
/// One word a line, small letters or capitals, any order; empty lines are allowed, and lines that
/// begin with `#` are comments. Where a word could be cut in two ways the longest tile is taken
/// first, but never across a `|`: `köz|ség` is K Ö Z S É G although ZS is a tile.
///
/// `progress` is called with the number of bytes read so far, once in a while.
pub fn read(edition: &Edition, text: &str, progress: impl Fn(usize)) -> WordList {
    let alphabet = Alphabet::of(edition);
    let mut letters = Vec::with_capacity(SIDE);
    let mut word = |text: &str| {
        if text.contains(char::is_whitespace) {
            return Err(Fault::Columns);
        }
        alphabet.cut_capitals(&alphabet.capitals(text), &mut letters)?;
        Word::try_from(letters.as_slice())
    };
    let mut list = WordList::default();
    list.words.reserve_exact(lines(text).count());
    let mut bytes = 0;
    for (line, text) in (1..).zip(lines(text)) {
        bytes += text.len() + 1;
        let text = text.trim_start_matches('\u{feff}').trim();
        if !text.is_empty() && !text.starts_with('#') {
            match word(text) {
                Ok(word) => list.words.push(word),
                Err(fault) => list.bad_lines.push(BadLine { line, text: text.into(), fault }),
            }
        }
        if line % 4096 == 0 {
            progress(bytes);
        }
    }
    let read = list.words.len();
    list.words.sort_unstable();
    list.words.dedup();
    list.repeated = read - list.words.len();
    list
}

/// The lines of a text, whichever way they end: LF, CR LF or CR.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('\r'))
}
