//! Where the file of a tournament is.

use flavita_store::held;
use std::io;
use std::path::{Path, PathBuf};

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
    held::write(&file, b"flavita")?;
    held::remove_file(file)
}
