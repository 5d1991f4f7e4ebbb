//! Solos: the only player with the best score of a round.
//!
//! A top is a slip with the top's points after claims and prices. Who is alone with the best score
//! is seen before them, so that a fine for a forgotten sign takes no solo away.

use crate::{model::PlayerNumber, model::Round, state::Tournament};

/// The least number of players in a round for which a solo is spoken of.
const LEAST_PLAYERS_FOR_A_SOLO: usize = 2;

/// The only best score of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solo {
    /// Whose it is.
    pub player: PlayerNumber,
    /// What it brings by the rules, before any cap.
    pub points: i32,
}

/// The only player with the best score of a round, where the rules show it; only a score above
/// zero is one.
///
/// Scores are compared before prices are taken off them (FISF 3.5: "the best raw score").
pub fn solo(state: &Tournament, round: &Round) -> Option<Solo> {
    let raw = |player: PlayerNumber| {
        let slip = round.slip_of(player);
        slip.map_or(0, |slip| slip.verdict.raw_points())
    };
    let scores = state.players_in(round.number).map(|player| (raw(player.number), player.number));
    let scores: Vec<(i32, PlayerNumber)> = scores.collect();
    let (best, player) = *scores.iter().max()?;
    let is_alone = scores.iter().filter(|(points, _)| *points == best).count() == 1;
    let is_one = is_alone && best > 0 && scores.len() >= LEAST_PLAYERS_FOR_A_SOLO;
    let is_shown = state.profile.solo.shown && !state.is_annulled(round.number);
    (is_shown && is_one).then(|| Solo { player, points: worth(state, round, best, scores.len()) })
}

fn worth(state: &Tournament, round: &Round, best: i32, players: usize) -> i32 {
    let rules = state.profile.solo;
    let top = round.tops.as_ref().map(|tops| tops.points);
    if players < usize::try_from(rules.least_players).unwrap_or(usize::MAX) {
        0
    } else if top.is_some_and(|top| best >= top) {
        rules.top
    } else {
        rules.below_top
    }
}
