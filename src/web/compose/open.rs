//! What is said of tournaments that come as files.

use crate::{admission::Kind, compose::faults::open_error, pages::open::OpenPage};
use flavita_app::fault::{OpenError, RecordError};
use flavita_app::folder::FolderError;
use flavita_app::importing::{ImportFault, LinesFault};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_store::{error::ChainFault, line::StoredLineFault};
use flavita_tournament::state::tournament::Tournament;

/// Bytes of what people call a megabyte here.
const MEGABYTE: usize = 1024 * 1024;

/// A tournament that was taken in.
#[derive(Debug)]
pub struct Opened<'a> {
    /// Its name in addresses.
    pub id: &'a str,
    /// Whether its next racks cannot be drawn.
    pub lacks_secret: bool,
    /// Why it cannot be gone on with, if so.
    pub fault: Option<FolderError>,
}

/// The page.
pub fn page() -> OpenPage {
    OpenPage {
        most_bytes: Kind::Upload.most_bytes(),
        most_megabytes: Kind::Upload.most_bytes() / MEGABYTE,
    }
}

/// What was taken in, and what is to be known of it.
pub fn opened(state: &Tournament, opened: &Opened<'_>, language: Language) -> Vec<String> {
    let players = say(language, "players", &[("n", state.players.len().into())]);
    let named = [("name", state.name.as_str().into()), ("players", players.into())];
    let mut sentences = vec![say(language, "open-done", &named)];
    if opened.lacks_secret {
        sentences.push(say(language, "open-no-secret", &[]));
    }
    if let Some(FolderError::Open(fault)) = &opened.fault {
        sentences.push(open_error(fault, opened.id, language));
    }
    sentences
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
        LinesFault::Open(OpenError::Record { source: RecordError::Newer { .. }, .. }) => {
            "open-fault-newer"
        }
        LinesFault::Open(_) => "open-fault-misfit",
    };
    say(language, key, &[("line", fault.line().into())])
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
    say(language, key, &[("name", subject.into())])
}
