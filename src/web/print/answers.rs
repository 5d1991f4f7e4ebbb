//! The sheets of paper: which there are, and how one is asked for.

use crate::print::{notices, poster, record, scores};
use crate::{
    frame::asked_desk::AskedDesk, frame::show, frame::show::SharedState, print, print::sheet::Asked,
};
use actix_web::{HttpRequest, HttpResponse, web};
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
pub async fn list(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    show::of_desk(&app, &request, &id, |view| Some(print::index::page(&view.state, &id, language)))
}

/// `GET /t/{id}/print/{sheet}`.
pub async fn sheet(
    app: SharedState,
    path: web::Path<(String, String)>,
    AskedDesk(desk): AskedDesk,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, name) = path.into_inner();
    let view = desk.view();
    let address = app.addresses.current();
    let asked = Asked {
        state: &view.state,
        id: &id,
        address: address.as_deref(),
        round: wanted.round,
        rounds: wanted.rounds,
        is_helpers: false,
        language: show::language(&request),
    };
    match name.as_str() {
        "slips" => show::found(&app, &request, Some(print::slips::sheet(&asked)).as_ref()),
        "scores" => show::found(&app, &request, Some(scores::sheet(&asked)).as_ref()),
        "round" => show::found(&app, &request, print::round::sheet(&asked, &view).as_ref()),
        "notices" => show::found(&app, &request, notices::sheet(&asked).as_ref()),
        "record" => show::found(&app, &request, Some(record::sheet(&asked)).as_ref()),
        "poster" => show::found(&app, &request, Some(poster::sheet(&asked, &view.screen)).as_ref()),
        _ => show::not_found(&app, &request),
    }
}

/// `GET /t/{id}/notices`: the same sheet for those who help.
pub async fn runners(
    app: SharedState,
    id: web::Path<String>,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    show::of_hall(&app, &request, &id, |view| {
        notices::sheet(&Asked {
            state: &view.state,
            id: &id,
            address: None,
            round: wanted.round,
            rounds: None,
            is_helpers: true,
            language,
        })
    })
}
