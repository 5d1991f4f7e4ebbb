//! What can go wrong between the program and its file.

use std::{io, path::Path, path::PathBuf};

use rusqlite::ErrorCode;

/// A fault of the store, with its file.
#[derive(Debug, thiserror::Error)]
#[error("{}{} {fault}", fault.of(), path.display())]
pub struct StoreError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub fault: StoreFault,
}

/// What is wrong with a file; the sentence goes on behind the file's name.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum StoreFault {
    /// There is no such file.
    #[error("does not exist; check the name and the folder")]
    Missing,

    /// A file of this name is there already and was left alone.
    #[error("already exists; choose another name")]
    AlreadyExists,

    /// The file is empty or something else than an `SQLite` database.
    #[error("is not a tournament file; choose another file or continue from the latest copy")]
    NotADatabase,

    /// The file is an `SQLite` database of another program.
    #[error("belongs to another program; choose a tournament file of flavita")]
    Foreign { application_id: i64 },

    /// The file has a form that this program does not know yet.
    #[error(
        "was written by a newer flavita (form {found}, known up to {known}); \
         open it with that version"
    )]
    Newer { found: i64, known: i64 },

    /// The file has an older form and was opened for reading only.
    #[error(
        "was written by an older flavita (form {found}, now {known}); \
         open it once with flavita serve"
    )]
    Older { found: i64, known: i64 },

    /// `SQLite` finds the file damaged, or a part of it is missing.
    #[error("is damaged ({0}); leave it as it is and continue from the latest copy")]
    Damaged(String),

    /// The chain of events does not hold.
    #[error(
        "is damaged at event {seq}: {fault}; \
         leave it as it is and continue from the latest copy"
    )]
    BrokenChain {
        /// Number of the first event that does not hold, 1-based.
        seq: i64,
        /// What does not hold.
        fault: ChainFault,
    },

    /// The disk is full; nothing of the command was recorded.
    #[error("is full and nothing was recorded; free some space and try again")]
    DiskFull,

    /// The disk failed; what it holds must be checked before it is trusted again.
    #[error("failed; restart flavita, it checks the file before it continues")]
    DiskFailed(Box<rusqlite::Error>),

    /// An earlier failure of the disk stopped all writing to this file.
    #[error("takes nothing since its disk failed; restart flavita, it checks the file")]
    Stopped,

    /// The file that was written is no longer the one at its path.
    #[error("cannot be written ({0}); what was recorded is in memory and is written anew")]
    Lost(Loss),

    /// The file may be read but not written.
    #[error("can only be read; copy it into a folder of your own and open the copy")]
    ReadOnly,

    /// Another program has the file open.
    #[error("is in use by another program; close it there and try again")]
    Locked,

    /// Another program appended to the file meanwhile.
    #[error("was changed by another program; close that one and restart flavita")]
    MovedOn {
        /// Number of the last event that this program knows of.
        expected: i64,
        /// Number of the last event in the file.
        found: i64,
    },

    /// The idempotency key stands in the log already; nothing was recorded.
    #[error("has recorded the command {0} already")]
    KeyUsed(String),

    /// A batch without events has no receipt.
    #[error("was given a command without events")]
    EmptyBatch,

    /// `SQLite` did not accept a setting that the log's safety rests on.
    #[error("does not keep the setting {name} (it says {found})")]
    Setting { name: &'static str, found: String },

    /// The `SQLite` in this program has the WAL-reset fault that was mended in 3.51.3.
    #[error("is not opened with SQLite {0}; build flavita with 3.51.3 or newer")]
    OldSqlite(&'static str),

    /// The file could not be brought to the present form.
    #[error("could not be brought to the present form")]
    Migration(Box<rusqlite_migration::Error>),

    /// The operating system refused.
    #[error("could not be opened or written; check the folder and its permissions")]
    Io(#[from] io::Error),

    /// `SQLite` refused for another reason.
    #[error("was refused by SQLite")]
    Sqlite(Box<rusqlite::Error>),
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

impl ChainFault {
    /// The fault at the event of this number.
    pub(super) fn at(self, seq: i64) -> StoreFault {
        StoreFault::BrokenChain { seq, fault: self }
    }
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

impl StoreFault {
    /// The fault with its file.
    pub fn at(self, path: &Path) -> StoreError {
        StoreError { path: path.to_owned(), fault: self }
    }

    /// What stands before the file's name where it is not the file that is at fault.
    fn of(&self) -> &'static str {
        if matches!(self, Self::DiskFull | Self::DiskFailed(_)) { "the disk of " } else { "" }
    }

    /// Whether the file must be opened and checked anew before anything is written to it.
    ///
    /// After a failed write or sync nobody knows what the disk holds, so going on would risk
    /// acknowledging what is not there.
    pub(crate) fn stops_writing(&self) -> bool {
        matches!(
            self,
            Self::DiskFailed(_)
                | Self::Damaged(_)
                | Self::BrokenChain { .. }
                | Self::NotADatabase
                | Self::Stopped
                | Self::MovedOn { .. }
        )
    }
}

/// For `map_err`: the fault with its file.
pub fn at<E: Into<StoreFault>>(path: &Path) -> impl Fn(E) -> StoreError + Copy {
    move |fault: E| fault.into().at(path)
}

/// `SQLite`'s errors in the program's own words.
impl From<rusqlite::Error> for StoreFault {
    fn from(source: rusqlite::Error) -> Self {
        match source.sqlite_error_code() {
            Some(
                ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::FileLockingProtocolFailed,
            ) => Self::Locked,
            Some(ErrorCode::ReadOnly) => Self::ReadOnly,
            Some(ErrorCode::DiskFull) => Self::DiskFull,
            Some(ErrorCode::NotADatabase) => Self::NotADatabase,
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged(source.to_string()),
            Some(ErrorCode::SystemIoFailure) => Self::DiskFailed(Box::new(source)),
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
                Self::Io(io::Error::other(source))
            }
            _ => Self::Sqlite(Box::new(source)),
        }
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::ffi;

    use super::*;

    fn refusal(code: i32) -> StoreFault {
        rusqlite::Error::SqliteFailure(ffi::Error::new(code), None).into()
    }

    #[test]
    fn a_full_disk_is_waited_for_and_a_failed_one_is_not() {
        let full = refusal(ffi::SQLITE_FULL);
        assert!(matches!(full, StoreFault::DiskFull) && !full.stops_writing());
        let busy = refusal(ffi::SQLITE_BUSY);
        assert!(matches!(busy, StoreFault::Locked) && !busy.stops_writing());
        for code in [ffi::SQLITE_IOERR, ffi::SQLITE_IOERR_FSYNC, ffi::SQLITE_CORRUPT] {
            assert!(refusal(code).stops_writing(), "{code}");
        }
    }

    #[test]
    fn every_sentence_names_the_file() {
        for code in [ffi::SQLITE_FULL, ffi::SQLITE_NOTADB, ffi::SQLITE_CANTOPEN, ffi::SQLITE_IOERR]
        {
            let sentence = refusal(code).at(Path::new("cup.sqlite")).to_string();
            assert!(sentence.contains("cup.sqlite"), "{code}");
        }
    }
}
