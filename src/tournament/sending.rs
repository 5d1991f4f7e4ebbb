//! Slips that players send themselves: kept unread while they think, judged with the top.

use crate::tournament::decide::{check_player, verdict_by};
use crate::tournament::event::Event;
use crate::tournament::referee::Referee;
use crate::tournament::refusal::Refusal;
use crate::tournament::round::{Phase, Round, SlipText};
use crate::tournament::state::Tournament;

/// Keeps a slip for the round for which it was written, as long as that is thought about.
///
/// # Errors
/// When the round is over or another one, or the player does not play in it.
pub(super) fn send(
    state: &Tournament,
    number: u32,
    player: u32,
    text: &SlipText,
    used_ms: u64,
) -> Result<Vec<Event>, Refusal> {
    let round = state.round(number).ok_or(Refusal::UnknownRound(number))?;
    check_player(state, number, player)?;
    if round.phase != Phase::Thinking {
        return Err(Refusal::WrongPhase {
            round: number,
            phase: round.phase,
        });
    }
    let text = text.clone();
    Ok(vec![Event::SlipSent {
        round: number,
        player,
        text,
        used_ms,
    }])
}

/// The events that announce a top, and after them the verdicts on all slips that were sent: one
/// step, so that no slip is left behind.
pub(super) fn with_sent(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    mut events: Vec<Event>,
) -> Vec<Event> {
    let top = events.iter().find_map(top_of);
    let plays = |player: &u32| check_player(state, round.number, *player).is_ok();
    let sent = round.sent.iter().filter(|(player, _)| plays(player));
    for (slip, (player, sent)) in (state.last_slip.saturating_add(1)..).zip(sent) {
        events.push(Event::SlipJudged {
            slip,
            round: round.number,
            player: *player,
            text: sent.text.clone(),
            verdict: verdict_by(state, referee, round, top, &sent.text),
            replaces: None,
        });
    }
    events
}

fn top_of(event: &Event) -> Option<i32> {
    if let Event::TopRevealed { tops, .. } = event {
        return Some(tops.points);
    }
    None
}
