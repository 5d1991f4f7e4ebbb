//! The live log for a second computer that holds the key: what there is, every event behind a
//! number, and the words.

use crate::{frame::show, frame::show::SharedState, http::run_blocking::run_blocking};
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::{follow::beside::Beside, follow::key::FollowKey};
use flavita_report::events_jsonl::events_jsonl;
use flavita_store::{event::StoredEvent, event_log::EventLog};
use flavita_tournament::state::tournament::Tournament;
use serde::{Deserialize, Serialize};

/// The header that carries the code of a request.
pub const CODE: &str = "x-flavita-code";
/// The most events of one answer.
const MOST: usize = 5_000;

/// A tournament that can be followed.
#[derive(Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct FeedEntry {
    /// Its name in addresses.
    pub id: String,
    /// What names it in its seed.
    pub tournament: String,
    /// The secret of its draw, masked; `None` where it is published or is not here.
    pub secret: Option<String>,
    /// The checksum of its words.
    pub words: String,
    /// The mark of what lies beside it ([`Beside::mark`]).
    #[serde(default)]
    pub beside: String,
}

/// From which event on.
#[derive(Debug, Deserialize)]
pub struct From {
    from: i64,
}

/// `GET /feed`: the tournaments under way.
pub async fn list(app: SharedState, request: HttpRequest) -> HttpResponse {
    let Some(key) = key_of(&app, &request) else {
        return show::not_found(&app, &request);
    };
    let entries = app.folder.unfinished();
    let entries: Vec<FeedEntry> = entries
        .into_iter()
        .map(|(id, view)| {
            let beside = Beside::of(&app.folder.file(&id)).mark();
            entry((id, beside), &view.state, key)
        })
        .collect();
    HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(entries)
}

fn entry((id, beside): (String, String), state: &Tournament, key: &FollowKey) -> FeedEntry {
    let seed = state.drawing_seed().filter(|_| state.keeps_a_secret());
    FeedEntry {
        id,
        tournament: state.seed.tournament.clone(),
        secret: seed.and_then(|seed| key.mask(&seed.tournament, &seed.secret)),
        words: state.dictionary.checksum.clone(),
        beside,
    }
}

/// `GET /feed/{id}?from=N`: the events behind number N, a line each; of a game that is over, too.
pub async fn events(
    app: SharedState,
    id: web::Path<String>,
    from: web::Query<From>,
    request: HttpRequest,
) -> HttpResponse {
    if key_of(&app, &request).is_none() {
        return show::not_found(&app, &request);
    }
    // A name that is known is no path to somewhere else.
    let view = match app.folder.desk(&id) {
        Ok(desk) => desk.view(),
        Err(fault) => return show::folder_fault(&app, &request, &fault),
    };
    let from = from.from.max(0);
    if view.head.seq <= from {
        return lines(&[]);
    }
    let file = app.folder.file(&id);
    match run_blocking(move || EventLog::open_read_only(file)?.after(from)).await {
        Ok(Ok(mut events)) => {
            events.truncate(MOST);
            lines(&events)
        }
        Ok(Err(error)) => {
            tracing::error!(%error, "the log cannot be followed");
            HttpResponse::ServiceUnavailable().finish()
        }
        Err(stopping) => stopping,
    }
}

fn lines(events: &[StoredEvent]) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("application/jsonl")
        .body(events_jsonl(events))
}

/// `GET /feed/{id}/words`: the compiled list with which a tournament is played.
pub async fn words(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    if key_of(&app, &request).is_none() {
        return show::not_found(&app, &request);
    }
    let read_for = app.clone();
    match run_blocking(move || read_for.folder.words(&id)).await {
        Ok(Ok(words)) => HttpResponse::Ok().content_type("application/octet-stream").body(words),
        Ok(Err(fault)) => show::folder_fault(&app, &request, &fault),
        Err(stopping) => stopping,
    }
}

/// `GET /feed/{id}/beside`: what lies beside the tournament's file.
pub async fn beside(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    if key_of(&app, &request).is_none() {
        return show::not_found(&app, &request);
    }
    match app.folder.desk(&id) {
        Ok(_known) => HttpResponse::Ok()
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .json(Beside::of(&app.folder.file(&id))),
        Err(fault) => show::folder_fault(&app, &request, &fault),
    }
}

/// The key, where the request carries the code for its own address.
fn key_of<'a>(app: &'a SharedState, request: &HttpRequest) -> Option<&'a FollowKey> {
    let code = request.headers().get(CODE)?.to_str().ok()?;
    let address = request.uri().path_and_query()?.as_str();
    let key = app.follow_key.as_ref()?;
    key.allows(address, code).then_some(key)
}
