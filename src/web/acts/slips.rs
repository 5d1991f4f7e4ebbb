//! What happened to a slip, in a sentence.

use crate::{marking::conflicts::came_late, parts::minutes, parts::shown_placement};
use flavita_i18n::{language::Language, names::numbered, names::points};
use flavita_tournament::model::{Actor, Event, PlayerNumber, RoundNumber, SlipNumber};
use flavita_tournament::state::Tournament;

/// An event of a slip in a sentence; `None` for one that is not about slips, and for a slip that a
/// player sent, of which nobody hears before the top.
pub(crate) fn sentence(language: Language, state: &Tournament, event: &Event) -> Option<String> {
    let of = |player: PlayerNumber, key: &str| Some(say!(language, key, number = player));
    if let Event::SlipHandedIn { player, used_ms, .. } = event {
        Some(say!(language, "slip-handed-in", number = *player, time = minutes(*used_ms)))
    } else if let Event::HandInTakenBack { player, .. } = event {
        of(*player, "done-hand-in-back")
    } else if let Event::SlipJudged { player, verdict, .. } = event {
        let points = points(language, verdict.points);
        Some(say!(language, "slip-recorded", number = player, points))
    } else if let Event::SlipDisputed(disputed) = event {
        of(disputed.player, "slip-disputed")
    } else if let Event::SlipConfirmed { round, player } = event {
        let is_decided = is_decided(state, *round, *player);
        let keys = ["done-slip-confirmed", "done-slip-decided"];
        of(*player, keys[usize::from(is_decided)])
    } else if let Event::DisputeSettled { player, .. } = event {
        of(*player, "done-dispute-settled")
    } else if let Event::NoticeDelivered { slip, is_delivered } = event {
        let keys = ["done-not-delivered", "done-delivered"];
        let (_, slip) = state.slip(*slip)?;
        of(slip.player, keys[usize::from(*is_delivered)])
    } else if let Event::SlipWithdrawn { slip, .. } = event {
        withdrawn_sentence(language, state, &[*slip])
    } else if let Event::SlipCameLate { player, late_ms, .. } = event {
        Some(format!("{}.", came_late(state, *player, *late_ms, language)))
    } else if let Event::LateSlipDecided { player, is_in_time, .. } = event {
        let keys = ["done-late-is-late", "done-late-counts"];
        of(*player, keys[usize::from(*is_in_time)])
    } else {
        None
    }
}

/// Whether the arbiter settled what a slip says, and no second entry did.
fn is_decided(state: &Tournament, round: RoundNumber, player: PlayerNumber) -> bool {
    let round = state.round(round);
    let slip = round.and_then(|round| Some((round, round.slip_of(player)?)));
    slip.is_some_and(|(round, slip)| {
        let by = round.confirmed.get(&slip.id);
        slip.is_by_arbiter() && by.is_some_and(|by| !matches!(by, Actor::Helper(_)))
    })
}

/// The slips of one line that were taken back together, in a sentence; `None` where there are none.
pub(crate) fn withdrawn(
    language: Language,
    state: &Tournament,
    events: &[Event],
) -> Option<String> {
    let slip = |event: &Event| {
        let Event::SlipWithdrawn { slip, .. } = event else {
            return None;
        };
        Some(*slip)
    };
    let slips: Vec<SlipNumber> = events.iter().filter_map(slip).collect();
    withdrawn_sentence(language, state, &slips)
}

fn withdrawn_sentence(
    language: Language,
    state: &Tournament,
    slips: &[SlipNumber],
) -> Option<String> {
    let (round, slip) = state.slip(*slips.first()?)?;
    let reading = slip.verdict.reading.as_ref().map_or_else(String::new, shown_placement);
    let player = |slip: &SlipNumber| Some(state.slip(*slip)?.1.player.to_string());
    let players: Vec<String> = slips.iter().filter_map(player).collect();
    let numbers = numbered(language, players.join(", "));
    let round = say!(language, "round-title", n = round.number);
    let text = format!("{round}, {numbers} {reading}");
    Some(say!(language, "done-undone", text = text.trim()))
}
