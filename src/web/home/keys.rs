//! The sheet of keys.

use crate::{frame::page::Page, frame::show, frame::show::SharedState};
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;

/// `GET /keys`: every key and how a slip is keyed; printable.
#[derive(Debug, Clone, Default, Serialize)]
pub struct KeysPage {
    /// Where the reader came from, such as a console.
    pub back: Option<String>,
}

impl Page for KeysPage {
    const TEMPLATE: &'static str = "home/keys.html";
}

/// `GET /keys`.
pub async fn show(app: SharedState, request: HttpRequest) -> HttpResponse {
    show::page(&app, &request, &KeysPage { back: None })
}
