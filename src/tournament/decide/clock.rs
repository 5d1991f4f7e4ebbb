//! Commands about the clock of a round.

use crate::model::{Event, Phase, Refusal};
use crate::{decide::guards::Decided, decide::guards::in_phase, state::Tournament};

pub(super) fn resume(state: &Tournament) -> Decided {
    let round = in_phase(state, Phase::Thinking)?;
    if round.clock.is_running {
        return Err(Refusal::ClockRuns);
    }
    Ok(vec![Event::ClockResumed { round: round.number }])
}

pub(super) fn close(state: &Tournament, remaining_ms: u64) -> Decided {
    let round = in_phase(state, Phase::Thinking)?;
    let length_ms = round.clock.granted_ms.saturating_sub(remaining_ms);
    Ok(vec![Event::RoundClosed { round: round.number, length_ms }])
}

pub(super) fn extend(state: &Tournament, left_ms: u64, by_ms: u64) -> Decided {
    let round = in_phase(state, Phase::Thinking)?.number;
    let remaining_ms = left_ms.saturating_add(by_ms);
    Ok(vec![Event::ClockExtended { round, remaining_ms, by_ms }])
}

/// Opens the drawn round. Those before it stay open for marking until they are complete or the
/// arbiter closes them.
pub(super) fn open(state: &Tournament) -> Decided {
    let round = in_phase(state, Phase::Drawn)?;
    Ok(vec![Event::RoundOpened {
        round: round.number,
        length_ms: u64::from(state.profile.round.seconds) * 1000,
    }])
}
