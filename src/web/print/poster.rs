//! What is printed before the game: the poster at the door, score sheets, slips.

use crate::parts::{QrView, player_name, qr};
use crate::{network::page::WifiView, network::page::wifi, print::asked::Asked};
use flavita_app::screen::shown::Screen;
use flavita_tournament::model::{Player, PlayerNumber, RoundNumber};
use serde::Serialize;

/// `GET /t/{id}/print/poster`: one large code for everybody who has a badge.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PosterSheet {
    /// The code of the page on which one signs in; nothing without a network.
    pub code: Option<QrView>,
    /// The same address by hand.
    pub by_hand: String,
    /// The Wi-Fi of the hall, where the arbiter has entered it.
    pub wifi: Option<WifiView>,
}

page!(PosterSheet, "print/poster.html");

/// The way in for phones.
pub fn sheet(asked: &Asked<'_>, screen: &Screen) -> PosterSheet {
    let place = asked.address.map(|address| format!("{address}/t/{}/join", asked.id));
    let by_hand = place.as_deref().unwrap_or_default();
    PosterSheet {
        by_hand: by_hand.split_once("://").map_or("", |(_, at)| at).to_owned(),
        code: place.as_deref().and_then(qr),
        wifi: screen.wifi.as_ref().map(wifi),
    }
}

/// `GET /t/{id}/print/scores`: two players a page.
#[derive(Debug, Clone, Default, Serialize)]
pub struct ScoresSheet {
    /// The numbers of the rounds.
    pub rounds: Vec<RoundNumber>,
    /// The players.
    pub players: Vec<PlayerScores>,
}

/// One player's scores.
#[derive(Debug, Clone, Serialize)]
pub struct PlayerScores {
    /// The player's number.
    pub number: PlayerNumber,
    /// The player's whole name.
    pub player: String,
}

page!(ScoresSheet, "print/scores.html");

/// A scores for every player.
pub fn scores(asked: &Asked<'_>) -> ScoresSheet {
    let scores =
        |player: &Player| PlayerScores { number: player.number, player: player.full_name() };
    ScoresSheet {
        rounds: (1..=asked.rounds()).map(RoundNumber).collect(),
        players: asked.players().map(scores).collect(),
    }
}

/// `GET /t/{id}/print/slips`: twelve slips a page, so arranged that the cut heaps are in order.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SlipsSheet {
    /// For how many rounds.
    pub rounds: u32,
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
/// A page holds up to [`A_PAGE`] players, each at the same places from page to page: cut the whole
/// heap, and every little heap is one player's game from the first round to the last. Few players
/// have several places each, with as many parts of the game.
pub fn slips(asked: &Asked<'_>) -> SlipsSheet {
    let (state, language) = (asked.state, asked.language);
    let players: Vec<&Player> = asked.players().collect();
    let slip = |player: &&Player, round: RoundNumber| PaperSlip {
        number: player.number,
        player: player_name(state, player.number),
        round: say!(language, "round-title", n = round),
    };
    let pages = |group: &[&Player]| -> Vec<Vec<PaperSlip>> {
        let rounds: Vec<u32> = (1..=asked.rounds()).collect();
        let pages = rounds.len().div_ceil(A_PAGE / group.len());
        let on_page = |page| rounds.iter().skip(page).step_by(pages).copied().map(RoundNumber);
        let slips = |round| group.iter().map(move |player| slip(player, round));
        (0..pages).map(|page| on_page(page).flat_map(slips).collect()).collect()
    };
    SlipsSheet {
        rounds: asked.rounds(),
        asks_time: state.profile.game_clock.is_some(),
        pages: players.chunks(A_PAGE).flat_map(pages).collect(),
    }
}
