//! What a form of the game changes about an edition: how many tiles are drawn and laid, and which
//! words are worth more.

use std::collections::BTreeMap;

use crate::{edition::definition::Edition, edition::theme::ThemeWords, square::SIDE};

/// The fewest tiles of a word.
pub const SHORTEST_WORD: usize = 2;

/// Numbers of tiles that differ from the edition's own.
#[derive(Clone, Copy, Debug)]
pub struct Hand<'a> {
    /// How many tiles are drawn, from 1 to 15; none is the edition's number.
    pub drawn: Option<usize>,
    /// How many of them one placement may lay at most; none is all of them.
    pub most_laid: Option<usize>,
    /// The fewest tiles of the first word; none is two.
    pub first_word: Option<usize>,
    /// Whether fewer will do where a rack gives no such word.
    pub first_word_eases: bool,
    /// Whether a player adds one tile of the bag to the rack.
    pub completive: bool,
    /// Whether a letter on the rack buys back the blank that stands for it, to be laid at once.
    pub buys_to_lay: bool,
    /// Points added for laying so many tiles, where they differ from the edition's.
    pub bonuses: &'a BTreeMap<usize, i32>,
}

impl Edition {
    /// This edition played with other numbers of tiles.
    pub fn with_hand(&self, hand: Hand<'_>) -> Self {
        let mut edition = self.clone();
        edition.rack_size = hand.drawn.unwrap_or(self.rack_size).clamp(1, SIDE);
        edition.most_laid = hand.most_laid;
        edition.first_word = hand.first_word.unwrap_or(SHORTEST_WORD);
        edition.first_word_eases = hand.first_word_eases;
        edition.completive = hand.completive;
        edition.buys_to_lay = hand.buys_to_lay;
        edition.bonuses.extend(hand.bonuses);
        edition
    }

    /// This edition where the words of a theme are worth more.
    pub fn with_theme(&self, theme: ThemeWords) -> Self {
        Self { theme, ..self.clone() }
    }

    /// The words that are worth more.
    pub fn theme(&self) -> &ThemeWords {
        &self.theme
    }

    /// How many tiles one placement may lay at most; `None` where all of the rack may be laid.
    pub fn most_laid(&self) -> Option<usize> {
        self.most_laid
    }

    /// Whether a player adds one tile of the bag to the rack.
    pub fn is_completive(&self) -> bool {
        self.completive
    }

    /// Whether a letter on the rack buys back the blank that stands for it, to be laid at once.
    pub fn buys_to_lay(&self) -> bool {
        self.buys_to_lay
    }

    /// How many tiles a player has to lay: the rack, and the one that he adds where he adds one.
    pub fn hand_size(&self) -> usize {
        self.rack_size + usize::from(self.completive)
    }

    /// The fewest tiles of the first word, before it is eased.
    pub fn first_word(&self) -> usize {
        self.first_word
    }

    /// The fewest tiles of the first word, and what is enough instead, step by step, where a rack
    /// gives none of so many: one tile fewer, then two. Only the last step counts always.
    pub fn first_words(&self) -> Vec<usize> {
        let mut steps = vec![self.first_word];
        if self.first_word_eases {
            steps.extend([self.first_word.saturating_sub(1), SHORTEST_WORD]);
        }
        for step in &mut steps {
            *step = (*step).max(SHORTEST_WORD);
        }
        steps.dedup();
        steps
    }
}
