//! The check before an evening, and the second folder for copies.

use std::path::Path;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::show::{self, SharedHall};
use crate::{apart::apart, compose};
use flavita_app::{backup::SetFault, readiness};
use flavita_i18n::catalogue::say;

/// The form of the second folder.
#[derive(Debug, Deserialize)]
pub struct CopiesForm {
    folder: String,
}

/// `GET /check`: looks at everything anew.
pub async fn show(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    answer(hall, request, None).await
}

/// `POST /check`: names the second folder; every open tournament is copied there at once.
pub async fn set(
    hall: SharedHall,
    form: web::Form<CopiesForm>,
    request: HttpRequest,
) -> HttpResponse {
    let copies = hall.clone();
    let set = apart(move || copies.folder.copies().set(Path::new(form.folder.trim()))).await;
    match set {
        Ok(Ok(())) => show::redirect("/check"),
        Ok(Err(fault)) => answer(hall, request, Some(fault)).await,
        Err(stopping) => stopping,
    }
}

/// The disk is waited for beside the threads that serve.
async fn answer(hall: SharedHall, request: HttpRequest, refusal: Option<SetFault>) -> HttpResponse {
    let looked_at = hall.clone();
    let looked = move || (readiness::look(&looked_at.folder), readiness::sticks());
    let (findings, sticks) = match apart(looked).await {
        Ok(found) => found,
        Err(stopping) => return stopping,
    };
    let language = show::language(&request);
    let refused = |fault: SetFault| {
        let (key, name) = match fault {
            SetFault::Same(path) => ("check-copies-same", path.display().to_string()),
            SetFault::Folder(error) => ("check-copies-refused", error.to_string()),
        };
        say(language, key, &[("name", name.into())])
    };
    let is_refused = refusal.is_some();
    let mut page = compose::readiness::page(&findings, &sticks, refusal.map(refused), language);
    let address = hall.addresses.current();
    let key = hall.follow_key.as_ref().zip(address);
    page.follow =
        key.map(|(key, address)| format!("flavita follow {address} --key {}", key.shown()));
    if is_refused {
        show::with_status(&hall, &request, &page, StatusCode::UNPROCESSABLE_ENTITY)
    } else {
        show::page(&hall, &request, &page)
    }
}
