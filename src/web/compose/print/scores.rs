//! Sheets on which players keep their own score.

use crate::compose::print::sheet::Asked;
use crate::pages::print::scores::{ScoreSheet, ScoresSheet};
use flavita_tournament::model::player::Player;

/// A sheet for every player.
pub fn sheet(asked: &Asked<'_>) -> ScoresSheet {
    let sheet = |player: &Player| ScoreSheet { number: player.number, player: player.full_name() };
    ScoresSheet {
        tournament: asked.id.to_owned(),
        name: asked.view.state.name.clone(),
        rounds: (1..=asked.rounds()).collect(),
        players: asked.players().map(sheet).collect(),
    }
}
