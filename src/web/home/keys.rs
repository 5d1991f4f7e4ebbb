//! The sheet of keys.

use crate::{frame::page::Page, frame::show, frame::show::SharedHall, parts::example};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::{Deserialize, Serialize};

/// `GET /keys`: every key and how a slip is keyed; printable.
#[derive(Debug, Clone, Default, Serialize)]
pub struct KeysPage {
    /// Where the reader came from, such as a console.
    pub back: Option<String>,
    /// Lines to type, from the edition that is played.
    pub example: example::Examples,
}

impl Page for KeysPage {
    const TEMPLATE: &'static str = "home/keys.html";
}

/// Which edition's examples are asked for.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct KeysQuery {
    #[serde(default)]
    edition: String,
}

/// `GET /keys`, `GET /keys?edition=erudit`.
pub async fn show(
    hall: SharedHall,
    request: HttpRequest,
    query: web::Query<KeysQuery>,
) -> HttpResponse {
    let shelf = hall.folder.shelf();
    let offer = shelf.offer(&query.edition);
    let own = || example::of_language(show::language(&request));
    let example = offer.map_or_else(own, |offer| example::examples(&offer.edition));
    show::page(&hall, &request, &KeysPage { back: None, example })
}
