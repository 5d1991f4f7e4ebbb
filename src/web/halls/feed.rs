//! The live log for a second computer that holds the key: what there is, every event behind a
//! number, and the words.

use crate::frame::{Answer, Keyed, Visit, unknown};
use actix_web::{HttpResponse, web::Query};
use flavita_app::follow::beside::Beside;
use flavita_report::events_jsonl::events_jsonl;
use flavita_store::event_log::EventLog;
use flavita_tournament::state::Tournament;
use serde::{Deserialize, Serialize};

/// The most events of one answer.
const MOST: usize = 5_000;

/// A tournament that can be followed.
#[derive(Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct FeedEntry {
    /// Its name in addresses.
    pub id: String,
    /// What names it in its seed.
    pub tournament: String,
    /// The secret of its draw; `None` where it is published or is not here.
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
    let Some(keyed) = Keyed::follower(&visit) else { return Ok(unknown(&visit)) };
    let entries = visit.app.folder.unfinished().into_iter().map(|(id, view)| {
        let beside = Beside::of(&visit.app.folder.file(&id)).mark();
        entry((id, beside), &view.state)
    });
    keyed.json(&visit, entries.collect::<Vec<_>>()).await
}

fn entry((id, beside): (String, String), state: &Tournament) -> FeedEntry {
    let seed = state.drawing_seed().filter(|_| state.keeps_a_secret());
    FeedEntry {
        id,
        tournament: state.seed.tournament.clone(),
        secret: seed.map(|seed| seed.secret.clone()),
        words: state.dictionary.checksum.clone(),
        beside,
    }
}

/// `GET /feed/{id}?from=N`: the events behind number N, a line each; of a game that is over, too.
pub(crate) async fn events(visit: Visit, from: Query<From>) -> Answer {
    let Some(keyed) = Keyed::follower(&visit) else { return Ok(unknown(&visit)) };
    let view = visit.desk(visit.id()).await?.view();
    let from = from.from.max(0);
    if view.head.seq <= from {
        return keyed.answer(&visit, Vec::new()).await;
    }
    let file = visit.app.folder.file(visit.id());
    let read = visit.work(move |_app| EventLog::open_read_only(file)?.after(from)).await?;
    match read {
        Ok(mut events) => {
            events.truncate(MOST);
            keyed.answer(&visit, events_jsonl(&events)).await
        }
        Err(error) => {
            tracing::error!(%error, "the log cannot be followed");
            Ok(HttpResponse::ServiceUnavailable().finish())
        }
    }
}

/// `GET /feed/{id}/words`: the compiled list with which a tournament is played.
pub(crate) async fn words(visit: Visit) -> Answer {
    let Some(keyed) = Keyed::follower(&visit) else { return Ok(unknown(&visit)) };
    let words = visit.work(|app| app.folder.words(&app.id)).await??;
    keyed.answer(&visit, words).await
}

/// `GET /feed/{id}/beside`: what lies beside the tournament's file.
pub(crate) async fn beside(visit: Visit) -> Answer {
    let Some(keyed) = Keyed::follower(&visit) else { return Ok(unknown(&visit)) };
    visit.desk(visit.id()).await?;
    keyed.json(&visit, Beside::of(&visit.app.folder.file(visit.id()))).await
}
