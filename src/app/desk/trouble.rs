//! Why a tournament cannot save anything at the moment, and what became of a copy.

use flavita_store::error::StoreError;
use std::path::PathBuf;

/// What keeps the log from growing. Nothing is acknowledged until it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Trouble {
    /// The disk is full.
    DiskFull,
    /// Another program holds the file.
    Locked,
    /// The file or its folder can only be read.
    NotWritable,
    /// The file is no longer where it was; it is being written anew from memory.
    Gone,
    /// The disk failed; the file is opened and checked anew until it is whole again.
    DiskFailed,
    /// The file does not hold what was acknowledged; it must be replaced by the latest copy.
    Damaged,
}

/// That a file went away and was written anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rescued {
    /// When, in milliseconds since 1970 (UTC).
    pub at_ms: i64,
    /// Where it lies now, if not where it was.
    pub elsewhere: Option<PathBuf>,
}

impl Trouble {
    /// The trouble that an error of the store means; `None` for one that concerns its command
    /// alone.
    pub fn of(error: &StoreError) -> Option<Self> {
        match error {
            StoreError::DiskFull { .. } => Some(Self::DiskFull),
            StoreError::Locked { .. } => Some(Self::Locked),
            StoreError::Lost { .. } => Some(Self::Gone),
            StoreError::ReadOnly { .. }
            | StoreError::Io { .. }
            | StoreError::Missing { .. }
            | StoreError::AlreadyExists { .. }
            | StoreError::Sqlite { .. } => Some(Self::NotWritable),
            StoreError::DiskFailed { .. } | StoreError::Stopped { .. } => Some(Self::DiskFailed),
            StoreError::KeyUsed { .. } | StoreError::EmptyBatch { .. } => None,
            StoreError::NotADatabase { .. }
            | StoreError::Foreign { .. }
            | StoreError::Newer { .. }
            | StoreError::Older { .. }
            | StoreError::Damaged { .. }
            | StoreError::BrokenChain { .. }
            | StoreError::MovedOn { .. }
            | StoreError::Setting { .. }
            | StoreError::OldSqlite { .. }
            | StoreError::Migration { .. } => Some(Self::Damaged),
        }
    }

    /// The stable name, as messages have it.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What became of the last copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopyNote {
    /// When it was made or tried: milliseconds since 1970 (UTC).
    pub at_ms: i64,
    /// How many rounds were on the board then.
    pub rounds: u32,
    /// Why it failed, if it did.
    pub fault: Option<String>,
}
