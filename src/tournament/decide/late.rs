//! Slips of telephones that came after the grace: kept unread until the arbiter says whether they
//! count as in time. One that counts as late is judged as late by the rules.
//!
//! A slip's time is when the desk took it, also where it came through a gate: clocks of other
//! machines are not believed.

use crate::decide::guards::{Decided, played};
use crate::model::{Event, Phase, PlayerNumber, Refusal, RoundNumber};
use crate::{judging::judge::verdict, state::Tournament};
use flavita_lexicon::graph::Graph;

/// The arbiter says whether a late slip counts as in time. Where the top is out it is judged at
/// once; one that counts as late gives way to whatever else is recorded for its player.
///
/// # Errors
/// When there is no such slip, or the marking of its round is closed.
pub(super) fn settle(
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
