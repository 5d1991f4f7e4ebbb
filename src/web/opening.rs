//! Tournaments that come as files: the lines of a log become a tournament of this folder.

use std::path::Path;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::{Deserialize, Serialize};

use crate::compose::open::{self, Opened};
use crate::show::{self, SharedHall};
use crate::{apart::apart, hall::Hall};
use flavita_app::{folder::Folder, importing::Lines};
use flavita_i18n::language::Language;

/// Under which name a file is to be kept.
#[derive(Debug, Deserialize)]
pub struct Named {
    #[serde(default)]
    name: String,
}

/// What came of a file.
#[derive(Debug, Serialize)]
struct OpenAnswer {
    ok: bool,
    /// What happened, or why nothing did; a sentence a line.
    sentences: Vec<String>,
    /// Where the tournament is.
    href: Option<String>,
}

/// `GET /open`.
pub async fn show(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    show::page(&hall, &request, &open::page())
}

/// `POST /open/log`: the body is the file; checked and written beside the threads that serve.
pub async fn log(
    hall: SharedHall,
    named: web::Query<Named>,
    bytes: web::Bytes,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let hall = hall.into_inner();
    let done = move || take_in(&hall, &named.name, &bytes, language);
    match apart(done).await {
        Ok(answer) => HttpResponse::Ok().json(answer),
        Err(stopping) => stopping,
    }
}

fn take_in(hall: &Hall, name: &str, bytes: &[u8], language: Language) -> OpenAnswer {
    let refused = |sentence| OpenAnswer { ok: false, sentences: vec![sentence], href: None };
    let lines = match Lines::read(Path::new(name), bytes) {
        Ok(lines) => lines,
        Err(fault) => return refused(open::lines_fault(&fault, language)),
    };
    match hall.folder.import(name, &lines) {
        Ok(id) => opened(&hall.folder, &id, &lines, language),
        Err(fault) => refused(open::import_fault(&fault, language)),
    }
}

fn opened(folder: &Folder, id: &str, lines: &Lines, language: Language) -> OpenAnswer {
    let opened = Opened { id, lacks_secret: lines.lacks_secret(), fault: folder.desk(id).err() };
    OpenAnswer {
        ok: true,
        sentences: open::opened(&lines.recorded.state, &opened, language),
        href: Some(format!("/t/{id}/console")),
    }
}
