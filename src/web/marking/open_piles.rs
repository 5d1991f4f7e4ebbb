//! Whose slips are still out, round by round: what a runner goes through the hall with.

use crate::{frame::AtDesk, marking::blocks::Marked, marking::region::MissingPlayer};
use actix_web::HttpResponse;
use flavita_i18n::language::Language;
use flavita_tournament::{model::Round, state::Tournament};
use serde::Serialize;

/// `GET /t/{id}/piles`: every round with slips still to be entered, the oldest first.
#[derive(Serialize)]
pub struct OpenPilesPage {
    /// The rounds; none where every slip is in.
    pub piles: Vec<OpenPile>,
}

page!(OpenPilesPage, "marking/open_piles.html");

/// A round with slips still out.
#[derive(Serialize)]
pub struct OpenPile {
    /// `Ход 6`.
    pub title: String,
    /// Whose they are, block by block.
    pub missing: Vec<MissingPlayer>,
}

/// The rounds whose tops are known and whose slips are not all in.
fn piles(state: &Tournament, language: Language) -> Vec<OpenPile> {
    let pile = |round: &Round| {
        let missing = Marked { state, round, helper: None, language }.missing();
        let title = say!(language, "round-title", n = round.number);
        (!missing.is_empty()).then_some(OpenPile { title, missing })
    };
    state.rounds.iter().filter(|round| round.may_be_marked()).filter_map(pile).collect()
}

/// `GET /t/{id}/piles`.
pub async fn show(at: AtDesk) -> HttpResponse {
    at.page(&OpenPilesPage { piles: piles(&at.public_view().state, at.language) })
}
