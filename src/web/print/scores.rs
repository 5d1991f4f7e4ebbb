//! Sheets on which players keep their own score.

use crate::print::sheet::Asked;
use flavita_tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita_tournament::model::player::Player;
use serde::Serialize;

/// `GET /t/{id}/print/scores`: two players a page.
#[derive(Debug, Clone, Default, Serialize)]
pub struct ScoresSheet {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// The numbers of the rounds.
    pub rounds: Vec<RoundNumber>,
    /// The players.
    pub players: Vec<ScoreSheet>,
}

/// One player's sheet.
#[derive(Debug, Clone, Serialize)]
pub struct ScoreSheet {
    /// The player's number.
    pub number: PlayerNumber,
    /// The player's whole name.
    pub player: String,
}

page!(ScoresSheet, "print/scores.html");

/// A sheet for every player.
pub fn sheet(asked: &Asked<'_>) -> ScoresSheet {
    let sheet = |player: &Player| ScoreSheet { number: player.number, player: player.full_name() };
    ScoresSheet {
        tournament: asked.id.to_owned(),
        name: asked.state.name.clone(),
        rounds: (1..=asked.rounds()).map(RoundNumber).collect(),
        players: asked.players().map(sheet).collect(),
    }
}
