//! Where the file of a tournament is.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// How tournament files end.
pub const ENDING: &str = "sqlite";

/// The file of the tournament of this name in a folder.
pub fn file_in(folder: &Path, id: &str) -> PathBuf {
    folder.join(format!("{id}.{ENDING}"))
}

/// Whether a folder can be written: tries it, and leaves nothing behind.
///
/// # Errors
/// What the system says.
pub(crate) fn probe(folder: &Path) -> io::Result<()> {
    let file = folder.join(".flavita-write-test");
    fs::write(&file, b"flavita")?;
    fs::remove_file(file)
}
