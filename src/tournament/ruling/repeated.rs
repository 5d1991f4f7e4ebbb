//! Zeros that a notice would have prevented, where the rules replace them by a mean.
//!
//! The program cannot know when a player was told of a fault. It proposes what he cannot have
//! known in time: the same fault in the next round that he played. The arbiter decides.

use crate::model::{PlayerNumber, Reason, Round, RoundNumber, Slip};
use crate::{profile::ranking::Substitute, state::Tournament, state::mean};

/// A zero for the same fault as the zero before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RepeatedZero {
    /// Whose.
    pub player: PlayerNumber,
    /// The round of the second zero.
    pub round: RoundNumber,
    /// The round of the first.
    pub before: RoundNumber,
    /// The mean that would stand in for the second.
    pub mean: i32,
}

/// The zeros for which a mean may be granted and is not yet, round by round; none where the rules
/// have no such mean.
pub fn repeated_zeros(state: &Tournament) -> Vec<RepeatedZero> {
    if state.profile.absence.repeated_zero != Substitute::Mean {
        return Vec::new();
    }
    let rounds: Vec<&Round> = state.rounds.iter().filter(|r| r.may_be_marked()).collect();
    let repeated = rounds.iter().enumerate().flat_map(|(at, round)| {
        let players = state.players_in(round.number).map(|player| player.number);
        let earlier = &rounds[..at];
        players.filter_map(|player| repeated_zero(state, earlier, round, player))
    });
    repeated.collect()
}

fn repeated_zero(
    state: &Tournament,
    earlier: &[&Round],
    round: &Round,
    player: PlayerNumber,
) -> Option<RepeatedZero> {
    let slip = zero(round, player)?;
    let plays = |before: &&&Round| before.slip_of(player).is_some();
    let before = earlier.iter().rev().find(plays)?;
    let first = zero(before, player)?;
    let is_open = !state.is_annulled(round.number) && state.mean_of(round, player).is_none();
    let reasons = &slip.verdict.reasons;
    let is_same =
        |fault: &Reason| reasons.contains(fault) || reasons.iter().any(|r| alike(r, fault));
    let mean = mean::of_the_others(state, round, slip);
    (is_open && mean > 0 && first.verdict.reasons.iter().any(is_same)).then_some(RepeatedZero {
        player,
        round: round.number,
        before: before.number,
        mean,
    })
}

fn zero(round: &Round, player: PlayerNumber) -> Option<&Slip> {
    let slip = round.slip_of(player)?;
    let is_missing = slip.verdict.reasons.contains(&Reason::NoSlip);
    (slip.verdict.points == 0 && !is_missing).then_some(slip)
}

/// Whether two faults are of one kind in the way a slip is written, whatever stands on it.
fn alike(one: &Reason, other: &Reason) -> bool {
    matches!(
        (one, other),
        (Reason::UnreadableCoordinates { .. }, Reason::UnreadableCoordinates { .. })
            | (Reason::UnknownLetter { .. }, Reason::UnknownLetter { .. })
            | (Reason::BlankUnmarked { .. }, Reason::BlankUnmarked { .. })
            | (Reason::ClaimTooHigh { .. }, Reason::ClaimTooHigh { .. })
    )
}
