//! The sheet of keys.

use crate::frame::visit::Visit;
use actix_web::HttpResponse;
use serde::Serialize;

/// `GET /keys`: every key and how a slip is keyed; printable.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct KeysPage {}

page!(KeysPage, "home/keys.html");

/// `GET /keys`.
pub async fn show(visit: Visit) -> HttpResponse {
    visit.page(&KeysPage {})
}
