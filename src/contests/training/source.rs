//! What a training game is played with, where that is found again, and its rounds as they are prepared:
//! all of a game that does not follow from its rules.

use crate::simulation::game::{Game, Rules, Search};
use flavita_game::{Edition, rack_text};
use flavita_lexicon::graph::Graph;
use flavita_tournament::model::{PlacementText, Seed};
use flavita_tournament::{profile::definition::Profile, profile::form::Theme, state::Tournament};
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
        /// Words worth more, in place of those of the profile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        theme: Option<Theme>,
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

/// A round before it is played: its rack, and what goes on the board at its end.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PreparedRound {
    /// The tiles as they were drawn.
    pub rack: String,
    /// The placement that goes on the board.
    pub laid: PlacementText,
}

/// The rounds of a recorded game in which something went on the board.
pub fn recorded(state: &Tournament) -> Vec<PreparedRound> {
    let prepared = state.rounds.iter().filter_map(|round| {
        Some(PreparedRound {
            rack: round.rack_text.clone(),
            laid: round.placed.as_ref()?.placement.clone(),
        })
    });
    prepared.collect()
}

/// A whole game drawn from a seed: the same seed always gives the same rounds.
pub fn drawn(basis: Basis<'_>, seed: &Seed) -> Vec<PreparedRound> {
    let rules = Rules {
        edition: basis.edition,
        words: basis.words,
        profile: basis.rules,
        search: Search::Tops,
    };
    let mut game = Game::new(rules, seed);
    let played = std::iter::from_fn(|| game.play_round().ok());
    let prepared = played.map(|round| PreparedRound {
        rack: rack_text(basis.edition, &round.rack),
        laid: PlacementText::of(basis.edition, &round.found[round.laid].placement),
    });
    prepared.collect()
}
