//! Slips that players send themselves: kept unread while they think, judged with the top.
//!
//! They lie in the round (`Round::sent`) until the top is announced; the same step judges all of
//! them, so that none is left behind.

use crate::decide::guards::{Decided, check_player, played};
use crate::judging::judge::{judge, verdict};
use crate::model::{Event, Phase, PlayerNumber, Refusal, Round, RoundNumber, SlipNumber, SlipText};
use crate::{judging::case::Case, state::Tournament};
use flavita_lexicon::graph::Graph;

/// Keeps a slip for the round for which it was written, as long as that is thought about, and
/// after its end until the top is revealed: within the grace that telephones have it counts, later
/// the arbiter decides. It came so many milliseconds after the end; `None` where nobody knows when
/// that was.
///
/// # Errors
/// When the round is over or another one, or the player does not play in it.
pub(super) fn send(
    state: &Tournament,
    number: RoundNumber,
    player: PlayerNumber,
    text: &SlipText,
    used_ms: u64,
    late_ms: Option<u64>,
) -> Decided {
    let round = state.round(number).ok_or(Refusal::UnknownRound(number))?;
    check_player(state, number, player)?;
    let is_closed = round.phase == Phase::Closed;
    let late_ms = if is_closed { late_ms } else { Some(0) };
    let grace_ms = state.profile.late.phones_ms();
    let in_time = late_ms.filter(|late_ms| round.takes_sent(*late_ms, grace_ms));
    let Some(late_ms) = in_time else {
        return too_late(round, player, text, late_ms);
    };
    Ok(vec![Event::SlipSent {
        round: number,
        player,
        text: text.clone(),
        used_ms: if is_closed { round.length_ms } else { used_ms },
        late_ms,
    }])
}

fn too_late(round: &Round, player: PlayerNumber, text: &SlipText, late_ms: Option<u64>) -> Decided {
    if round.phase != Phase::Closed {
        return Err(Refusal::WrongPhase { round: round.number, phase: round.phase });
    }
    Ok(vec![Event::SlipCameLate { round: round.number, player, text: text.clone(), late_ms }])
}

impl Round {
    /// Whether a slip that a player sends himself is in time when it comes so long after the end,
    /// where telephones have such a grace; both in milliseconds.
    pub(crate) fn takes_sent(&self, late_ms: u64, grace_ms: u64) -> bool {
        match self.phase {
            Phase::Thinking => late_ms == 0,
            Phase::Closed => late_ms <= grace_ms,
            Phase::Drawn | Phase::Revealed | Phase::Placed => false,
        }
    }
}

/// The events that announce a top, and after them the verdicts on all slips that were sent: one
/// step, so that no slip is left behind.
pub(super) fn with_sent(
    state: &Tournament,
    words: &Graph,
    round: &Round,
    mut events: Vec<Event>,
) -> Vec<Event> {
    let top = events.iter().find_map(top_of);
    let plays = |player: &PlayerNumber| check_player(state, round.number, *player).is_ok();
    let case = Case { top, ..Case::of(state, words, round) };
    let sent = round.sent.iter().filter(|(player, _)| plays(player));
    for (slip, (player, sent)) in state.last_slip.next().to(SlipNumber::MAX).zip(sent) {
        events.push(Event::SlipJudged {
            slip,
            round: round.number,
            player: *player,
            text: sent.text.clone(),
            verdict: judge(&case, &sent.text),
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

/// The arbiter says whether a slip that a telephone sent after the grace counts as in time; until then it
/// is kept unread. Its time is when the desk took it, also where it came through a gate: clocks of other
/// machines are not believed.
///
/// Where the top is out it is judged at once; one that counts as late gives way to whatever else is recorded
/// for its player.
///
/// # Errors
/// When there is no such slip, or the marking of its round is closed.
pub(super) fn settle_late(
    state: &Tournament,
    words: &Graph,
    number: RoundNumber,
    player: PlayerNumber,
    is_in_time: bool,
) -> Decided {
    let round = state.round(number).ok_or(Refusal::UnknownRound(number))?;
    let late = round.late.get(&player);
    let late = late.ok_or(Refusal::NoLateSlip(player))?;
    let decided = Event::LateSlipDecided { round: number, player, is_in_time };
    let before = round.slip_of(player).map(|slip| slip.id);
    if round.phase == Phase::Closed || (before.is_some() && !is_in_time) {
        return Ok(vec![decided]);
    }
    let round = played(state, number, player)?;
    let text = late.judged(state, round, is_in_time);
    let judged = Event::SlipJudged {
        slip: state.last_slip.next(),
        round: number,
        player,
        verdict: verdict(state, words, round, &text),
        text,
        replaces: before,
    };
    Ok(vec![decided, judged])
}
