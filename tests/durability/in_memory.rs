//! A folder that no disk is waited for.

use std::env;

use tempfile::TempDir;

/// A new folder for many logs, written event by event: in memory where the system has such a place, or
/// where `TMPDIR` says.
pub(crate) fn folder() -> TempDir {
    let in_memory = || TempDir::new_in("/dev/shm").ok();
    let folder = if env::var_os("TMPDIR").is_none() { in_memory() } else { None };
    folder.unwrap_or_else(|| TempDir::new().unwrap())
}
