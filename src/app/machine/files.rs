//! Files: what is wrong with one, a club's own in a folder, and those that are there whole or not at all.

use flavita_game::FaultyText;
use flavita_store::{held, system::folder_of};
use std::path::{Path, PathBuf};
use std::{error::Error, fs, io, io::Write as _, time::UNIX_EPOCH};
use tempfile::NamedTempFile;

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

/// Why what is kept beside the tournaments, a season or a merge, cannot be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum KeptFault {
    /// There is none of this name.
    #[error("there is none of the name {0}")]
    Missing(String),
    /// Its file says something else.
    #[error(transparent)]
    Faulty(#[from] FileError<FaultyText>),
    /// The disk refuses.
    #[error(transparent)]
    Disk(#[from] FileError),
}

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

/// The file of this name in a folder. A name comes from an address: nothing but a plain one has a file.
pub(crate) fn of_plain_name(folder: &Path, name: &str, ending: &str) -> Option<PathBuf> {
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    let is_name = !name.is_empty() && name.chars().all(is_plain);
    is_name.then(|| folder.join(format!("{name}.{ending}")))
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
pub fn with_ending(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    paths_where(folder, |path| path.extension().is_some_and(|end| end == ending))
}

/// The names of what is so in a folder, in order.
///
/// # Errors
/// When the folder cannot be read.
pub(crate) fn names_where(folder: &Path, is_so: fn(&Path) -> bool) -> io::Result<Vec<String>> {
    let name = |path: &PathBuf| Some(path.file_name()?.to_str()?.to_owned());
    Ok(paths_where(folder, is_so)?.iter().filter_map(name).collect())
}

fn paths_where(folder: &Path, is_so: impl Fn(&Path) -> bool) -> io::Result<Vec<PathBuf>> {
    let paths: io::Result<Vec<_>> = fs::read_dir(folder)?.map(|one| Ok(one?.path())).collect();
    let mut paths = paths?;
    paths.retain(|path| is_so(path));
    paths.sort();
    Ok(paths)
}

/// Their names without the ending, in order.
///
/// # Errors
/// When the folder cannot be read.
pub fn stems(folder: &Path, ending: &str) -> io::Result<Vec<String>> {
    let found = with_ending(folder, ending)?;
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

/// Puts a file in the place of the one of this name, on the disk and readable for its owner alone:
/// whoever reads it finds the old one or the new one, whole.
///
/// # Errors
/// What the system says; the old one stays.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = Some(written(path, bytes)?);
    held::patiently(|| {
        let persisted = file.take().map(|whole| whole.persist(path)).transpose();
        persisted.map(drop).map_err(|refused| {
            file = Some(refused.file);
            refused.error
        })
    })
}

/// As [`replace`], in a folder that is made where it is missing.
///
/// # Errors
/// What the system says; the old one stays.
pub(crate) fn keep(path: &Path, bytes: &[u8]) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    replace(path, bytes)
}

/// As [`replace`], where no file of this name is there.
///
/// # Errors
/// What the system says; [`io::ErrorKind::AlreadyExists`] where one is there, which stays.
pub fn place(path: &Path, bytes: &[u8]) -> io::Result<()> {
    written(path, bytes)?.persist_noclobber(path)?;
    Ok(())
}

/// The bytes on the disk under another name, in the same folder.
fn written(path: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    // A file of this kind is its owner's alone from its first byte on.
    let mut file = NamedTempFile::new_in(folder_of(path))?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_replaced_or_stays_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hall.screen");
        replace(&path, b"one").unwrap();
        replace(&path, b"two").unwrap();
        let refused = place(&path, b"three").unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(replace(&folder.path().join("gone").join("file"), b"").is_err());
    }
}
