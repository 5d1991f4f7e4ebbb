//! What a hall hands in after its last round: a page, a file, QR codes.

use std::path::PathBuf;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::show::{self, SharedHall};
use crate::{asked_desk::AskedDesk, compose::hall_result as compose, exports::file};
use flavita_app::halls::making::{ResultFault, result_of};
use flavita_app::halls::result_file::ENDING;

/// Which hall it is, and which of its codes is shown alone.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Named {
    hall: String,
    only: Option<usize>,
}

/// `GET /t/{id}/result`.
pub async fn show(
    hall: SharedHall,
    AskedDesk(desk): AskedDesk,
    id: web::Path<String>,
    named: web::Query<Named>,
    request: HttpRequest,
) -> HttpResponse {
    let (view, name) = (desk.view(), named.hall.trim());
    let is_asked = !name.is_empty() && view.state.ended.is_some();
    let made = if is_asked { made(hall.folder.file(&id), name).await } else { None };
    let asked = (id.as_str(), name);
    let page = compose::page(&view.state, asked, made.as_ref(), show::language(&request));
    show::page(&hall, &request, &page)
}

/// `GET /t/{id}/result/file`.
pub async fn take(
    hall: SharedHall,
    id: web::Path<String>,
    named: web::Query<Named>,
    request: HttpRequest,
) -> HttpResponse {
    match made(hall.folder.file(&id), &named.hall).await {
        Some(Ok(text)) => {
            file(&format!("{}.{ENDING}", *id), "text/plain; charset=utf-8", text.into_bytes())
        }
        Some(Err(_)) | None => show::not_found(&hall, &request),
    }
}

/// `GET /t/{id}/result/codes`.
pub async fn codes(
    hall: SharedHall,
    AskedDesk(desk): AskedDesk,
    id: web::Path<String>,
    named: web::Query<Named>,
    request: HttpRequest,
) -> HttpResponse {
    let (view, name) = (desk.view(), named.hall.trim());
    let Some(Ok(text)) = made(hall.folder.file(&id), name).await else {
        return show::not_found(&hall, &request);
    };
    let page = compose::codes(&view.state, (&id, name), &text, named.only);
    show::page(&hall, &request, &page)
}

/// The result, made beside the threads that serve; `None` while the program stops.
async fn made(path: PathBuf, hall: &str) -> Option<Result<String, ResultFault>> {
    let hall = hall.to_owned();
    let made = web::block(move || result_of(&path, &hall)).await;
    made.ok()
}
