//! What somebody searches for, from the texts that were typed.

use crate::fault::{Fault, SHORTEST};
use crate::pattern::{PatternFault, Piece, is_pattern, pattern, set};
use crate::{alphabet::Alphabet, counted::MOST_TILES, find::Tiles, find::Wish};
use flavita_game::SIDE;

/// A search as it is typed; an empty text asks for nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct TypedWish<'a> {
    /// `К?Т`, `*КОТ`, as [`pattern`] reads it.
    pub pattern: &'a str,
    /// Letters to lay words with, `?` for a blank.
    pub letters: &'a str,
    /// Whether a word takes all of them.
    pub all: bool,
    /// Letters that a word has.
    pub with: &'a str,
    /// Letters that it has not.
    pub without: &'a str,
    /// Its fewest letters.
    pub from: Option<usize>,
    /// Its most letters.
    pub to: Option<usize>,
}

impl TypedWish<'_> {
    /// Whether something is searched for, and no plain word is looked up.
    pub fn is_search(&self) -> bool {
        let texts = [self.letters, self.with, self.without];
        is_pattern(self.pattern)
            || texts.iter().any(|text| !text.trim().is_empty())
            || self.from.or(self.to).is_some()
    }

    /// What is wanted of a word.
    ///
    /// # Errors
    /// When a pattern cannot be understood, a letter is on no tile, or there are more letters than a
    /// word has.
    pub fn read(&self, alphabet: &Alphabet) -> Result<Wish, PatternFault> {
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        let few = |letters: usize| {
            (letters <= MOST_TILES).then_some(()).ok_or(Fault::Length { tiles: letters })
        };
        let letters = bare(self.letters);
        let blanks = letters.matches('?').count();
        let tiles = Tiles { letters: alphabet.cut(&letters.replace('?', ""))?, blanks };
        let count = tiles.letters.len() + blanks;
        few(count)?;
        let with = alphabet.cut(&bare(self.with))?;
        few(with.len())?;
        let pattern = pattern(alphabet, &bare(self.pattern))?;
        let (least, most) = if self.all && count > 0 { (count, count) } else { (SHORTEST, SIDE) };
        Ok(Wish {
            pattern: if pattern.is_empty() { vec![Piece::Any] } else { pattern },
            rack: (count > 0).then_some(tiles),
            with,
            without: set(alphabet, &bare(self.without))?,
            lengths: self.from.unwrap_or(least).max(least)..=self.to.unwrap_or(most).min(most),
        })
    }
}
