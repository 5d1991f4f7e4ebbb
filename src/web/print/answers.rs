//! The sheets of paper: which there are, and how one is asked for.

use crate::print::{notices, poster, record, scores};
use crate::{
    frame::asked_desk::AskedDesk, frame::show, frame::show::SharedHall, print, print::sheet::Asked,
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
pub async fn list(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    show::of_desk(&hall, &request, &id, |view| Some(print::index::page(&view.state, &id, language)))
}

/// `GET /t/{id}/print/{sheet}`.
pub async fn sheet(
    hall: SharedHall,
    path: web::Path<(String, String)>,
    AskedDesk(desk): AskedDesk,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, name) = path.into_inner();
    let view = desk.view();
    let address = hall.addresses.current();
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
        "slips" => show::found(&hall, &request, Some(print::slips::sheet(&asked)).as_ref()),
        "scores" => show::found(&hall, &request, Some(scores::sheet(&asked)).as_ref()),
        "round" => show::found(&hall, &request, print::round::sheet(&asked, &view).as_ref()),
        "notices" => show::found(&hall, &request, notices::sheet(&asked).as_ref()),
        "record" => show::found(&hall, &request, Some(record::sheet(&asked)).as_ref()),
        "poster" => {
            show::found(&hall, &request, Some(poster::sheet(&asked, &view.screen)).as_ref())
        }
        _ => show::not_found(&hall, &request),
    }
}

/// `GET /t/{id}/notices`: the same sheet for those who help.
pub async fn runners(
    hall: SharedHall,
    id: web::Path<String>,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    show::of_hall(&hall, &request, &id, |view| {
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
