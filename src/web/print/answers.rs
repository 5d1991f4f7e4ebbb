//! The sheets of paper: which there are, and how one is asked for.

use crate::frame::visit::{Answer, AtDesk, Fault};
use crate::print::{notices, poster, record, scores};
use crate::{print, print::sheet::Asked};
use actix_web::{HttpResponse, web::Query};
use flavita_tournament::model::ids::RoundNumber;
use serde::Deserialize;

/// What may be said of a sheet in its address.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    /// The round of a sheet that is about one.
    round: Option<RoundNumber>,
    /// For how many rounds paper is wanted.
    rounds: Option<u32>,
}

/// `GET /t/{id}/print`.
pub async fn list(at: AtDesk) -> HttpResponse {
    at.page(&print::index::page(&at.view().state, &at.id, at.language))
}

/// `GET /t/{id}/print/{sheet}`.
pub async fn sheet(at: AtDesk, wanted: Query<Wanted>) -> Answer {
    let view = at.view();
    let address = at.app.addresses.current();
    let asked = Asked {
        state: &view.state,
        id: &at.id,
        address: address.as_deref(),
        round: wanted.round,
        rounds: wanted.rounds,
        is_helpers: false,
        language: at.language,
    };
    Ok(match at.part("sheet") {
        "slips" => at.page(&print::slips::sheet(&asked)),
        "scores" => at.page(&scores::sheet(&asked)),
        "round" => at.page(&print::round::sheet(&asked, &view).ok_or(Fault::Missing)?),
        "notices" => at.page(&notices::sheet(&asked).ok_or(Fault::Missing)?),
        "record" => at.page(&record::sheet(&asked)),
        "poster" => at.page(&poster::sheet(&asked, &view.screen)),
        _ => return Err(Fault::Missing),
    })
}

/// `GET /t/{id}/notices`: the same sheet for those who help.
pub async fn runners(at: AtDesk, wanted: Query<Wanted>) -> Answer {
    let sheet = notices::sheet(&Asked {
        state: &at.public_view().state,
        id: &at.id,
        address: None,
        round: wanted.round,
        rounds: None,
        is_helpers: true,
        language: at.language,
    });
    Ok(at.page(&sheet.ok_or(Fault::Missing)?))
}
