//! A club's own files in a folder, and what is wrong with one.

use flavita_store::held;
use std::path::{Path, PathBuf};
use std::{fs, io, time::UNIX_EPOCH};

/// A file of the data folder that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {reason}", file.display())]
pub struct ShelfFault {
    /// The file.
    pub file: PathBuf,
    /// What is wrong with it, line by line.
    pub reason: String,
}

/// What a file holds; `None` where there is none.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn read_if_there(file: &Path) -> io::Result<Option<Vec<u8>>> {
    match held::read(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        read => read.map(Some),
    }
}

/// When a file was last changed: milliseconds since 1970 (UTC).
///
/// # Errors
/// When the system does not tell.
pub(crate) fn changed_ms(file: &Path) -> io::Result<i64> {
    let since = fs::metadata(file)?.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// The files of a folder with this ending, in order.
///
/// # Errors
/// When the folder cannot be read.
pub fn files(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == ending) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Their names without the ending, in order.
///
/// # Errors
/// When the folder cannot be read.
pub fn stems(folder: &Path, ending: &str) -> io::Result<Vec<String>> {
    let found = files(folder, ending)?;
    let stem = |file: &PathBuf| Some(file.file_stem()?.to_str()?.to_owned());
    let mut stems: Vec<String> = found.iter().filter_map(stem).collect();
    stems.sort();
    Ok(stems)
}

/// As [`stems`], none where there is no such folder.
///
/// # Errors
/// When the folder cannot be listed.
pub(crate) fn stems_if_there(folder: &Path, ending: &str) -> io::Result<Vec<String>> {
    if folder.exists() { stems(folder, ending) } else { Ok(Vec::new()) }
}
