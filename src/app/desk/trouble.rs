//! Why a tournament cannot save anything at the moment, and what became of a copy.

use flavita_store::error::{StoreError, StoreFault};
use std::path::PathBuf;

/// What keeps the log from growing; written as messages have it. Nothing is acknowledged until it is
/// over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
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
        match &error.fault {
            StoreFault::DiskFull => Some(Self::DiskFull),
            StoreFault::Locked => Some(Self::Locked),
            StoreFault::Lost(_) => Some(Self::Gone),
            StoreFault::ReadOnly
            | StoreFault::Io(_)
            | StoreFault::Missing
            | StoreFault::AlreadyExists
            | StoreFault::Sqlite(_) => Some(Self::NotWritable),
            StoreFault::DiskFailed(_) | StoreFault::Stopped => Some(Self::DiskFailed),
            StoreFault::KeyUsed(_) | StoreFault::EmptyBatch => None,
            StoreFault::NotADatabase
            | StoreFault::Foreign { .. }
            | StoreFault::Newer { .. }
            | StoreFault::Older { .. }
            | StoreFault::Damaged(_)
            | StoreFault::BrokenChain { .. }
            | StoreFault::MovedOn { .. }
            | StoreFault::Setting { .. }
            | StoreFault::OldSqlite(_)
            | StoreFault::Migration(_) => Some(Self::Damaged),
        }
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
