//! Why a tournament cannot be opened, in a sentence that says what to do.

use flavita_app::desk::{OpenError, RecordError};
use flavita_app::{folder::data_folder::FolderError, machine::files::FileError};
use flavita_i18n::{language::Language, names::list_name};
use flavita_store::error::{StoreError, StoreFault};
use std::io::{self, ErrorKind};

/// What a person can mend, in plain words.
const OF_SYSTEM: [(ErrorKind, &str); 13] = [
    (ErrorKind::NotFound, "cli-system-not-found"),
    (ErrorKind::PermissionDenied, "cli-system-denied"),
    (ErrorKind::ReadOnlyFilesystem, "cli-system-denied"),
    (ErrorKind::AlreadyExists, "cli-system-exists"),
    (ErrorKind::StorageFull, "cli-system-full"),
    (ErrorKind::IsADirectory, "cli-system-folder"),
    (ErrorKind::NotADirectory, "cli-system-no-folder"),
    (ErrorKind::AddrInUse, "cli-system-in-use"),
    (ErrorKind::InvalidData, "cli-system-no-text"),
    (ErrorKind::ConnectionRefused, "cli-system-refused"),
    (ErrorKind::TimedOut, "cli-system-late"),
    (ErrorKind::HostUnreachable, "cli-system-unreachable"),
    (ErrorKind::NetworkUnreachable, "cli-system-unreachable"),
];

/// What the system says, behind a colon; of what nobody can mend, its own words.
pub fn of_system(error: &io::Error, language: Language) -> String {
    let known = OF_SYSTEM.iter().find(|(kind, _)| *kind == error.kind());
    known.map_or_else(|| error.to_string(), |(_, key)| say!(language, *key))
}

/// What the system says of a file, behind its name.
pub fn of_file(fault: &FileError, language: Language) -> String {
    format!("{}{}{}", fault.path.display(), language.colon(), of_system(&fault.source, language))
}

/// What is the matter with a tournament that cannot be opened: a few words for a list.
pub fn state_text(error: &OpenError, language: Language) -> String {
    let key = match open_key(error) {
        "fault-database-damaged" => "home-damaged",
        "fault-database-newer" => "home-newer",
        "fault-tournament-dictionary" => "home-no-dictionary",
        _ => "home-unopened",
    };
    say!(language, key)
}

/// Why the tournament `id` cannot be opened and what to do, in sentences.
pub fn open_error(error: &OpenError, id: &str, language: Language) -> String {
    let subject = match error {
        OpenError::Store(error) => return store_error(error, id, language),
        OpenError::Dictionary { name } => list_name(language, name),
        OpenError::Record(FileError { path, .. }) | OpenError::Replay(FileError { path, .. }) => {
            path.display().to_string()
        }
        OpenError::Thread(_) => id.to_owned(),
    };
    say!(language, open_key(error), path = subject)
}

/// Why the file of the tournament `id` cannot be used and what to do, in sentences.
pub fn store_error(error: &StoreError, id: &str, language: Language) -> String {
    say!(language, store_key(error), path = id)
}

fn open_key(error: &OpenError) -> &'static str {
    match error {
        OpenError::Store(error) => store_key(error),
        OpenError::Record(fault) => match fault.source {
            RecordError::Newer { .. } => "fault-database-newer",
            RecordError::Unreadable { .. } => "fault-database-damaged",
        },
        OpenError::Replay(_) => "fault-database-damaged",
        OpenError::Dictionary { .. } => "fault-tournament-dictionary",
        OpenError::Thread(_) => "fault-not-opened",
    }
}

fn store_key(error: &StoreError) -> &'static str {
    match &error.fault {
        StoreFault::Newer { .. } => "fault-database-newer",
        StoreFault::Damaged(_) | StoreFault::BrokenChain { .. } => "fault-database-damaged",
        StoreFault::NotADatabase | StoreFault::Foreign { .. } => "fault-file-foreign",
        StoreFault::DiskFull => "fault-disk-full",
        StoreFault::Locked => "fault-file-locked",
        StoreFault::DiskFailed(_)
        | StoreFault::Stopped
        | StoreFault::Lost(_)
        | StoreFault::MovedOn { .. } => "fault-disk-failed",
        StoreFault::Missing
        | StoreFault::AlreadyExists
        | StoreFault::Older { .. }
        | StoreFault::ReadOnly
        | StoreFault::KeyUsed(_)
        | StoreFault::EmptyBatch
        | StoreFault::Setting { .. }
        | StoreFault::OldSqlite(_)
        | StoreFault::Migration(_)
        | StoreFault::Io(_)
        | StoreFault::Sqlite(_) => "fault-not-opened",
    }
}

/// What is wrong with the folder or a file, in one sentence that says what to do.
pub fn fault_sentence(language: Language, fault: &FolderError, file: &str) -> String {
    match fault {
        FolderError::Open(open) => open_error(open, file, language),
        FolderError::Unusable { path, .. } => {
            say!(language, "fault-folder-not-writable", path = path.display())
        }
        FolderError::NoSuchTournament(_) => say!(language, "error-not-found-what"),
        FolderError::StillPlayed(_) => say!(language, "refusal-still-played"),
        FolderError::Played(_) => say!(language, "refusal-played"),
        FolderError::Watched(_) => say!(language, "refusal-watched"),
        FolderError::Followed { url, .. } => say!(language, "error-followed", name = url),
        FolderError::Unknown(_)
        | FolderError::Chance(_)
        | FolderError::Dictionary(_)
        | FolderError::Switch(_) => format!("{} {fault}", say!(language, "fault-not-saved")),
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use flavita_tournament::state::tournament::ReplayError;

    #[test]
    fn every_cause_is_a_sentence_with_its_subject() {
        let path = PathBuf::from("cup.sqlite");
        let errors = [
            OpenError::Store(StoreFault::NotADatabase.at(&path)),
            OpenError::Store(StoreFault::Locked.at(&path)),
            OpenError::Store(StoreFault::Stopped.at(&path)),
            OpenError::Store(StoreFault::Missing.at(&path)),
            OpenError::Replay(FileError { path, source: ReplayError::NoBeginning }),
            OpenError::Dictionary { name: "cup".to_owned() },
        ];
        for language in Language::COMPLETE {
            for error in &errors {
                let text = open_error(error, "cup", *language);
                let is_whole = text.ends_with('.') && text.contains("cup") && !text.contains("{$");
                assert!(is_whole, "{text}");
                assert!(!state_text(error, *language).contains("{$"));
            }
        }
    }
}
