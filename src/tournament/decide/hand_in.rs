//! Who presses a player's number notes that his slip is in, and may take that back while the round
//! runs.

use crate::decide::guards::{Decided, check_player, in_phase};
use crate::model::{Event, Phase, PlayerNumber, Refusal};
use crate::state::Tournament;

/// Notes that a slip is in.
///
/// # Errors
/// When nobody thinks, the player does not play in the round, or his slip is in already.
pub(super) fn note(state: &Tournament, player: PlayerNumber, used_ms: u64) -> Decided {
    let round = in_phase(state, Phase::Thinking)?;
    check_player(state, round.number, player)?;
    if round.handed_in.contains_key(&player) {
        return Err(Refusal::AlreadyHandedIn(player));
    }
    Ok(vec![Event::SlipHandedIn { round: round.number, player, used_ms }])
}

/// Takes back that a slip is in: its player thinks on. What his telephone sent is no press.
///
/// # Errors
/// When nobody thinks, or nobody pressed the player's number.
pub(super) fn take_back(state: &Tournament, player: PlayerNumber) -> Decided {
    let round = in_phase(state, Phase::Thinking)?;
    if !round.is_pressed(player) {
        return Err(Refusal::NotPressed(player));
    }
    let round = round.number;
    Ok(vec![Event::HandInTakenBack { round, player }])
}
