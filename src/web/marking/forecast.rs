//! What may come after each of equal tops: for the arbiter, once the round is closed.

use crate::{frame::Answer, frame::AtDesk, frame::Fault, parts::percent, parts::shown_placement};
use actix_web::web::Path;
use flavita_contests::simulation::forecast::{Choice, Estimate, Forecast, forecasts, racks};
use flavita_contests::simulation::game::{Rules, Search};
use flavita_i18n::language::Language;
use flavita_tournament::{judging::choice::tops, model::PlacementText, model::RoundNumber};
use serde::Serialize;

/// `GET /t/{id}/rounds/{n}/forecast`.
#[derive(Serialize)]
pub struct ForecastPage {
    /// After which round.
    pub round: RoundNumber,
    /// Of how many racks it is made.
    pub racks: u32,
    /// The tops in the order in which they are chosen among.
    pub rows: Vec<ForecastRow>,
}

/// A top, and what may come after it.
#[derive(Serialize)]
pub struct ForecastRow {
    /// `ВЫБОРЫ О1`.
    pub placement: String,
    /// `41,20 ± 1,05`; empty where the game would be over.
    pub top: String,
    /// `12,50 ± 2,34`.
    pub whole: String,
}

page!(ForecastPage, "marking/forecast.html");

/// `GET /t/{id}/rounds/{n}/forecast`. What can be laid is not there before the round is closed.
pub(crate) async fn show(at: AtDesk, path: Path<(String, RoundNumber)>) -> Answer {
    let (view, number) = (at.view(), path.1);
    let page = at.work(move |app| {
        let (state, language, all) = (&view.state, app.language, view.placements(number)?);
        let round = state.round(number)?;
        let tops: Vec<_> = tops(all).iter().map(|top| top.placement.clone()).collect();
        let rules = Rules {
            edition: &state.edition,
            words: view.words(),
            profile: &state.profile,
            search: Search::Tops,
        };
        let choice = Choice {
            round: number,
            rack: round.rack.tiles(),
            board: &round.board,
            tournament: &state.seed.tournament,
        };
        let racks = racks(&state.profile.form, tops.len());
        let found = forecasts(rules, choice, &tops, racks);
        let row = |(top, found): (_, &Option<Forecast>)| {
            let text = PlacementText::of(&state.edition, top);
            let told = |of: fn(&Forecast) -> Estimate| {
                found.as_ref().map_or_else(String::new, |one| told(of(one), language))
            };
            ForecastRow {
                placement: shown_placement(&text),
                top: told(|one| one.top),
                whole: told(|one| one.whole),
            }
        };
        let rows = tops.iter().zip(&found).map(row).collect();
        Some(ForecastPage { round: number, racks, rows })
    });
    Ok(at.page(&page.await?.ok_or(Fault::Missing)?))
}

/// `41,20 ± 1,05`.
fn told(Estimate { mean, error }: Estimate, language: Language) -> String {
    format!("{}\u{a0}±\u{a0}{}", percent(language, mean), percent(language, error))
}
