//! What a runner brings to the tables: the notices of the last rounds, and which are delivered.
//!
//! A notice tells what a slip is worth, so while a rack is open helpers see those of slips that
//! were entered before it was drawn. Who was told is an event, so that it survives the program and
//! is known to a second computer.

use crate::frame::Silence;
use crate::print::notices::{Notice, may_be_told, notice};
use flavita_i18n::language::Language;
use flavita_tournament::model::{Player, Round, RoundNumber, SlipNumber};
use flavita_tournament::state::Tournament;
use serde::Serialize;

/// Something that a runner brings to a player.
#[derive(Serialize)]
pub struct TableNotice {
    /// The slip.
    pub slip_number: SlipNumber,
    /// What is to be told, and whom.
    #[serde(flatten)]
    pub notice: Notice,
    /// In which round.
    pub round: RoundNumber,
    /// Whether he has been told.
    pub is_delivered: bool,
}

/// Of how many rounds notices are shown: older ones are of no use to a player.
const ROUNDS: usize = 3;

/// The notices of the last rounds, those still to be brought first.
pub fn notices(
    state: &Tournament,
    (id, silence): (&str, &Silence),
    language: Language,
) -> Vec<TableNotice> {
    let last = state.rounds.iter().rev().filter(|round| round.may_be_marked()).take(ROUNDS);
    let of_round = |round| of_round(state, round, (id, silence), language);
    let mut notices: Vec<TableNotice> = last.flat_map(of_round).collect();
    notices.sort_by_key(|one| one.is_delivered);
    notices
}

fn of_round(
    state: &Tournament,
    round: &Round,
    (id, silence): (&str, &Silence),
    language: Language,
) -> Vec<TableNotice> {
    let of_player = |player: &Player| {
        let (slip, notice) = notice(state, round, player, language)?;
        (may_be_told(state, round, slip) && !silence.hides(id, slip)).then(|| TableNotice {
            slip_number: slip.id,
            notice,
            round: round.number,
            is_delivered: state.delivered.contains(&slip.id),
        })
    };
    state.players_in(round.number).filter_map(of_player).collect()
}
