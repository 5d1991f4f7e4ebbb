//! The stream of a table: it says that something changed, never what.

use crate::frame::{Answer, Visit, who};
use crate::http::listening::{Source, events, message, messages};
use crate::http::{crowd::Whose, headers::busy};
use bytes::Bytes;
use flavita_app::tables::TableDesk;
use std::sync::Arc;
use tokio::sync::watch;

/// A table that somebody watches.
struct OfTable {
    _desk: Arc<TableDesk>,
    changes: watch::Receiver<i64>,
}

impl Source for OfTable {
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
    let request = &visit.request;
    let whose =
        if who::is_here(request) { Whose::Arbiter } else { Whose::Address(who::origin(request)) };
    let id = visit.id().to_owned();
    let desk = visit.work(move |app| app.tables.desk(&id)).await??;
    let Some(seat) = visit.app.crowd.seat(whose) else { return Ok(busy(2)) };
    let changes = desk.watch();
    Ok(events().streaming(messages(OfTable { _desk: desk, changes }, seat)))
}
