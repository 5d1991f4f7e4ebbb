//! Where the file of a tournament is, and what lies in the data folder beside it, by the names of folders
//! and the endings of files: the features that keep it there, and the copies that go along with it.

use flavita_store::held;
use std::{io, path::Path, path::PathBuf};

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

/// The folder of all merges, a folder each.
pub(crate) const MERGES: &str = "merges";
/// The folder of those who train, a file each.
pub(crate) const TRAINING: &str = "training";
/// How a season's file ends.
pub(crate) const SEASON: &str = "season";
/// How the file of a game ends that came sealed, after the tournament's name.
pub(crate) const SEALED: &str = "sealed";
/// How the file ends that keeps what other halls report, after the tournament's name.
pub(crate) const REPORTS: &str = "halls.json";
/// The folder of tournaments that were thrown away.
pub(crate) const TRASH: &str = "trash";
