//! Slips that telephones sent too late, for the arbiter to decide: what stands on them nobody sees
//! before.

use crate::{marking::conflicts::LateCard, parts::names::player_name};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::{
    model::ids::PlayerNumber, model::round::Round, model::slip::LateSlip,
    state::tournament::Tournament,
};

/// Every late slip without a decision, the oldest round first; where `has_keys`, the arrows work on
/// the first of them.
pub fn cards(state: &Tournament, has_keys: bool, language: Language) -> Vec<LateCard> {
    let rounds = state.rounds.iter().filter(|round| !round.is_locked);
    let late =
        rounds.flat_map(|round| round.late.iter().map(move |(player, slip)| (round, player, slip)));
    let card = |(n, (round, player, slip)): (usize, (&Round, &PlayerNumber, &LateSlip))| LateCard {
        round: round.number,
        player: *player,
        title: came_late(state, *player, slip.late_ms, language),
        has_keys: has_keys && n == 0,
    };
    late.enumerate().map(card).collect()
}

/// How late the slip of a telephone came; nobody knows after a restart.
pub fn came_late(
    state: &Tournament,
    player: PlayerNumber,
    late_ms: Option<u64>,
    language: Language,
) -> String {
    let name = player_name(state, player);
    let who = [("number", player.into()), ("name", name.into())];
    match late_ms {
        Some(late_ms) => {
            let seconds = i64::try_from(late_ms.div_ceil(1000)).unwrap_or(i64::MAX);
            let [number, name] = who;
            say(language, "late-title", &[number, name, ("n", seconds.into())])
        }
        None => say(language, "late-title-unknown", &who),
    }
}
