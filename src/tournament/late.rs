//! Slips of telephones that came after the grace: kept unread until the arbiter says whether they
//! count as in time. One that counts as late is judged as late by the rules.

use crate::decide::{check_player, markable, verdict};
use crate::event::{Event, Stamp};
use crate::referee::Referee;
use crate::refusal::Refusal;
use crate::round::{Phase, Round, SentSlip, SlipText};
use crate::state::Tournament;

/// A slip that came too late, until the arbiter has decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateSlip {
    /// What stands on it.
    pub text: SlipText,
    /// How long after the end of the round it came, in milliseconds; `None` where nobody knows
    /// when that was.
    pub late_ms: Option<u64>,
    /// When it came: milliseconds since 1970 (UTC), a label only.
    pub at_ms: i64,
}

impl LateSlip {
    /// What is judged: as it stands where the slip counts as in time, else with a time that the
    /// rules call late.
    fn judged(&self, state: &Tournament, round: &Round, is_in_time: bool) -> SlipText {
        let rules_ms = u64::from(state.profile.late.grace) * 1000;
        let over = self.late_ms.unwrap_or(rules_ms.saturating_add(1)).max(1);
        let used_ms = round.clock.granted_ms.saturating_add(over);
        SlipText {
            used_ms: if is_in_time {
                self.text.used_ms
            } else {
                Some(used_ms)
            },
            ..self.text.clone()
        }
    }
}

impl Tournament {
    /// Takes a late slip, or what the arbiter said of it; `None` and unchanged where it does not
    /// fit.
    pub(super) fn take_late(&mut self, event: &Event, stamp: &Stamp) -> Option<()> {
        if let Event::SlipCameLate {
            round,
            player,
            text,
            late_ms,
        } = event
        {
            check_player(self, *round, *player).ok()?;
            let round = self.round_mut(*round)?;
            (round.phase == Phase::Closed).then_some(())?;
            let late = LateSlip {
                text: text.clone(),
                late_ms: *late_ms,
                at_ms: stamp.at_ms,
            };
            round.late.insert(*player, late);
        } else if let Event::LateSlipDecided {
            round,
            player,
            is_in_time,
        } = event
        {
            let late = self.round(*round)?.late.get(player)?;
            let text = late.judged(self, self.round(*round)?, *is_in_time);
            let at_ms = late.at_ms;
            let round = self.round_mut(*round)?;
            round.late.remove(player);
            // What came in time stands before what did not.
            if *is_in_time || !round.sent.contains_key(player) {
                round.sent.insert(*player, SentSlip { text, at_ms });
            }
        } else {
            return None;
        }
        Some(())
    }
}

/// The arbiter says whether a late slip counts as in time. Where the top is out it is judged at
/// once; one that counts as late gives way to whatever else is recorded for its player.
///
/// # Errors
/// When there is no such slip, or the marking of its round is closed.
pub(super) fn settle(
    state: &Tournament,
    referee: Referee<'_>,
    (number, player): (u32, u32),
    is_in_time: bool,
) -> Result<Vec<Event>, Refusal> {
    let round = state.round(number).ok_or(Refusal::UnknownRound(number))?;
    let late = round.late.get(&player);
    let late = late.ok_or(Refusal::NoLateSlip(player))?;
    let decided = Event::LateSlipDecided {
        round: number,
        player,
        is_in_time,
    };
    let before = round.slip_of(player).map(|slip| slip.id);
    if round.phase == Phase::Closed || (before.is_some() && !is_in_time) {
        return Ok(vec![decided]);
    }
    let round = markable(state, number)?;
    check_player(state, number, player)?;
    let text = late.judged(state, round, is_in_time);
    let judged = Event::SlipJudged {
        slip: state.last_slip.saturating_add(1),
        round: number,
        player,
        verdict: verdict(state, referee, round, &text),
        text,
        replaces: before,
    };
    Ok(vec![decided, judged])
}
