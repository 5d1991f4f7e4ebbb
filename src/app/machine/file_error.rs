//! A file, and what is wrong with it.

use std::path::{Path, PathBuf};
use std::{error::Error, io};

/// A file or folder that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: {source}", path.display())]
pub struct FileError<E: Error + 'static = io::Error> {
    /// Which.
    pub path: PathBuf,
    /// Why.
    pub source: E,
}

/// For `map_err`: what the fault is with.
pub fn at<E: Error>(path: &Path) -> impl Fn(E) -> FileError<E> {
    move |source| FileError { path: path.to_owned(), source }
}
