//! The event streams of a gate: the desk beats once, the gate tells all who listen.

use crate::gate::forwarding::{SharedGate, answer, asked, silent};
use crate::http::listening::{Source, events, messages};
use crate::{gate::envelope::Asked, gate::forwarding, gate::heartbeat::Heartbeat};
use crate::{gate::present::Heard, http::cookies, http::cookies::Cookie, http::crowd::Whose};
use crate::{http::headers::busy, http::pace::Bucket, http::places::origin};
use actix_web::{HttpRequest, HttpResponse};
use bytes::Bytes;
use flavita_app::machine::seed::random;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// After how long the desk is asked again whether somebody may listen.
const CHECK: Duration = Duration::from_mins(2);

/// A tournament as the desk beats it.
struct OfBeats {
    gate: SharedGate,
    heartbeats: watch::Receiver<Heard>,
    /// What the desk is asked again, for who listens by a session's right.
    right: Option<Asked>,
    check_at: Instant,
    is_screen: bool,
}

/// `GET /t/{id}/live`, `/live/screen` and `/live/me`: the desk says who may.
pub async fn listen(gate: SharedGate, request: HttpRequest) -> HttpResponse {
    let asked = asked(&gate, &request, true, Bytes::new());
    let Some(answered) = gate.ask(&asked).await else { return silent(&gate, &request) };
    if answered.status != 200 {
        return answer(&answered);
    }
    forwarding::learn(&gate, &request, &answered);
    let Ok(heartbeat) = serde_json::from_slice::<Heartbeat>(&answered.body) else {
        return silent(&gate, &request);
    };
    let id = heartbeat.id.clone();
    gate.present.hear(heartbeat);
    let is_own = request.path().ends_with("/live/me");
    let name = Cookie::Player.name(forwarding::is_secure(&gate, &request));
    let cookie = cookies::token(&request, &name).filter(|_| is_own);
    let whose = match cookie {
        Some(cookie) => Whose::Session(Bucket::name_of(&cookie)),
        None => Whose::Address(origin(forwarding::from(&gate, &request))),
    };
    let (Some(seat), Some(heartbeats)) = (gate.crowd.seat(whose), gate.present.listen(&id)) else {
        return busy(2);
    };
    let source = OfBeats {
        heartbeats,
        right: is_own.then_some(asked),
        check_at: next_check(),
        is_screen: request.path().ends_with("/live/screen"),
        gate,
    };
    events().insert_header(("X-Accel-Buffering", "no")).streaming(messages(source, seat))
}

/// Not all at the same time.
fn next_check() -> Instant {
    let [byte] = random::<1>().unwrap_or_default();
    Instant::now() + CHECK + CHECK.mul_f64(f64::from(byte) / 256.0)
}

impl Source for OfBeats {
    async fn changed(&mut self) -> Option<()> {
        self.heartbeats.changed().await.ok()
    }

    fn message(&mut self, name: &str) -> Option<Bytes> {
        Some(self.heartbeats.borrow_and_update().now()?.message(name, self.is_screen))
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
