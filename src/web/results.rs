//! Everything of a game that can be taken away as a file.

use std::{fs, path::Path};

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use crate::show::{self, SharedHall};
use crate::{asked_desk::AskedDesk, compose::results::results, exports::file};
use flavita_app::{fault::OpenError, folder::FolderError};
use flavita_i18n::catalogue::say;
use flavita_report::files::{FileForm, form};
use flavita_report::replay::page::{self, replay};
use flavita_report::{events_jsonl::events_jsonl, unwritable::Unwritable};
use flavita_store::{error::StoreError, event_log::EventLog};

/// `GET /t/{id}/exports`.
pub async fn list(hall: SharedHall, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let language = show::language(&request);
    show::of_desk(&hall, &request, &id, |view| Some(results(view, &id, language)))
}

/// `GET /t/{id}/exports/{name}`.
pub async fn one(
    hall: SharedHall,
    AskedDesk(desk): AskedDesk,
    path: web::Path<(String, String)>,
    request: HttpRequest,
) -> HttpResponse {
    let (id, name) = path.into_inner();
    let view = desk.view();
    if let Some(form) = form(&name) {
        return match (form.write)(&view.state) {
            Ok(bytes) => attachment(&id, form, bytes),
            Err(fault) => unwritable(&hall, &request, &fault),
        };
    }
    if name == page::NAME {
        let language = show::language(&request);
        let made = web::block(move || replay(&view.state, Some(view.referee()), language)).await;
        return match made {
            Ok(bytes) => file(&format!("{id}.html"), "text/html; charset=utf-8", bytes),
            Err(_stopping) => show::not_found(&hall, &request),
        };
    }
    let log = hall.folder.file(&id);
    let (read, ending, media_type): (fn(&Path) -> _, _, _) = match name.as_str() {
        "jsonl" => (lines, "jsonl", "application/jsonl"),
        // The secret of the draw is in the copy: nobody gets it while the game goes on.
        "sqlite" if view.state.ended.is_some() => (copy, "sqlite", "application/vnd.sqlite3"),
        _ => return show::not_found(&hall, &request),
    };
    match web::block(move || read(&log)).await {
        Ok(Ok(bytes)) => file(&format!("{id}.{ending}"), media_type, bytes),
        Ok(Err(fault)) => {
            let fault = FolderError::Open(OpenError::Store(fault));
            show::folder_fault(&hall, &request, &fault)
        }
        Err(_stopping) => show::not_found(&hall, &request),
    }
}

fn attachment(id: &str, form: &FileForm, bytes: Vec<u8>) -> HttpResponse {
    let name = if form.name == form.ending {
        format!("{id}.{}", form.ending)
    } else {
        format!("{id}-{}.{}", form.name, form.ending)
    };
    file(&name, form.media_type, bytes)
}

fn unwritable(hall: &SharedHall, request: &HttpRequest, fault: &Unwritable) -> HttpResponse {
    let Unwritable::Letters { number, name } = fault;
    let named = [("number", (*number).into()), ("name", name.as_str().into())];
    let sentence = say(show::language(request), "exports-letters", &named);
    show::error(hall, request, StatusCode::CONFLICT, "exports-unwritable", Some(sentence))
}

/// The log, one event a line.
fn lines(log: &Path) -> Result<Vec<u8>, StoreError> {
    Ok(events_jsonl(&EventLog::open_read_only(log)?.load()?))
}

/// A copy of the file that is whole by itself.
fn copy(log: &Path) -> Result<Vec<u8>, StoreError> {
    let folder =
        tempfile::tempdir().map_err(|source| StoreError::Io { path: log.to_owned(), source })?;
    let copy = folder.path().join("copy.sqlite");
    EventLog::open_read_only(log)?.copy_to(&copy)?;
    fs::read(&copy).map_err(|source| StoreError::Io { path: copy, source })
}
