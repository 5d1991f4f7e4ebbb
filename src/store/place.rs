//! Whether what lies at the path is still the file that is written.
//!
//! On Unix an open file goes on taking writes after its name was removed or given to another one,
//! and all of them are lost with the last program that has it open. Only names are asked: opening
//! and closing the file itself would drop `SQLite`'s locks.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{disk, error::Loss, schema::LONGEST_JOURNAL};

/// What the system says of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    identity: Option<(u64, u64)>,
    len: u64,
}

impl Mark {
    fn of(path: &Path) -> Option<Self> {
        let found = fs::metadata(path).ok()?;
        Some(Self { identity: identity(&found), len: found.len() })
    }

    /// What became of the file of this mark, of which `len` bytes at least must be there.
    fn lost(self, path: &Path, len: u64) -> Option<Loss> {
        match Self::of(path) {
            None => Some(Loss::Gone),
            Some(found) if found.identity != self.identity => Some(Loss::Replaced),
            Some(found) => (found.len < len).then_some(Loss::Cut),
        }
    }
}

/// A file and its journal as they were when something was last written.
#[derive(Debug)]
pub(super) struct Place {
    path: PathBuf,
    database: Option<Mark>,
    journal: Option<Mark>,
}

impl Place {
    pub(super) fn of(path: &Path) -> Self {
        let mut place = Self { path: path.to_owned(), database: None, journal: None };
        place.note();
        place
    }

    /// Remembers both files as they are after a write.
    pub(super) fn note(&mut self) {
        self.database = Mark::of(&self.path).or(self.database);
        self.journal = Mark::of(&disk::beside(&self.path, "-wal")).or(self.journal);
    }

    /// What became of either file since.
    pub(super) fn lost(&self) -> Option<Loss> {
        let database = self.database?;
        database.lost(&self.path, database.len).or_else(|| {
            let journal = self.journal?;
            let len = journal.len.min(LONGEST_JOURNAL.unsigned_abs());
            journal.lost(&disk::beside(&self.path, "-wal"), len)
        })
    }
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other systems have none")]
fn identity(found: &fs::Metadata) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    Some((found.dev(), found.ino()))
}

/// Elsewhere a file that is open can be neither removed nor renamed.
#[cfg(not(unix))]
fn identity(_found: &fs::Metadata) -> Option<(u64, u64)> {
    None
}
