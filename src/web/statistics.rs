//! The statistics of a game: a page for everybody, and its pictures as files.

use actix_web::{HttpRequest, HttpResponse, web};

use crate::show::{self, SharedHall, of_hall};
use crate::{asked_desk::AskedDesk, compose, exports::file};
use flavita_report::pictures;

/// `GET /t/{id}/statistics`.
pub async fn show(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    of_hall(&hall, &request, &id, |view| Some(compose::statistics::page(view, &id, language)))
}

/// `GET /t/{id}/statistics/{name}.svg`, of what everybody may see.
pub async fn picture(
    hall: SharedHall,
    AskedDesk(desk): AskedDesk,
    path: web::Path<(String, String)>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, name) = path.into_inner();
    let view = desk.hall_view();
    let language = show::language(&request);
    match pictures::one(&view.state, &name, language) {
        Some(picture) => {
            let bytes = picture.file(&view.state, language);
            file(&format!("{id}-{}.svg", picture.name), "image/svg+xml", bytes)
        }
        None => show::not_found(&hall, &request),
    }
}
