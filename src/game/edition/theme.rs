//! Words that are worth more than their letters.

use std::collections::BTreeSet;

use crate::letter::Letter;

/// Words worth more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThemeWords {
    /// Points added for each such word that a placement makes or changes.
    pub points: i32,
    /// The words, as tiles.
    pub words: BTreeSet<Vec<Letter>>,
}

impl ThemeWords {
    /// What a word is worth beside its letters.
    pub fn points_of(&self, letters: impl Iterator<Item = Letter>) -> i32 {
        if self.words.is_empty() {
            return 0;
        }
        let word: Vec<Letter> = letters.collect();
        if self.words.contains(&word) { self.points } else { 0 }
    }
}
