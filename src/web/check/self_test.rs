//! The page on which a phone tries its way to this computer.

use crate::frame::{show, who};
use crate::{frame::page::Page, frame::show::SharedState, http::retry_after::retry_after};
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse};
use bytes::Bytes;
use flavita_app::machine::clock;

use futures_util::{stream, stream::StreamExt};
use serde::Serialize;
use std::time::Duration;

/// `GET /test`: nothing but questions that the browser answers itself.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct SelfTestPage {}

impl Page for SelfTestPage {
    const TEMPLATE: &'static str = "check/self_test.html";
}

/// Messages of the stream that is tried.
const TICKS: u32 = 3;
/// The time between two of them.
const TICK: Duration = Duration::from_secs(1);

/// `GET /test`.
pub async fn show(app: SharedState, request: HttpRequest) -> HttpResponse {
    if !who::is_here(&request) {
        app.visitors.note(&who::device(&request), false);
    }
    show::page(&app, &request, &SelfTestPage {})
}

/// `GET /test/time`: this computer's time of day.
pub async fn time() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(serde_json::json!({ "now_ms": clock::now_ms() }))
}

/// `GET /test/live`: a short event stream.
pub async fn live(app: SharedState, request: HttpRequest) -> HttpResponse {
    let (device, is_here) = (who::device(&request), who::is_here(&request));
    let Some(seat) = app.crowd.seat(None, (&*device, is_here)) else {
        return HttpResponse::ServiceUnavailable().insert_header(retry_after(2)).finish();
    };
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
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .streaming(ticks.boxed_local().map(Ok::<_, actix_web::Error>))
}
