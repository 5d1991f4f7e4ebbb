//! What a training game is played with, and where that is found again.

use flavita_game::Edition;
use flavita_lexicon::graph::Graph;
use flavita_tournament::profile::definition::Profile;
use serde::{Deserialize, Serialize};

/// Where edition, rules and words of a training game are found.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Source {
    /// A recorded tournament: with its edition, its rules and the words that counted at its end.
    Tournament { id: String },
    /// A prepared game of this data folder: with what it was prepared with.
    Prepared { id: String },
    /// Freshly drawn with what is at hand.
    Shelf {
        /// The edition's stable name.
        edition: String,
        /// The key of the word list.
        list: String,
        /// The profile's stable name.
        profile: String,
        /// The form of the game, by its stable name; empty is as the rules say.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        form: String,
    },
}

/// Edition, rules and words of a training game.
#[derive(Clone, Copy, Debug)]
pub struct Basis<'a> {
    /// Tiles, board and bonus, as the form of the profile plays them.
    pub edition: &'a Edition,
    /// The rules.
    pub rules: &'a Profile,
    /// The words.
    pub words: &'a Graph,
}
