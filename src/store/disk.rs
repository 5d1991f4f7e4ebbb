//! What `SQLite` does not do: a lock against a second program, and syncing a file.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::{ffi::OsString, io, thread::sleep, time::Duration};

use crate::error::{StoreError, io_error};
use crate::held;

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
    /// [`StoreError::Locked`] when another program has it, [`StoreError::Io`] when the folder
    /// cannot be written or knows no locks.
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        // One file can have several names by way of links; it must have only one lock.
        let lock_path = beside(&path.canonicalize().map_err(io_error(path))?, "-lock");
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        let file = held::patiently(|| options.open(&lock_path)).map_err(io_error(path))?;
        // A program that is just ending, or just being started by this one, holds the lock for a
        // moment longer.
        let mut tries = 0..LOCK_TRIES;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self { _file: file }),
                Err(TryLockError::Error(source)) => return Err(io_error(path)(source)),
                Err(TryLockError::WouldBlock) if tries.next().is_some() => sleep(LOCK_PAUSE),
                Err(TryLockError::WouldBlock) => {
                    return Err(StoreError::Locked { path: path.to_owned() });
                }
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
