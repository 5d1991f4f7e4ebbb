//! Games that are written in two tables become tournaments of this folder.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use crate::apart::apart;
use crate::compose::written::{self, WrittenForm};
use crate::show::{self, SharedHall};

/// `GET /open/written`.
pub async fn show(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    let page = written::page(&WrittenForm::default(), hall.folder.shelf(), language);
    show::page(&hall, &request, &page)
}

/// `POST /open/written`: played and judged beside the threads that serve; what cannot be used is
/// shown again with everything that was typed.
pub async fn take(
    hall: SharedHall,
    form: web::Form<WrittenForm>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let form = form.into_inner();
    let mut page = written::page(&form, hall.folder.shelf(), language);
    let setup = match written::read(&form, hall.folder.shelf(), language) {
        Ok(setup) => setup,
        Err(faults) => {
            page.faults = faults;
            return show::with_status(&hall, &request, &page, StatusCode::UNPROCESSABLE_ENTITY);
        }
    };
    let (name, data) = (setup.name.clone(), hall.clone());
    let tables = (form.game.into_bytes(), form.slips.into_bytes());
    let taken = apart(move || data.folder.take_written(setup, (&tables.0, &tables.1)));
    match taken.await {
        Err(stopping) => stopping,
        Ok(Err(fault)) => {
            page.faults = vec![written::taking_fault(&fault, language)];
            show::with_status(&hall, &request, &page, StatusCode::UNPROCESSABLE_ENTITY)
        }
        Ok(Ok(taken)) => {
            page.taken = Some(written::taken(&taken, &name, language));
            show::page(&hall, &request, &page)
        }
    }
}
