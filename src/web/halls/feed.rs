//! The live log for a second computer that holds the key: what there is, every event behind a
//! number, and the words.

use crate::frame::show;
use crate::frame::visit::{Answer, Fault, Visit};
use actix_web::{HttpResponse, http::header, web::Query};
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
pub(crate) async fn list(visit: Visit) -> Answer {
    let key = key_of(&visit)?;
    let entries = visit.app.folder.unfinished().into_iter().map(|(id, view)| {
        let beside = Beside::of(&visit.app.folder.file(&id)).mark();
        entry((id, beside), &view.state, key)
    });
    Ok(show::json(entries.collect::<Vec<_>>()))
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
pub(crate) async fn events(visit: Visit, from: Query<From>) -> Answer {
    key_of(&visit)?;
    let view = visit.app.folder.desk(visit.id())?.view();
    let from = from.from.max(0);
    if view.head.seq <= from {
        return Ok(lines(&[]));
    }
    let file = visit.app.folder.file(visit.id());
    let read = visit.work(move |_app| EventLog::open_read_only(file)?.after(from)).await?;
    Ok(match read {
        Ok(mut events) => {
            events.truncate(MOST);
            lines(&events)
        }
        Err(error) => {
            tracing::error!(%error, "the log cannot be followed");
            HttpResponse::ServiceUnavailable().finish()
        }
    })
}

fn lines(events: &[StoredEvent]) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("application/jsonl")
        .body(events_jsonl(events))
}

/// `GET /feed/{id}/words`: the compiled list with which a tournament is played.
pub(crate) async fn words(visit: Visit) -> Answer {
    key_of(&visit)?;
    let id = visit.id().to_owned();
    let words = visit.work(move |app| app.folder.words(&id)).await??;
    Ok(HttpResponse::Ok().content_type("application/octet-stream").body(words))
}

/// `GET /feed/{id}/beside`: what lies beside the tournament's file.
pub(crate) async fn beside(visit: Visit) -> Answer {
    key_of(&visit)?;
    visit.app.folder.desk(visit.id())?;
    Ok(show::json(Beside::of(&visit.app.folder.file(visit.id()))))
}

/// The key by which the other computer asks; without it nothing is there.
fn key_of(visit: &Visit) -> Result<&FollowKey, Fault> {
    let allowed = || {
        let code = visit.request.headers().get(CODE)?.to_str().ok()?;
        let address = visit.request.uri().path_and_query()?.as_str();
        visit.app.follow_key.as_ref().filter(|key| key.allows(address, code))
    };
    allowed().ok_or(Fault::Missing)
}
