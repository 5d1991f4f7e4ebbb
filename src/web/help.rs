//! The manual.

use actix_web::{HttpRequest, HttpResponse};

use crate::compose;
use crate::show::{self, SharedHall};

/// `GET /help`: for everybody; nothing in it depends on a tournament.
pub async fn show(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    let page = compose::help::page(show::language(&request));
    show::page(&hall, &request, &page)
}
