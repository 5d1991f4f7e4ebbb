//! Sheets on which players keep their own score.

use crate::tournament::player::Player;
use crate::web::compose::print::sheet::Asked;
use crate::web::pages::print::scores::{ScoreSheet, ScoresSheet};

/// A sheet for every player.
#[must_use]
pub fn sheet(asked: &Asked<'_>) -> ScoresSheet {
    let sheet = |player: &Player| ScoreSheet {
        number: player.number,
        player: player.full_name(),
    };
    ScoresSheet {
        tournament: asked.id.to_owned(),
        name: asked.view.state.name.clone(),
        rounds: (1..=asked.rounds()).collect(),
        players: asked.players().map(sheet).collect(),
    }
}
