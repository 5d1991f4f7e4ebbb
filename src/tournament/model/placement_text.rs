//! A placement as the log writes it.

use flavita_game::{Edition, Placement, parse_word, reference, word_text};
use serde::{Deserialize, Serialize};

/// A placement as the log writes it: readable without the program.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct PlacementText {
    /// Where it starts and which way it runs: `И8` across, `8И` down.
    pub at: String,
    /// The whole word, blanks in small letters.
    pub word: String,
}

impl PlacementText {
    /// A placement as the log writes it.
    pub fn of(edition: &Edition, placement: &Placement) -> Self {
        Self {
            at: reference::text(edition, placement.square, placement.direction),
            word: word_text(edition, &placement.tiles),
        }
    }

    /// The placement that is meant; `None` where place or word cannot be read.
    pub fn read(&self, edition: &Edition) -> Option<Placement> {
        let at = reference::parse(edition, &self.at).ok()?;
        let tiles = parse_word(edition, &self.word).ok()?;
        Some(Placement { square: at.square, direction: at.direction, tiles })
    }
}
