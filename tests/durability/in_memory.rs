//! A folder that no disk is waited for.

use std::path::Path;

use tempfile::TempDir;

/// A new folder in memory, where the system has such a place: for many logs, written event by event.
pub(crate) fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { TempDir::new_in(memory) } else { TempDir::new() };
    folder.unwrap()
}
