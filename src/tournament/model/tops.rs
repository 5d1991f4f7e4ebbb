//! The best placements of a round, and the one that was laid.

use flavita_game::{Edition, Placement, parse_word, reference, word_text};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};

/// The best placements of a round.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Tops {
    /// Their points.
    pub points: i32,
    /// All of them, in the solver's order.
    pub placements: Vec<PlacementText>,
    /// How many legal placements there were in all.
    pub legal: usize,
}

/// What was laid on the board at the end of a round.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct PlacedTop {
    /// The placement.
    pub placement: PlacementText,
    /// Its points.
    pub points: i32,
    /// Why the arbiter chose it although the rules prefer another top; `None` where he did not
    /// depart from them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
}

/// What was announced at the end of a round, before any ruling changed it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announced {
    /// The tops.
    pub tops: Option<Tops>,
    /// What went on the board.
    pub placed: Option<PlacedTop>,
    /// The words ruled on by then.
    pub words: RuledWords,
}

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

/// The words that were ruled on, each with whether it counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuledWords(Arc<BTreeMap<String, bool>>);

impl RuledWords {
    /// Whether nothing was ruled.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What was ruled on a word.
    pub fn get(&self, word: &str) -> Option<bool> {
        self.0.get(word).copied()
    }

    /// The words in the order of their letters, each with whether it counts.
    pub fn iter(&self) -> impl Iterator<Item = (&str, bool)> {
        self.0.iter().map(|(word, counts)| (word.as_str(), *counts))
    }
}

impl<'a> FromIterator<(&'a str, bool)> for RuledWords {
    /// A later ruling on a word overrules an earlier one.
    fn from_iter<I: IntoIterator<Item = (&'a str, bool)>>(rulings: I) -> Self {
        let owned = |(word, counts): (&str, bool)| (word.to_owned(), counts);
        Self(Arc::new(rulings.into_iter().map(owned).collect()))
    }
}

/// What a slip was judged on beside board and rack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JudgedUnder {
    /// The words ruled by then.
    pub words: RuledWords,
    /// The points of the round's top by then.
    pub top: Option<i32>,
}
