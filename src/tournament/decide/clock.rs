//! Commands about the clock of a round.

use crate::model::{Event, Phase, PlayerNumber, Refusal};
use crate::{decide::guards::Decided, state::Tournament};

pub(super) fn resume(state: &Tournament) -> Decided {
    let round = state.in_phase(Phase::Thinking)?;
    if round.clock.is_running {
        return Err(Refusal::ClockRuns);
    }
    Ok(vec![Event::ClockResumed { round: round.number }])
}

pub(super) fn close(state: &Tournament, remaining_ms: u64) -> Decided {
    let round = state.in_phase(Phase::Thinking)?;
    let length_ms = round.clock.granted_ms.saturating_sub(remaining_ms);
    Ok(vec![Event::RoundClosed { round: round.number, length_ms }])
}

pub(super) fn extend(state: &Tournament, left_ms: u64, by_ms: u64) -> Decided {
    let round = state.in_phase(Phase::Thinking)?.number;
    let remaining_ms = left_ms.saturating_add(by_ms);
    Ok(vec![Event::ClockExtended { round, remaining_ms, by_ms }])
}

/// Opens the drawn round. Those before it stay open for marking until they are complete or the
/// arbiter closes them.
pub(super) fn open(state: &Tournament) -> Decided {
    let round = state.in_phase(Phase::Drawn)?;
    Ok(vec![Event::RoundOpened {
        round: round.number,
        length_ms: u64::from(state.profile.round.seconds) * 1000,
    }])
}

// Who presses a player's number notes that his slip is in, and may take that back while the round
// runs.

/// Notes that a slip is in.
///
/// # Errors
/// When nobody thinks, the player does not play in the round, or his slip is in already.
pub(super) fn hand_in(state: &Tournament, player: PlayerNumber, used_ms: u64) -> Decided {
    let round = state.in_phase(Phase::Thinking)?;
    state.check_player(round.number, player)?;
    if round.handed_in.contains_key(&player) {
        return Err(Refusal::AlreadyHandedIn(player));
    }
    Ok(vec![Event::SlipHandedIn { round: round.number, player, used_ms }])
}

/// Takes back that a slip is in: its player thinks on. What his telephone sent is no press.
///
/// # Errors
/// When nobody thinks, or nobody pressed the player's number.
pub(super) fn take_back_hand_in(state: &Tournament, player: PlayerNumber) -> Decided {
    let round = state.in_phase(Phase::Thinking)?;
    if !round.is_pressed(player) {
        return Err(Refusal::NotPressed(player));
    }
    let round = round.number;
    Ok(vec![Event::HandInTakenBack { round, player }])
}
