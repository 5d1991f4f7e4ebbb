//! Slips taken back and appealed against, the marking closed, and slips that players send themselves:
//! kept unread while they think, judged with the top.
//!
//! They lie in the round (`Round::sent`) until the top is announced; the same step judges all of
//! them, so that none is left behind.

use crate::decide::guards::{Decided, Deciding, undisputed};
use crate::judging::judge::{judge, verdict};
use crate::model::{Appeal, Event, Phase, PlayerNumber, Refusal, Round, RoundNumber, SlipNumber};
use crate::{judging::case::Case, model::SlipText, state::Tournament};

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
    let round = state.known_round(number)?;
    state.check_player(number, player)?;
    let is_closed = round.phase == Phase::Closed;
    let late_ms = if is_closed { late_ms } else { Some(0) };
    let grace_ms = state.profile.late.phones_ms();
    let in_time = late_ms.filter(|late_ms| round.takes_sent(*late_ms, grace_ms));
    let Some(late_ms) = in_time else { return too_late(round, player, text, late_ms) };
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

fn top_of(event: &Event) -> Option<i32> {
    if let Event::TopRevealed { tops, .. } = event { Some(tops.points) } else { None }
}

// Slips of telephones that came after the grace: kept unread until the arbiter says whether they
// count as in time. One that counts as late is judged as late by the rules.
//
// A slip's time is when the desk took it, also where it came through a gate: clocks of other
// machines are not believed.

impl Deciding<'_> {
    /// The events that announce a top, and after them the verdicts on all slips that were sent: one
    /// step, so that no slip is left behind.
    pub(super) fn with_sent(self, round: &Round, mut events: Vec<Event>) -> Vec<Event> {
        let top = events.iter().find_map(top_of);
        let plays = |player: &PlayerNumber| self.state.plays(*player, round.number);
        let case = Case { top, ..Case::of(self.state, self.words, round) };
        let sent = round.sent.iter().filter(|(player, _)| plays(player));
        for (slip, (player, sent)) in self.state.last_slip.next().to(SlipNumber::MAX).zip(sent) {
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

    /// The arbiter says whether a late slip counts as in time. Where the top is out it is judged at
    /// once; one that counts as late gives way to whatever else is recorded for its player.
    ///
    /// # Errors
    /// When there is no such slip, or the marking of its round is closed.
    pub(super) fn late(self, round: RoundNumber, by: PlayerNumber, is_in_time: bool) -> Decided {
        let Self { state, words } = self;
        let late = state.known_round(round)?;
        let slip = late.late.get(&by).ok_or(Refusal::NoLateSlip(by))?;
        let decided = Event::LateSlipDecided { round, player: by, is_in_time };
        let replaces = late.slip_of(by).map(|slip| slip.id);
        if late.phase == Phase::Closed || (replaces.is_some() && !is_in_time) {
            return Ok(vec![decided]);
        }
        let played = state.played(round, by)?;
        let text = slip.judged(state, played, is_in_time);
        let verdict = verdict(state, words, played, &text);
        let slip = state.last_slip.next();
        let judged = Event::SlipJudged { slip, round, player: by, verdict, text, replaces };
        Ok(vec![decided, judged])
    }
}

pub(super) fn withdraw_slip(state: &Tournament, id: SlipNumber) -> Decided {
    let (round, _) = state.standing_slip(id)?;
    Ok(vec![Event::SlipWithdrawn { round: round.number, slip: id }])
}

/// An appeal against the slip of a player comes so far; asked for again it is there.
pub(super) fn appeal(
    state: &Tournament,
    round: RoundNumber,
    player: PlayerNumber,
    appeal: Appeal,
) -> Decided {
    // What the arbiter is told of a round that runs is no answer to a player.
    let slip = state.played(round, player).ok().and_then(|round| round.slip_of(player));
    let slip = slip.ok_or(Refusal::NoAppeal)?.id;
    if state.appeal(slip) == Some(appeal) {
        return Ok(Vec::new());
    }
    if !state.may_appeal(slip, appeal) {
        return Err(Refusal::NoAppeal);
    }
    if appeal == Appeal::Asked && state.is_appealed_often(slip) {
        return Err(Refusal::AppealedOften);
    }
    Ok(vec![Event::SlipAppealed { round, player, appeal }])
}

pub(super) fn lock_marking(state: &Tournament, number: RoundNumber) -> Decided {
    let round = state.markable(number)?;
    if round.is_locked {
        return Err(Refusal::AlreadyLocked(number));
    }
    undisputed(round)?;
    Ok(vec![Event::MarkingLocked { round: number }])
}
