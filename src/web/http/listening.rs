//! Who listens to an event stream, and how often he is told something.
//!
//! Streams are told ten thousand times a second in all, each at most ten times: the first change at
//! once, the last one of many a little later.

use crate::http::crowd::Seat;
use actix_web::{HttpResponse, HttpResponseBuilder, http::header};
use bytes::Bytes;
use futures_util::stream::{self, Stream, StreamExt as _};
use std::time::Duration;
use tokio::time::{Instant, sleep_until, timeout};

/// How long a stream is silent before it gives a sign of life.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// The least time between two messages to the same listener.
pub(crate) const PAUSE: Duration = Duration::from_millis(100);
/// Messages a second to all listeners together: while slips are recorded many times a second, each
/// of ten thousand pages is told of it, and asks, once a second.
const MOST_MESSAGES: u64 = 10_000;

/// Of what somebody hears.
pub(crate) trait Source: Sized + 'static {
    /// Waits for the next change; `None` where none will come.
    async fn changed(&mut self) -> Option<()>;
    /// Whether he may still listen.
    async fn may_go_on(&mut self) -> bool;
    /// The message of this name, where there is something to tell.
    fn message(&mut self, name: &str) -> Option<Bytes>;
    /// The least time between two messages, among so many who listen.
    fn pause(&self, listeners: usize) -> Duration {
        fair_pause(listeners)
    }
}

/// The pause that leaves enough time to tell everybody.
pub(crate) fn fair_pause(listeners: usize) -> Duration {
    let listeners = u64::try_from(listeners).unwrap_or(u64::MAX);
    PAUSE.max(Duration::from_millis(listeners.saturating_mul(1000) / MOST_MESSAGES))
}

/// One who listens.
struct Listener<S> {
    source: S,
    seat: Seat,
    told: Option<Instant>,
    is_over: bool,
}

impl<S: Source> Listener<S> {
    /// The present state first, then every change; who is slow hears of the last one only. Where
    /// there is nothing to tell nothing is said at all, so that a phone sees the silence.
    async fn next(mut self) -> Option<(Bytes, Self)> {
        if self.is_over {
            return None;
        }
        loop {
            let mut name = "message";
            if let Some(told) = self.told {
                match timeout(HEARTBEAT, self.source.changed()).await {
                    Ok(changed) => changed?,
                    Err(_silence) => name = "heartbeat",
                }
                sleep_until(told + self.source.pause(self.seat.among())).await;
            }
            self.told = Some(Instant::now());
            if !self.source.may_go_on().await {
                self.is_over = true;
                return Some((Bytes::from_static(b"event: over\ndata: {}\n\n"), self));
            }
            if let Some(message) = self.source.message(name) {
                return Some((message, self));
            }
        }
    }
}

/// The messages for who has this seat.
pub(crate) fn messages<S: Source>(
    source: S,
    seat: Seat,
) -> impl Stream<Item = Result<Bytes, actix_web::Error>> {
    let listener = Listener { source, seat, told: None, is_over: false };
    stream::unfold(listener, Listener::next).boxed_local().map(Ok)
}

/// The head of an event stream.
pub(crate) fn events() -> HttpResponseBuilder {
    let mut head = HttpResponse::Ok();
    head.insert_header((header::CONTENT_TYPE, "text/event-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A compressed stream would be held back until a block is full.
        .insert_header((header::CONTENT_ENCODING, "identity"));
    head
}

/// A message: the revision, and how the clock stands.
pub(crate) fn message(
    name: &str,
    rev: u64,
    (remaining_ms, running): (u64, bool),
    epoch: u32,
) -> Bytes {
    let state = serde_json::json!({
        "rev": rev,
        "remaining_ms": remaining_ms,
        "running": running,
        "epoch": epoch,
    });
    Bytes::from(format!("event: {name}\nid: {rev}\ndata: {state}\n\n"))
}
