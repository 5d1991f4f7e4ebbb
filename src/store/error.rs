//! What can go wrong between the program and its file.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

/// A fault of the store; every one names the file.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum StoreError {
    /// There is no such file.
    #[error("{path} does not exist; check the name and the folder")]
    Missing { path: PathBuf },
    /// A file of this name is there already and was left alone.
    #[error("{path} already exists; choose another name")]
    AlreadyExists { path: PathBuf },
    /// The file is empty or something else than an `SQLite` database.
    #[error(
        "{path} is not a tournament file; choose another file or continue from the latest copy"
    )]
    NotADatabase { path: PathBuf },
    /// The file is an `SQLite` database of another program.
    #[error("{path} belongs to another program; choose a tournament file of flavita")]
    Foreign { path: PathBuf, application_id: i64 },
    /// The file has a form that this program does not know yet.
    #[error(
        "{path} was written by a newer flavita (form {found}, known up to {known}); \
         open it with that version"
    )]
    Newer { path: PathBuf, found: i64, known: i64 },
    /// The file has an older form and was opened for reading only.
    #[error(
        "{path} was written by an older flavita (form {found}, now {known}); \
         open it once with flavita serve"
    )]
    Older { path: PathBuf, found: i64, known: i64 },
    /// `SQLite` finds the file damaged, or a part of it is missing.
    #[error("{path} is damaged ({problem}); leave it as it is and continue from the latest copy")]
    Damaged { path: PathBuf, problem: String },
    /// The chain of events does not hold.
    #[error(
        "{path} is damaged at event {seq}: {fault}; \
         leave it as it is and continue from the latest copy"
    )]
    BrokenChain {
        /// The damaged file.
        path: PathBuf,
        /// Number of the first event that does not hold, 1-based.
        seq: i64,
        /// What does not hold.
        fault: ChainFault,
    },
    /// The disk is full; nothing of the command was recorded.
    #[error("the disk of {path} is full and nothing was recorded; free some space and try again")]
    DiskFull { path: PathBuf },
    /// The disk failed; what it holds must be checked before it is trusted again.
    #[error("the disk of {path} failed; restart flavita, it checks the file before it continues")]
    DiskFailed { path: PathBuf, source: Box<rusqlite::Error> },
    /// An earlier failure of the disk stopped all writing to this file.
    #[error("{path} takes nothing since its disk failed; restart flavita, it checks the file")]
    Stopped { path: PathBuf },
    /// The file that was written is no longer the one at its path.
    #[error(
        "{path} cannot be written ({loss}); what was recorded is in memory and is written anew"
    )]
    Lost { path: PathBuf, loss: Loss },
    /// The file may be read but not written.
    #[error("{path} can only be read; copy it into a folder of your own and open the copy")]
    ReadOnly { path: PathBuf },
    /// Another program has the file open.
    #[error("{path} is in use by another program; close it there and try again")]
    Locked { path: PathBuf },
    /// Another program appended to the file meanwhile.
    #[error("{path} was changed by another program; close that one and restart flavita")]
    MovedOn {
        /// The file that was changed.
        path: PathBuf,
        /// Number of the last event that this program knows of.
        expected: i64,
        /// Number of the last event in the file.
        found: i64,
    },
    /// The idempotency key stands in the log already; nothing was recorded.
    #[error("{path} has recorded the command {key} already")]
    KeyUsed { path: PathBuf, key: String },
    /// A batch without events has no receipt.
    #[error("{path} was given a command without events")]
    EmptyBatch { path: PathBuf },
    /// `SQLite` did not accept a setting that the log's safety rests on.
    #[error("{path} does not keep the setting {name} (it says {found})")]
    Setting { path: PathBuf, name: &'static str, found: String },
    /// The `SQLite` in this program has the WAL-reset fault that was mended in 3.51.3.
    #[error("{path} is not opened with SQLite {version}; build flavita with 3.51.3 or newer")]
    OldSqlite { path: PathBuf, version: &'static str },
    /// The file could not be brought to the present form.
    #[error("{path} could not be brought to the present form")]
    Migration { path: PathBuf, source: Box<rusqlite_migration::Error> },
    /// The operating system refused.
    #[error("{path} could not be opened or written; check the folder and its permissions")]
    Io { path: PathBuf, source: io::Error },
    /// `SQLite` refused for another reason.
    #[error("{path} was refused by SQLite")]
    Sqlite { path: PathBuf, source: Box<rusqlite::Error> },
}

/// What does not hold at an event of the chain; its stable name is that of the variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ChainFault {
    /// The event of this number is missing.
    #[error("the event is missing")]
    Gap,
    /// A field has a value that the program cannot have written.
    #[error("a field is unreadable")]
    Unreadable,
    /// The hash of the event before is another one.
    #[error("it does not follow from the event before")]
    WrongPrev,
    /// The fields do not give the hash that stands beside them.
    #[error("its content does not match its hash")]
    WrongHash,
}

