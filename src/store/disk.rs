//! What `SQLite` does not do: a lock against a second program, syncing a file, and whether what lies at
//! the path is still the file that is written.
//!
//! On Unix an open file goes on taking writes after its name was removed or given to another one,
//! and all of them are lost with the last program that has it open. Only names are asked: opening
//! and closing the file itself would drop `SQLite`'s locks.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::{ffi::OsString, io, thread::sleep};
use std::{path::Path, path::PathBuf, time::Duration, time::SystemTime};

use crate::error::{Loss, StoreFault};
use crate::{held, system::identity, system::written};

/// The longest journal that is kept after it was taken over, in bytes: only a longer one is cut by
/// `SQLite` itself.
pub(super) const LONGEST_JOURNAL: i64 = 64 * 1024 * 1024;

/// How often a lock that is held is asked for again, and how long it is waited for between.
const LOCK_TRIES: u32 = 20;
const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// The right of one program to write a file, held until it is dropped.
///
/// The operating system releases it when the program ends, however it ends. The lock is on a
/// file beside the database: on the database itself it would stop `SQLite`'s own reading on
/// Windows, and closing it would drop `SQLite`'s locks on Unix. The empty file stays where it is:
/// removing it would let two programs lock two files of the same name.
#[derive(Debug)]
pub(super) struct WriterLock {
    _file: File,
}

impl WriterLock {
    /// Takes the lock of a database that exists.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Locked`] when another program has it, [`StoreFault::Io`] when the folder
    /// cannot be written or knows no locks.
    pub(super) fn take(path: &Path) -> Result<Self, StoreFault> {
        // One file can have several names by way of links; it must have only one lock.
        let lock_path = beside(&path.canonicalize()?, "-lock");
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        let file = held::patiently(|| options.open(&lock_path))?;
        // A program that is just ending, or just being started by this one, holds the lock for a
        // moment longer.
        let mut tries = 0..LOCK_TRIES;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self { _file: file }),
                Err(TryLockError::Error(source)) => return Err(source.into()),
                Err(TryLockError::WouldBlock) if tries.next().is_some() => sleep(LOCK_PAUSE),
                Err(TryLockError::WouldBlock) => return Err(StoreFault::Locked),
            }
        }
    }
}

/// The path with `suffix` after its name, in the manner of `SQLite`'s `-wal`.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// Makes a file's content durable.
///
/// # Errors
///
/// What the operating system says.
pub(super) fn sync_file(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(path)?.sync_all()
}

/// What the system says of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    identity: Option<(u64, u64)>,
    len: u64,
    /// When it was last written, where the system notes that at once.
    written: Option<SystemTime>,
}

impl Mark {
    fn of(path: &Path) -> Option<Self> {
        let found = fs::metadata(path).ok()?;
        Some(Self { identity: identity(&found), len: found.len(), written: written(&found) })
    }

    /// The same file after a write. Another one that came in its place meanwhile, or a cut, is no
    /// news to be remembered but a loss to be seen.
    fn grown(self, path: &Path) -> Self {
        let now = Self::of(path).filter(|now| now.identity == self.identity);
        let Some(now) = now else { return self };
        Self { len: now.len.max(self.len), written: now.written, ..self }
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
pub(super) struct OnDisk {
    path: PathBuf,
    journal_path: PathBuf,
    database: Option<Mark>,
    journal: Option<Mark>,
}

impl OnDisk {
    pub(super) fn of(path: &Path) -> Self {
        let (path, journal_path) = (path.to_owned(), beside(path, "-wal"));
        Self { database: Mark::of(&path), journal: Mark::of(&journal_path), path, journal_path }
    }

    /// Remembers how long both files are after a write.
    pub(super) fn note(&mut self) {
        self.database = self.database.map(|mark| mark.grown(&self.path));
        let known = self.journal.map(|mark| mark.grown(&self.journal_path));
        self.journal = known.or_else(|| Mark::of(&self.journal_path));
    }

    /// Whether somebody else has written to the journal since: other bytes may lie in its place, or a
    /// file system tells the time of our own write only now.
    pub(super) fn is_touched(&self) -> bool {
        let Some(journal) = self.journal else { return false };
        Mark::of(&self.journal_path).is_some_and(|now| now.written != journal.written)
    }

    /// What became of either file since. The database is written by its writer alone: where that was
    /// somebody else, other bytes lie in its place. The journal is told by its length; where it is
    /// [touched](Self::is_touched), what it holds has to be read.
    pub(super) fn lost(&self) -> Option<Loss> {
        let database = self.database?;
        let is_other = || Mark::of(&self.path).is_some_and(|now| now.written != database.written);
        let other = || is_other().then_some(Loss::Replaced);
        database.lost(&self.path, database.len).or_else(other).or_else(|| {
            let journal = self.journal?;
            let len = journal.len.min(LONGEST_JOURNAL.unsigned_abs());
            journal.lost(&self.journal_path, len)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written() -> (tempfile::TempDir, PathBuf, OnDisk) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cup.sqlite");
        fs::write(&path, "what was written").unwrap();
        let place = OnDisk::of(&path);
        assert_eq!(place.lost(), None);
        (folder, path, place)
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_is_replaced_during_a_write_is_lost_after_it() {
        let (folder, path, mut place) = written();
        let other = folder.path().join("other");
        fs::write(&other, "what somebody else has written").unwrap();
        fs::rename(other, path).unwrap();
        place.note();
        assert_eq!(place.lost(), Some(Loss::Replaced));
    }

    #[test]
    fn a_file_that_is_cut_during_a_write_is_lost_after_it() {
        let (_folder, path, mut place) = written();
        OpenOptions::new().write(true).open(path).unwrap().set_len(4).unwrap();
        place.note();
        assert_eq!(place.lost(), Some(Loss::Cut));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_whose_bytes_somebody_else_writes_is_lost() {
        let (_folder, path, place) = written();
        // The clock of the file system goes in steps.
        sleep(Duration::from_millis(20));
        fs::write(path, "what somebody else wrote over it").unwrap();
        assert_eq!(place.lost(), Some(Loss::Replaced));
    }

    #[test]
    fn a_file_may_grow_and_is_missed_when_it_is_gone() {
        let (_folder, path, mut place) = written();
        fs::write(&path, "what was written, and more").unwrap();
        place.note();
        assert_eq!(place.lost(), None);
        fs::remove_file(path).unwrap();
        place.note();
        assert_eq!(place.lost(), Some(Loss::Gone));
    }
}
