//! The event streams: they say that something changed and how the clock stands, never what is
//! secret.

use std::sync::Arc;
use std::time::Duration;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use bytes::Bytes;
use futures_util::stream::{self, StreamExt};
use tokio_stream::wrappers::WatchStream;

use crate::app::view::DeskView;
use crate::web::show::{self, SharedHall};

/// How often a silent stream gives a sign of life.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// `GET /t/{id}/live`: the present state first, then every change.
pub async fn stream(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let desk = match hall.folder.desk(&id) {
        Ok(desk) => desk,
        Err(fault) => return show::folder_fault(&hall, &request, &fault),
    };
    let changes = WatchStream::new(desk.watch()).map(|view| message("message", &view));
    let beats = stream::unfold(desk, |desk| async move {
        tokio::time::sleep(HEARTBEAT).await;
        Some((message("heartbeat", &desk.view()), desk))
    });
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A compressed stream would be held back until a block is full.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .streaming(stream::select(changes, beats.boxed_local()).map(Ok::<_, actix_web::Error>))
}

fn message(name: &str, view: &Arc<DeskView>) -> Bytes {
    let state = serde_json::json!({
        "rev": view.rev,
        "remaining_ms": view.remaining_ms(),
        "running": view.clock.is_running(),
        "epoch": view.state.epoch,
    });
    Bytes::from(format!(
        "event: {name}\nid: {}\ndata: {state}\n\n",
        view.rev
    ))
}
