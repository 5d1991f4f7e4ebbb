//! The sheet of keys.

use crate::{frame::page::Page, frame::visit::Visit};
use actix_web::HttpResponse;
use serde::Serialize;

/// `GET /keys`: every key and how a slip is keyed; printable.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct KeysPage {}

impl Page for KeysPage {
    const TEMPLATE: &'static str = "home/keys.html";
}

/// `GET /keys`.
pub async fn show(visit: Visit) -> HttpResponse {
    visit.page(&KeysPage {})
}
