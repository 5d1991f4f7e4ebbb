//! Empty slips, imposed so that heaps which are cut together are in order.

use crate::{parts::names::player_name, print::sheet::Asked};
use flavita_tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita_tournament::model::player::Player;
use serde::Serialize;

/// `GET /t/{id}/print/slips`: twelve slips a page, so arranged that the cut heaps are in order.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SlipsSheet {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// For how many rounds.
    pub rounds: u32,
    /// How many sheets of paper that is, in words.
    pub papers: String,
    /// Whether slips ask for the points that the player counted.
    pub asks_points: bool,
    /// Whether slips ask for the thinking time.
    pub asks_time: bool,
    /// The pages.
    pub pages: Vec<Vec<PaperSlip>>,
}

/// An empty slip.
#[derive(Debug, Clone, Serialize)]
pub struct PaperSlip {
    /// The player's number.
    pub number: PlayerNumber,
    /// The player's short name.
    pub player: String,
    /// `Ход 7`.
    pub round: String,
}

page!(SlipsSheet, "print/slips.html");

/// Slips on a page: two columns of six.
pub const A_PAGE: usize = 12;

/// The slips of all players.
///
/// A page holds one round of up to [`A_PAGE`] players, and each player keeps his place from page
/// to page: cut the whole heap, and every little heap is one player's game from the first round to
/// the last.
pub fn sheet(asked: &Asked<'_>) -> SlipsSheet {
    let (state, language) = (asked.state, asked.language);
    let players: Vec<&Player> = asked.players().collect();
    let slip = |player: &&Player, round: RoundNumber| PaperSlip {
        number: player.number,
        player: player_name(state, player.number),
        round: say!(language, "round-title", n = round),
    };
    let page = |group: &[&Player], round: RoundNumber| -> Vec<PaperSlip> {
        group.iter().map(|player| slip(player, round)).collect()
    };
    let groups = players.chunks(A_PAGE);
    let pages = groups
        .flat_map(|group| (1..=asked.rounds()).map(move |round| page(group, RoundNumber(round))));
    let pages: Vec<Vec<PaperSlip>> = pages.collect();
    SlipsSheet {
        tournament: asked.id.to_owned(),
        name: state.name.clone(),
        rounds: asked.rounds(),
        papers: say!(language, "print-papers", n = pages.len()),
        asks_points: state.profile.asks_for_claims(),
        asks_time: state.profile.game_clock.is_some(),
        pages,
    }
}
