//! Writing files so that a broken run leaves none of them half or alone.

use crate::error::CliError;
use flavita_store::{exported::is_database, held, system::folder_of};
use std::io::{self, BufWriter, Write};
use std::{ffi::OsString, fs, fs::File, path::Path, path::PathBuf};
use tempfile::TempPath;

/// Writes all these files, or none: each beside its place first, then all are put in place.
/// What stood there before is replaced.
pub(super) fn write_all(files: &[(PathBuf, impl AsRef<[u8]>)]) -> Result<(), CliError> {
    let beside = files.iter().map(|(path, bytes)| {
        let mut file = GrowingFile::create(path)?;
        file.write(bytes)?;
        file.whole()
    });
    let beside: Vec<TempPath> = beside.collect::<Result<_, CliError>>()?;
    if let ([(path, _)], [whole]) = (files, beside.as_slice()) {
        // A file alone needs no way back: it is exchanged at one blow.
        return held::rename(whole, path).map_err(CliError::at(path));
    }
    for (done, ((path, _), whole)) in files.iter().zip(&beside).enumerate() {
        if let Err(source) = place(whole, path) {
            files[..done].iter().rev().for_each(|(path, _)| put_back(path));
            return Err(CliError::at(path)(source));
        }
    }
    for (path, _) in files {
        drop(held::remove_file(before(path)));
    }
    Ok(())
}

/// Writes all the files of these names, or none, into a folder that is made where it is missing.
pub(super) fn write_folder<B: AsRef<[u8]>>(
    folder: &Path,
    files: impl IntoIterator<Item = (impl AsRef<Path>, B)>,
) -> Result<(), CliError> {
    let files = files.into_iter().map(|(name, bytes)| (folder.join(name), bytes));
    let files: Vec<(PathBuf, B)> = files.collect();
    fs::create_dir_all(folder).map_err(CliError::at(folder))?;
    write_all(&files)
}

/// Writes these bytes into this file, or to standard output where none is named.
pub(super) fn write_out(path: Option<&Path>, bytes: &[u8]) -> Result<(), CliError> {
    if let Some(path) = path {
        return write_all(&[(path.to_owned(), bytes)]);
    }
    let mut out = io::stdout().lock();
    let written = out.write_all(bytes).and_then(|()| out.flush());
    written.map_err(CliError::because("cli-output"))
}

/// Writes a file where none is: what was sealed before has its own key.
pub(super) fn write_new(path: &Path, bytes: &[u8]) -> Result<(), CliError> {
    if path.exists() { Err(taken(path)) } else { write_out(Some(path), bytes) }
}

/// Another name has to be chosen.
fn taken(path: &Path) -> CliError {
    CliError::at(path)(io::Error::from(io::ErrorKind::AlreadyExists))
}

/// Whether what is there must not be replaced by an output: a tournament or a device.
fn is_to_stay(path: &Path) -> bool {
    path.metadata().is_ok_and(|there| !there.is_file() || is_database(path))
}

/// A file that grows line by line beside its place and is put there when it is whole; what was not
/// finished goes away.
#[derive(Debug)]
pub(super) struct GrowingFile {
    path: PathBuf,
    file: BufWriter<File>,
    beside: TempPath,
}

impl GrowingFile {
    /// An empty one.
    ///
    /// # Errors
    /// When what stands there [must stay](is_to_stay), or nothing can be written beside it.
    pub(super) fn create(path: &Path) -> Result<Self, CliError> {
        if path.is_dir() {
            return Err(CliError::at(path)(io::Error::from(io::ErrorKind::IsADirectory)));
        }
        if is_to_stay(path) {
            return Err(taken(path));
        }
        let made =
            tempfile::Builder::new().make_in(folder_of(path), |beside| File::create_new(beside));
        let (file, beside) = made.map_err(CliError::at(path))?.into_parts();
        Ok(Self { path: path.to_owned(), file: BufWriter::new(file), beside })
    }

    /// Writes a text at its end.
    pub(super) fn write(&mut self, text: impl AsRef<[u8]>) -> Result<(), CliError> {
        self.file.write_all(text.as_ref()).map_err(CliError::at(&self.path))
    }

    /// Puts it in its place; what stood there before is replaced.
    pub(super) fn finish(self) -> Result<(), CliError> {
        let path = self.path.clone();
        held::rename(self.whole()?, &path).map_err(CliError::at(&path))
    }

    /// All of it on the disk, beside its place.
    fn whole(mut self) -> Result<TempPath, CliError> {
        let whole = self.file.flush().and_then(|()| self.file.get_ref().sync_all());
        whole.map_err(CliError::at(&self.path))?;
        Ok(self.beside)
    }
}

/// Puts a file in its place; where that fails, what stood there before stays.
fn place(whole: &Path, path: &Path) -> io::Result<()> {
    if path.exists() {
        held::rename(path, before(path))?;
    }
    held::rename(whole, path).inspect_err(|_| put_back(path))
}

/// Undoes [`place`]. The error that led here is the one to tell.
fn put_back(path: &Path) {
    drop(held::remove_file(path));
    drop(held::rename(before(path), path));
}

/// Where what stood in a place before is until all is in place.
fn before(path: &Path) -> PathBuf {
    let mut name: OsString = path.file_name().unwrap_or_default().to_owned();
    name.push(".before");
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_file_that_cannot_be_written_keeps_the_others_as_they_were() {
        let folder = tempfile::tempdir().unwrap();
        let (good, bad) = (folder.path().join("a.csv"), folder.path().join("b.csv"));
        fs::write(&good, "old").unwrap();
        fs::create_dir(&bad).unwrap();
        let files = [(good.clone(), b"new".as_slice()), (bad.clone(), b"new")];
        assert!(write_all(&files).is_err());
        assert_eq!(fs::read_to_string(&good).unwrap(), "old");
        fs::remove_dir(&bad).unwrap();
        write_all(&files).unwrap();
        assert_eq!(fs::read_to_string(&good).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn no_output_takes_the_place_of_a_tournament_or_a_device() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cup.sqlite");
        let tournament = b"SQLite format 3\0 and its pages".as_slice();
        fs::write(&path, tournament).unwrap();
        assert!(write_out(Some(&path), b"name,points").is_err());
        assert_eq!(fs::read(&path).unwrap(), tournament);
        let device = Path::new("/dev/null");
        assert!(!device.exists() || write_out(Some(device), b"name,points").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_file_that_grows_replaces_another_only_when_it_is_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.csv");
        fs::write(&path, "old").unwrap();
        let mut broken = GrowingFile::create(&path).unwrap();
        broken.write("ne").unwrap();
        drop(broken);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        let mut whole = GrowingFile::create(&path).unwrap();
        whole.write("ne").unwrap();
        whole.write("w").unwrap();
        whole.finish().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
