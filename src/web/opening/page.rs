//! What is said of tournaments that come as files.

use crate::frame::{Answer, AppState, Kind, Visit, open_error};
use crate::parts::Sent;
use actix_web::{HttpResponse, web::Bytes, web::Query};
use flavita_app::folder::data_folder::{Folder, FolderError};
use flavita_app::folder::importing::{ImportFault, Lines, LinesFault};
use flavita_app::{desk::OpenError, desk::RecordError, machine::files::FileError};
use flavita_i18n::language::Language;
use flavita_store::{error::ChainFault, line::StoredLineFault};
use serde::Serialize;
use serde_json::{Value, json};
use std::path::Path;

/// `GET /open`: a tournament from the lines of its log.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct OpenPage {
    /// The most bytes of a file.
    pub most_bytes: usize,
    /// The same in megabytes.
    pub most_megabytes: usize,
}

page!(OpenPage, "opening/open.html");

/// Bytes of what people call a megabyte here.
const MEGABYTE: usize = 1024 * 1024;

/// The page.
pub fn page() -> OpenPage {
    let most_bytes = Kind::Upload.most_bytes();
    OpenPage { most_bytes, most_megabytes: most_bytes / MEGABYTE }
}

/// Why lines make no tournament, with the line and what to do.
pub fn lines_fault(fault: &LinesFault, language: Language) -> String {
    let key = match fault {
        LinesFault::Empty => "open-fault-empty",
        LinesFault::Line { fault, .. } => match fault {
            StoredLineFault::Chain(ChainFault::Gap) => "open-fault-gap",
            StoredLineFault::Chain(_) => "open-fault-changed",
            StoredLineFault::Text | StoredLineFault::Unreadable(_) | StoredLineFault::Hash(_) => {
                "open-fault-text"
            }
        },
        LinesFault::Open(OpenError::Record(FileError {
            source: RecordError::Newer { .. },
            ..
        })) => "open-fault-newer",
        LinesFault::Open(_) => "open-fault-misfit",
    };
    say!(language, key, line = fault.line())
}

/// Why lines cannot be kept in this folder, and what to do.
pub fn import_fault(fault: &ImportFault, language: Language) -> String {
    let (key, subject) = match fault {
        ImportFault::Name(name) => ("open-fault-name", name.clone()),
        ImportFault::NameTaken(id) => ("open-fault-taken", id.clone()),
        ImportFault::AlreadyHere(id) => ("open-fault-here", id.clone()),
        ImportFault::Folder(error) => ("open-fault-folder", error.to_string()),
        ImportFault::Store(error) => ("open-fault-folder", error.to_string()),
    };
    say!(language, key, name = subject)
}

/// `GET /open`.
pub async fn show(visit: Visit) -> HttpResponse {
    visit.page(&page())
}

/// `POST /open/log`: the body is the file; checked and written beside the threads that serve.
pub(crate) async fn log(visit: Visit, named: Query<Sent>, bytes: Bytes) -> Answer {
    let done = visit.work(move |app| take_in(app, named.one("name"), &bytes, app.language));
    Ok(HttpResponse::Ok().json(done.await?))
}

fn take_in(app: &AppState, name: &str, bytes: &[u8], language: Language) -> Value {
    let refused = |sentence: String| json!({ "ok": false, "sentences": [sentence] });
    let lines = match Lines::read(Path::new(name), bytes) {
        Ok(lines) => lines,
        Err(fault) => return refused(lines_fault(&fault, language)),
    };
    match app.folder.import(name, &lines) {
        Ok(id) => answer(&app.folder, &id, &lines, language),
        Err(fault) => refused(import_fault(&fault, language)),
    }
}

fn answer(folder: &Folder, id: &str, lines: &Lines, language: Language) -> Value {
    let state = &lines.recorded.state;
    let players = say!(language, "players", n = state.players.len());
    let mut sentences = vec![say!(language, "open-done", name = state.name.as_str(), players)];
    if lines.lacks_secret() {
        sentences.push(say!(language, "open-no-secret"));
    }
    if let Err(FolderError::Open(fault)) = folder.desk(id) {
        sentences.push(open_error(&fault, id, language));
    }
    json!({ "ok": true, "sentences": sentences, "href": format!("/t/{id}/console") })
}
