//! The page on which a phone tries its way to this computer.

use crate::frame::{Visit, show, who};
use crate::{http::crowd::Whose, http::headers::busy, http::listening::events};
use actix_web::HttpResponse;
use bytes::Bytes;
use flavita_app::machine::clock;
use futures_util::stream::{self, StreamExt};
use serde::Serialize;
use std::time::Duration;

/// `GET /test`: nothing but questions that the browser answers itself.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct SelfTestPage {}

page!(SelfTestPage, "check/self_test.html");

/// Messages of the stream that is tried.
const TICKS: u32 = 3;
/// The time between two of them.
const TICK: Duration = Duration::from_secs(1);

/// `GET /test`.
pub async fn show(visit: Visit) -> HttpResponse {
    if !who::is_here(&visit.request) {
        visit.app.visitors.note(&who::device(&visit.request), false);
    }
    visit.page(&SelfTestPage {})
}

/// `GET /test/time`: this computer's time of day.
pub async fn time() -> HttpResponse {
    show::json(serde_json::json!({ "now_ms": clock::now_ms() }))
}

/// `GET /test/live`: a short event stream.
pub async fn live(Visit { app, request, .. }: Visit) -> HttpResponse {
    let (device, is_here) = (who::device(&request), who::is_here(&request));
    let whose = if is_here { Whose::Arbiter } else { Whose::Address(who::origin(&request)) };
    let Some(seat) = app.crowd.seat(whose) else { return busy(2) };
    let ticks = stream::unfold((0, seat), move |(tick, seat)| {
        let (app, device) = (app.clone(), device.clone());
        async move {
            if tick == TICKS {
                return None;
            }
            if tick > 0 {
                tokio::time::sleep(TICK).await;
            }
            if tick + 1 == TICKS && !is_here {
                app.visitors.note(&device, true);
            }
            let message = format!("event: tick\ndata: {tick}\n\n");
            Some((Bytes::from(message), (tick + 1, seat)))
        }
    });
    events().streaming(ticks.boxed_local().map(Ok::<_, actix_web::Error>))
}
