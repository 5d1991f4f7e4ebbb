//! The tables of a tournament as files.

use crate::frame::attachment::{Wanted, attachment};
use crate::{frame::asked_desk::AskedDesk, frame::show, frame::show::SharedState};
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_report::standings_csv::standings_csv_of;
use flavita_tournament::state::tournament::Tournament;

/// `GET /t/{id}/standings.csv` and `teams.csv`, of what everybody may see.
pub async fn hall_csv(
    app: SharedState,
    path: web::Path<(String, String)>,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, what) = path.into_inner();
    match app.folder.desk(&id) {
        Err(fault) => show::folder_fault(&app, &request, &fault),
        Ok(desk) => {
            let state = &desk.public_view().state;
            table(&app, &request, (&id, &what), &wanted, state)
        }
    }
}

/// `GET /t/{id}/{what}.csv`.
pub async fn csv(
    app: SharedState,
    path: web::Path<(String, String)>,
    AskedDesk(desk): AskedDesk,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, what) = path.into_inner();
    table(&app, &request, (&id, &what), &wanted, &desk.view().state)
}

fn table(
    app: &SharedState,
    request: &HttpRequest,
    (id, what): (&str, &str),
    wanted: &Wanted,
    state: &Tournament,
) -> HttpResponse {
    let (profile, language) = (wanted.profile(), show::language(request));
    let filter = wanted.part.filter();
    let mut tables = flavita_report::ALL.iter().chain(flavita_report::MORE);
    let bytes = if what == "standings" && !filter.is_open() {
        standings_csv_of(state, &filter, profile, language)
    } else if let Some((_, export)) = tables.find(|(name, _)| *name == what) {
        export(state, profile, language)
    } else {
        return show::not_found(app, request);
    };
    attachment(&format!("{id}-{what}"), bytes)
}
