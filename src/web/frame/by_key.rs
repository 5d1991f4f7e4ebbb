//! Requests of other computers, which hold a key of this one. Without it nothing is there.

use crate::frame::visit::{Answer, Fault, Visit};
use actix_web::HttpResponse;
use flavita_app::follow::key::FollowKey;
use serde::Serialize;

/// The header that carries the ticket of a request.
pub const TICKET: &str = "x-flavita-ticket";
/// The header that tells for which run tickets are made.
pub const RUN: &str = "x-flavita-run";
/// The header that carries the SHA-256 of a body, for which its ticket is made too.
pub const DIGEST: &str = "x-flavita-digest";

/// A request with a ticket that was good.
#[derive(Clone, Debug)]
pub(crate) struct Keyed {
    key: FollowKey,
    ticket: String,
}

/// What a ticket for a request with a body is made for.
pub fn with_digest(address: &str, digest: &str) -> String {
    format!("{address} {digest}")
}

impl Keyed {
    /// Takes the ticket of a second computer that follows this one.
    pub(crate) fn follower(visit: &Visit) -> Option<Self> {
        let address = visit.request.uri().path_and_query()?.as_str();
        Self::take(visit, visit.app.follow_key.clone()?, address)
    }

    /// Takes the ticket of a hall that reports its standings, before what it sends is read.
    pub(crate) fn hall(visit: &Visit) -> Option<Self> {
        let address = with_digest(visit.request.path(), header(visit, DIGEST)?);
        Self::take(visit, visit.app.follow_key.as_ref()?.for_halls(), &address)
    }

    fn take(visit: &Visit, key: FollowKey, about: &str) -> Option<Self> {
        let ticket = header(visit, TICKET)?.to_owned();
        let tickets = visit.app.tickets.as_ref()?;
        tickets.takes(&key, &ticket, about).then_some(Self { key, ticket })
    }

    /// The answer to it, which only who asked can read.
    pub(crate) async fn answer(self, visit: &Visit, answer: Vec<u8>) -> Answer {
        let sealed = visit.work(move |_app| self.key.seal(&self.ticket, &answer)).await?;
        Ok(match sealed {
            Ok(sealed) => HttpResponse::Ok().content_type("application/octet-stream").body(sealed),
            Err(error) => {
                tracing::error!(%error, "an answer could not be encrypted");
                HttpResponse::ServiceUnavailable().finish()
            }
        })
    }

    /// The same of what is told as JSON.
    pub(crate) async fn json(self, visit: &Visit, told: impl Serialize) -> Answer {
        let told = serde_json::to_vec(&told).map_err(|_unnamed| Fault::Stopping)?;
        self.answer(visit, told).await
    }
}

/// The answer to who has no good ticket: as if nothing were here, and how to ask. Programs ask, so it
/// is no page, and costs next to nothing.
pub(crate) fn unknown(visit: &Visit) -> HttpResponse {
    let mut answer = HttpResponse::NotFound();
    if let Some(tickets) = &visit.app.tickets {
        answer.insert_header((RUN, tickets.run()));
    }
    answer.finish()
}

fn header<'a>(visit: &'a Visit, name: &str) -> Option<&'a str> {
    visit.request.headers().get(name)?.to_str().ok()
}