/// What became of a file while it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Loss {
    /// Nothing of this name can be found.
    #[error("it is not there any more")]
    Gone,
    /// Another file has its name.
    #[error("another file has its name")]
    Replaced,
    /// It is shorter than it was.
    #[error("it was cut short")]
    Cut,
}

impl StoreError {
    /// The file.
    pub fn path(&self) -> &Path {
        match self {
            Self::Missing { path }
            | Self::AlreadyExists { path }
            | Self::NotADatabase { path }
            | Self::Foreign { path, .. }
            | Self::Newer { path, .. }
            | Self::Older { path, .. }
            | Self::Damaged { path, .. }
            | Self::BrokenChain { path, .. }
            | Self::DiskFull { path }
            | Self::DiskFailed { path, .. }
            | Self::Stopped { path }
            | Self::Lost { path, .. }
            | Self::ReadOnly { path }
            | Self::Locked { path }
            | Self::MovedOn { path, .. }
            | Self::KeyUsed { path, .. }
            | Self::EmptyBatch { path }
            | Self::Setting { path, .. }
            | Self::OldSqlite { path, .. }
            | Self::Migration { path, .. }
            | Self::Io { path, .. }
            | Self::Sqlite { path, .. } => path,
        }
    }

    /// Whether the file must be opened and checked anew before anything is written to it.
    ///
    /// After a failed write or sync nobody knows what the disk holds, so going on would risk
    /// acknowledging what is not there.
    pub(crate) fn stops_writing(&self) -> bool {
        matches!(
            self,
            Self::DiskFailed { .. }
                | Self::Damaged { .. }
                | Self::BrokenChain { .. }
                | Self::NotADatabase { .. }
                | Self::Stopped { .. }
                | Self::MovedOn { .. }
        )
    }
}

/// Gives errors of the operating system the file's name.
pub(super) fn io_error(path: &Path) -> impl Fn(io::Error) -> StoreError + Copy {
    |source| StoreError::Io { path: path.to_owned(), source }
}

/// Gives `SQLite`'s errors the file's name and the program's own words.
pub(super) fn sqlite_error(path: &Path) -> impl Fn(rusqlite::Error) -> StoreError + Copy {
    |source| classify(path.to_owned(), source)
}

fn classify(path: PathBuf, source: rusqlite::Error) -> StoreError {
    match source.sqlite_error_code() {
        Some(
            ErrorCode::DatabaseBusy
            | ErrorCode::DatabaseLocked
            | ErrorCode::FileLockingProtocolFailed,
        ) => StoreError::Locked { path },
        Some(ErrorCode::ReadOnly) => StoreError::ReadOnly { path },
        Some(ErrorCode::DiskFull) => StoreError::DiskFull { path },
        Some(ErrorCode::NotADatabase) => StoreError::NotADatabase { path },
        Some(ErrorCode::DatabaseCorrupt) => {
            StoreError::Damaged { path, problem: source.to_string() }
        }
        Some(ErrorCode::SystemIoFailure) => {
            StoreError::DiskFailed { path, source: Box::new(source) }
        }
        Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
            StoreError::Io { path, source: io::Error::other(source) }
        }
        _ => StoreError::Sqlite { path, source: Box::new(source) },
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::ffi;

    use super::*;

    fn refusal(code: i32) -> StoreError {
        let source = rusqlite::Error::SqliteFailure(ffi::Error::new(code), None);
        sqlite_error(Path::new("cup.sqlite"))(source)
    }

    #[test]
    fn a_full_disk_is_waited_for_and_a_failed_one_is_not() {
        let full = refusal(ffi::SQLITE_FULL);
        assert!(matches!(full, StoreError::DiskFull { .. }) && !full.stops_writing());
        let busy = refusal(ffi::SQLITE_BUSY);
        assert!(matches!(busy, StoreError::Locked { .. }) && !busy.stops_writing());
        for code in [ffi::SQLITE_IOERR, ffi::SQLITE_IOERR_FSYNC, ffi::SQLITE_CORRUPT] {
            assert!(refusal(code).stops_writing(), "{code}");
        }
    }

    #[test]
    fn every_sentence_names_the_file() {
        for code in [ffi::SQLITE_FULL, ffi::SQLITE_NOTADB, ffi::SQLITE_CANTOPEN, ffi::SQLITE_IOERR]
        {
            assert!(refusal(code).to_string().contains("cup.sqlite"), "{code}");
        }
    }
}
