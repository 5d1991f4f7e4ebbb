//! The stream of a table: it says that something changed, never what.

use crate::http::listening::{Source, events, message, messages};
use crate::{frame::Answer, frame::Visit, frame::who, http::crowd::Whose, http::headers::busy};
use actix_web::HttpResponse;
use bytes::Bytes;
use tokio::sync::watch::Receiver;

/// A table that somebody watches.
struct OfTable<D> {
    _desk: D,
    changes: Receiver<i64>,
}

impl<D: 'static> Source for OfTable<D> {
    async fn changed(&mut self) -> Option<()> {
        self.changes.changed().await.ok()
    }

    async fn may_go_on(&mut self) -> bool {
        true
    }

    fn message(&mut self, name: &str) -> Option<Bytes> {
        let revision = *self.changes.borrow_and_update();
        Some(message(name, u64::try_from(revision).unwrap_or(0), (0, false), 1))
    }
}

/// `GET /tables/{id}/live`.
pub(crate) async fn stream(visit: Visit) -> Answer {
    let desk = visit.work(|app| app.tables.desk(&app.id)).await??;
    let changes = desk.watch();
    Ok(of(&visit, desk, changes))
}

/// The stream of what is kept at a desk, which stays open meanwhile.
pub fn of<D: 'static>(visit: &Visit, desk: D, changes: Receiver<i64>) -> HttpResponse {
    let request = &visit.request;
    let whose =
        if who::is_here(request) { Whose::Arbiter } else { Whose::Address(who::origin(request)) };
    let Some(seat) = visit.app.crowd.seat(whose) else { return busy(2) };
    events().streaming(messages(OfTable { _desk: desk, changes }, seat))
}
