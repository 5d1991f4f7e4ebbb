//! Rounds as they are prepared: all of a game that does not follow from its rules.

use crate::simulation::game::{Game, Rules, Search};
use crate::training::source::Basis;
use flavita_game::rack_text;
use flavita_tournament::model::{PlacementText, Seed};
use flavita_tournament::state::Tournament;
use serde::{Deserialize, Serialize};

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
