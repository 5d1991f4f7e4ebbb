//! The mean that stands in for a zero.

use crate::{model::Round, model::Slip, model::mean, state::tournament::Tournament};

/// The mean points of the other players of a round whose slips the same person recorded, rounded
/// half up; 0 where there are none (FISF: "la moyenne des scores des joueurs de cet arbitre").
pub(crate) fn of_the_others(state: &Tournament, round: &Round, slip: &Slip) -> i32 {
    let others = state.players_in(round.number).filter_map(|player| {
        let other = round.slip_of(player.number)?;
        let is_one = other.player != slip.player && other.recorded_by == slip.recorded_by;
        is_one.then_some(i64::from(other.verdict.points))
    });
    i32::try_from(mean(others)).expect("a mean lies between the points")
}
