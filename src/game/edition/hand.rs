//! What a form of the game changes about an edition: how many tiles are laid, and which words are
//! worth more.

use crate::letter::Letter;
use std::collections::BTreeSet;

/// The fewest tiles of a word.
pub const SHORTEST_WORD: usize = 2;

/// How a hand is played; by itself as the edition's own rules say.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    /// How many tiles one placement may lay at most; `None` where all of the rack may be laid.
    pub most_laid: Option<usize>,
    /// The fewest tiles of the first word; none is two.
    pub first_word: Option<usize>,
    /// Whether fewer will do where a rack gives no such word.
    pub first_word_eases: bool,
    /// Whether a player adds one tile of the bag to the rack.
    pub completive: bool,
    /// Whether a letter on the rack buys back the blank that stands for it, to be laid at once.
    pub buys_to_lay: bool,
    /// The words that are worth more.
    pub theme: ThemeWords,
}

impl Hand {
    /// The fewest tiles of the first word, before it is eased.
    pub fn first_word(&self) -> usize {
        self.first_word.unwrap_or(SHORTEST_WORD)
    }

    /// The fewest tiles of the first word, and what is enough instead, step by step, where a rack
    /// gives none of so many: one tile fewer, then two. Only the last step counts always.
    pub fn first_words(&self) -> Vec<usize> {
        let mut steps = vec![self.first_word()];
        if self.first_word_eases {
            steps.extend([self.first_word().saturating_sub(1), SHORTEST_WORD]);
        }
        for step in &mut steps {
            *step = (*step).max(SHORTEST_WORD);
        }
        steps.dedup();
        steps
    }
}

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
