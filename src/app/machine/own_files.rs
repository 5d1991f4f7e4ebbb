//! A club's own files in a folder, and what is wrong with one.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the data folder that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {reason}", file.display())]
pub struct ShelfFault {
    /// The file.
    pub file: PathBuf,
    /// What is wrong with it, line by line.
    pub reason: String,
}

/// The files of a folder with this ending, in order.
///
/// # Errors
/// When the folder cannot be read.
pub fn files(folder: &Path, ending: &str) -> std::io::Result<Vec<PathBuf>> {
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
pub fn stems(folder: &Path, ending: &str) -> std::io::Result<Vec<String>> {
    let found = files(folder, ending)?;
    let stem = |file: &PathBuf| Some(file.file_stem()?.to_str()?.to_owned());
    let mut stems: Vec<String> = found.iter().filter_map(stem).collect();
    stems.sort();
    Ok(stems)
}
