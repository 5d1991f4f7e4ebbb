//! The event streams of a gate: the desk beats once, the gate tells all who listen.

use crate::gate::forwarding::{SharedGate, answer, asked, silent};
use crate::{
    gate::beat::Beat, gate::envelope::Asked, gate::forwarding, gate::present::Heard, http::cookies,
    http::cookies::Cookie, http::crowd::Seat, http::pace::Bucket, http::retry_after::retry_after,
};
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse};
use bytes::Bytes;
use flavita_app::seed::random;
use futures_util::{stream, stream::StreamExt};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How long a stream is silent before it gives a sign of life.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// The least time between two messages to the same listener.
const PAUSE: Duration = Duration::from_millis(100);
/// Messages a second to all listeners of a gate together.
const MOST_MESSAGES: u64 = 10_000;
/// After how long the desk is asked again whether somebody may listen.
const CHECK: Duration = Duration::from_mins(2);

/// Somebody who listens.
struct Listener {
    gate: SharedGate,
    beats: watch::Receiver<Heard>,
    /// What the desk is asked again, for who listens by a session's right.
    right: Option<Asked>,
    check_at: Instant,
    is_screen: bool,
    /// When it was last told something.
    told: Option<tokio::time::Instant>,
    is_over: bool,
    seat: Seat,
}

/// `GET /t/{id}/live`, `/live/screen` and `/live/me`: the desk says who may.
pub async fn listen(gate: SharedGate, request: HttpRequest) -> HttpResponse {
    let asked = asked(&gate, &request, true, Bytes::new());
    let Some(answered) = gate.ask(&asked).await else {
        return silent(&gate, &request);
    };
    if answered.status != 200 {
        return answer(&answered);
    }
    let Ok(beat) = serde_json::from_slice::<Beat>(&answered.body) else {
        return silent(&gate, &request);
    };
    let id = beat.id.clone();
    gate.present.hear(beat);
    let is_own = request.path().ends_with("/live/me");
    let name = Cookie::Player.name(forwarding::is_secure(&gate, &request));
    let cookie = cookies::token(&request, &name).filter(|_| is_own);
    let session = cookie.map(|cookie| Bucket::name_of(&cookie));
    let from = forwarding::from(&gate, &request).to_string();
    let seat = gate.crowd.seat(session, (&from, false));
    let (Some(seat), Some(beats)) = (seat, gate.present.listen(&id)) else {
        return HttpResponse::ServiceUnavailable().insert_header(retry_after(2)).finish();
    };
    let listener = Listener {
        beats,
        right: is_own.then_some(asked),
        check_at: next_check(),
        is_screen: request.path().ends_with("/live/screen"),
        told: None,
        is_over: false,
        seat,
        gate,
    };
    let messages = stream::unfold(listener, Listener::next);
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A compressed stream would be held back until a block is full; some proxies hold back too.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(("X-Accel-Buffering", "no"))
        .streaming(messages.boxed_local().map(Ok::<_, actix_web::Error>))
}

/// Not all at the same time.
fn next_check() -> Instant {
    let [byte] = random::<1>().unwrap_or_default();
    Instant::now() + CHECK + CHECK.mul_f64(f64::from(byte) / 256.0)
}

impl Listener {
    /// The present first, then every change; who is slow hears of the last one only. While the desk
    /// is silent nothing is said at all, so that the phone sees it.
    async fn next(mut self) -> Option<(Bytes, Self)> {
        if self.is_over {
            return None;
        }
        loop {
            let mut name = "message";
            if let Some(told) = self.told {
                match tokio::time::timeout(HEARTBEAT, self.beats.changed()).await {
                    Ok(changed) => changed.ok()?,
                    Err(_silence) => name = "heartbeat",
                }
                tokio::time::sleep_until(told + self.pause()).await;
            }
            self.told = Some(tokio::time::Instant::now());
            if !self.may_go_on().await {
                self.is_over = true;
                return Some((Bytes::from_static(b"event: over\ndata: {}\n\n"), self));
            }
            let beat = self.beats.borrow_and_update().now();
            if let Some(beat) = beat {
                return Some((beat.message(name, self.is_screen), self));
            }
        }
    }

    fn pause(&self) -> Duration {
        let listeners = u64::try_from(self.seat.among()).unwrap_or(u64::MAX);
        let fair = Duration::from_millis(listeners.saturating_mul(1000) / MOST_MESSAGES);
        PAUSE.max(fair)
    }

    /// Whether the session still holds, as far as the desk says so.
    async fn may_go_on(&mut self) -> bool {
        let Some(right) = self.right.as_ref().filter(|_| self.check_at <= Instant::now()) else {
            return true;
        };
        self.check_at = next_check();
        let answered = self.gate.ask(right).await;
        !answered.is_some_and(|answered| [401, 403, 404].contains(&answered.status))
    }
}
