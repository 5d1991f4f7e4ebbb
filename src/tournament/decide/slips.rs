//! Slips taken back, and the marking closed.

use crate::decide::guards::{Decided, markable, standing_slip, undisputed};
use crate::model::{Event, Refusal, RoundNumber, SlipNumber};
use crate::state::Tournament;

pub(super) fn withdraw_slip(state: &Tournament, id: SlipNumber) -> Decided {
    let (round, _) = standing_slip(state, id)?;
    Ok(vec![Event::SlipWithdrawn { round: round.number, slip: id }])
}

pub(super) fn lock_marking(state: &Tournament, number: RoundNumber) -> Decided {
    let round = markable(state, number)?;
    if round.is_locked {
        return Err(Refusal::AlreadyLocked(number));
    }
    undisputed(round)?;
    Ok(vec![Event::MarkingLocked { round: number }])
}
