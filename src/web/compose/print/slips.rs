//! Empty slips, imposed so that heaps which are cut together are in order.

use crate::pages::print::slips::{PaperSlip, SlipsSheet};
use crate::{compose::names::player_name, compose::print::sheet::Asked};
use flavita_i18n::catalogue::say;
use flavita_tournament::model::player::Player;

/// Slips on a page: two columns of six.
pub const A_PAGE: usize = 12;

/// The slips of all players.
///
/// A page holds one round of up to [`A_PAGE`] players, and each player keeps his place from page
/// to page: cut the whole heap, and every little heap is one player's game from the first round to
/// the last.
pub fn sheet(asked: &Asked<'_>) -> SlipsSheet {
    let (state, language) = (&asked.view.state, asked.language);
    let players: Vec<&Player> = asked.players().collect();
    let slip = |player: &&Player, round: u32| PaperSlip {
        number: player.number,
        player: player_name(state, player.number),
        round: say(language, "round-title", &[("n", round.into())]),
    };
    let page = |group: &[&Player], round: u32| -> Vec<PaperSlip> {
        group.iter().map(|player| slip(player, round)).collect()
    };
    let groups = players.chunks(A_PAGE);
    let pages = groups.flat_map(|group| (1..=asked.rounds()).map(move |round| page(group, round)));
    let pages: Vec<Vec<PaperSlip>> = pages.collect();
    SlipsSheet {
        tournament: asked.id.to_owned(),
        name: state.name.clone(),
        rounds: asked.rounds(),
        papers: say(language, "print-papers", &[("n", pages.len().into())]),
        asks_points: state.profile.asks_for_claims(),
        asks_time: state.profile.game_clock.is_some(),
        pages,
    }
}
