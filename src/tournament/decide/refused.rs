//! A drawn rack that the arbiter refuses before the clock starts: a tile fell, a rude word shows.
//!
//! It goes back whole, and the attempts for its round go on where they were, so that the seed
//! proves the racks behind it as it proves those behind a rack that the rules reject.

use crate::decide::guards::{Checked, Decided};
use crate::model::{Event, Phase, Refusal, Rejection};
use crate::{model::text::short_reason, state::Tournament};

/// Has the drawn rack go back, for a reason.
///
/// # Errors
/// Where all halls must have the same racks, no rack waits for its clock, or no reason is given.
pub fn refuse(state: &Tournament, because: &str) -> Decided {
    is_ours(state)?;
    gone(state, because)
}

/// Whether the last rack is one that the arbiter here may refuse now.
pub fn may_refuse(state: &Tournament) -> bool {
    let last = state.last_round();
    let is_drawn = last.is_some_and(|round| round.phase == Phase::Drawn);
    is_drawn && state.ended.is_none() && is_ours(state).is_ok()
}

/// Refuses racks that all halls must have alike.
fn is_ours(state: &Tournament) -> Checked {
    if let Some(relayed) = &state.relayed {
        return Err(Refusal::RackElsewhere(relayed.from.clone()));
    }
    let is_prepared = state.prepared_game().is_some();
    (!is_prepared).then_some(()).ok_or(Refusal::RackPrepared)
}

/// Follows another hall, whose arbiter has refused the rack.
///
/// # Errors
/// When no other hall draws for this one, or no reason is given.
pub fn refuse_relayed(state: &Tournament, because: &str) -> Decided {
    if state.relayed.is_none() {
        return Err(Refusal::DrawnHere);
    }
    gone(state, because)
}

fn gone(state: &Tournament, because: &str) -> Decided {
    let round = state.in_phase(Phase::Drawn).map_err(too_late)?;
    let reason = short_reason(because)?;
    Ok(vec![Event::RackRejected {
        round: round.number,
        rack: round.rack_text.clone(),
        origin: round.origin.clone(),
        because: Rejection::Refused { reason },
    }])
}

fn too_late(refusal: Refusal) -> Refusal {
    if matches!(refusal, Refusal::WrongPhase { .. }) { Refusal::ClockStarted } else { refusal }
}
