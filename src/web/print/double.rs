//! What a second arbiter ticks off: every slip of a round as it was judged.

use crate::print::asked::Asked;
use crate::print::notices::{Notice, chosen, told};
use flavita_tournament::model::RoundNumber;
use serde::Serialize;

/// `GET /t/{id}/print/double`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct DoubleSheet {
    /// `Ход 7`.
    pub title: String,
    /// The round's number; 0 where nothing is marked yet.
    pub round: RoundNumber,
    /// The rounds that can be chosen.
    pub rounds: Vec<RoundNumber>,
    /// The slips, by table.
    pub slips: Vec<Notice>,
}

page!(DoubleSheet, "print/double.html");

/// The slips of a round: of the one that was asked for, else of the last that is being marked.
pub fn sheet(asked: &Asked<'_>) -> Option<DoubleSheet> {
    let (state, language) = (asked.state, asked.language);
    let (rounds, round) = chosen(asked)?;
    let Some(round) = round else { return Some(DoubleSheet::default()) };
    let players = state.players_in(round.number);
    let slips = players.filter_map(|player| round.slip_of(player.number));
    Some(DoubleSheet {
        title: say!(language, "round-title", n = round.number),
        round: round.number,
        rounds,
        slips: slips.map(|slip| told(state, slip, language)).collect(),
    })
}
