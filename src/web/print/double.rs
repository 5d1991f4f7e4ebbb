//! What a second arbiter ticks off: every slip of a round as it was judged.

use crate::parts::{player_name, signed, slip_words};
use crate::print::{asked::Asked, notices::Notice};
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
    let out: Vec<_> = state.rounds.iter().filter(|round| round.may_be_marked()).collect();
    let round = match asked.round {
        Some(number) => Some(*out.iter().find(|round| round.number == number)?),
        None => out.last().copied(),
    };
    let rounds = out.iter().map(|round| round.number).collect();
    let Some(round) = round else { return Some(DoubleSheet::default()) };
    let slips = state.players_in(round.number).filter_map(|player| {
        let slip = round.slip_of(player.number)?;
        Some(Notice {
            number: player.number,
            player: player_name(state, player.number),
            slip: slip_words::shown_text(slip),
            points: signed(slip.verdict.points),
            reason: slip_words::reason(state, slip, language),
        })
    });
    Some(DoubleSheet {
        title: say!(language, "round-title", n = round.number),
        round: round.number,
        rounds,
        slips: slips.collect(),
    })
}
