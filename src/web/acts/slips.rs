//! What happened to a slip, in a sentence.

use crate::parts::shown_placement;
use flavita_i18n::{language::Language, names::numbered};
use flavita_tournament::model::{Actor, Event, PlayerNumber, Round, RoundNumber, Slip};
use flavita_tournament::state::Tournament;

/// Whether the arbiter settled what a slip says, and no second entry did.
pub(super) fn is_decided(state: &Tournament, round: RoundNumber, player: PlayerNumber) -> bool {
    let round = state.round(round);
    let slip = round.and_then(|round| Some((round, round.slip_of(player)?)));
    slip.is_some_and(|(round, slip)| {
        let by = round.confirmed.get(&slip.id);
        slip.is_by_arbiter() && by.is_some_and(|by| !matches!(by, Actor::Helper(_)))
    })
}

/// The slips of one line that were taken back together, in a sentence; `None` where there are none.
pub(super) fn withdrawn(
    language: Language,
    state: &Tournament,
    events: &[Event],
) -> Option<String> {
    let slip = |event: &Event| {
        let Event::SlipWithdrawn { slip, .. } = event else { return None };
        state.slip(*slip)
    };
    let slips: Vec<(&Round, &Slip)> = events.iter().filter_map(slip).collect();
    let (round, first) = slips.first()?;
    let reading = first.verdict.reading.as_ref().map_or_else(String::new, shown_placement);
    let players: Vec<String> = slips.iter().map(|(_, slip)| slip.player.to_string()).collect();
    let numbers = numbered(language, players.join(", "));
    let round = say!(language, "round-title", n = round.number);
    let text = format!("{round}, {numbers} {reading}");
    Some(say!(language, "done-undone", text = text.trim()))
}
