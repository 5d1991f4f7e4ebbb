//! Slips taken back and appealed against, and the marking closed.

use crate::decide::guards::{Decided, markable, played, standing_slip, undisputed};
use crate::model::{Appeal, Event, PlayerNumber, Refusal, RoundNumber, SlipNumber};
use crate::state::Tournament;

pub(super) fn withdraw_slip(state: &Tournament, id: SlipNumber) -> Decided {
    let (round, _) = standing_slip(state, id)?;
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
    let slip = played(state, round, player).ok().and_then(|round| round.slip_of(player));
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
    let round = markable(state, number)?;
    if round.is_locked {
        return Err(Refusal::AlreadyLocked(number));
    }
    undisputed(round)?;
    Ok(vec![Event::MarkingLocked { round: number }])
}
