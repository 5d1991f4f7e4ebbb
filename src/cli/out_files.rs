//! Writing files so that a broken run leaves none of them half or alone.

use crate::error::CliError;
use flavita_store::held;
use std::io::{self, BufWriter, Write};
use std::{ffi::OsString, fs, fs::File, path::Path, path::PathBuf};

/// Writes all these files, or none: each beside its place first, then all are put in place.
/// What stood there before is replaced.
pub(super) fn write_all(files: &[(PathBuf, impl AsRef<[u8]>)]) -> Result<(), CliError> {
    let written = files.iter().try_for_each(|(path, bytes)| {
        write_beside(path, bytes.as_ref()).map_err(CliError::at(path))
    });
    let placed = written.and_then(|()| place_all(files));
    for (path, _) in files {
        // Where all went well, neither is there any more.
        drop(held::remove_file(beside(path, "part")));
        if placed.is_ok() {
            drop(held::remove_file(beside(path, "before")));
        }
    }
    placed
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

/// A file that grows line by line beside its place and is put there when it is whole.
#[derive(Debug)]
pub(super) struct GrowingFile {
    path: PathBuf,
    file: Option<BufWriter<File>>,
}

impl GrowingFile {
    /// An empty one.
    pub(super) fn create(path: &Path) -> Result<Self, CliError> {
        let file = create_beside(path).map_err(CliError::at(path))?;
        Ok(Self { path: path.to_owned(), file: Some(BufWriter::new(file)) })
    }

    /// Writes a text at its end.
    pub(super) fn write(&mut self, text: &str) -> Result<(), CliError> {
        let written = self.file.iter_mut().try_for_each(|file| file.write_all(text.as_bytes()));
        written.map_err(CliError::at(&self.path))
    }

    /// Puts it in its place; what stood there before is replaced.
    pub(super) fn finish(mut self) -> Result<(), CliError> {
        let Some(mut file) = self.file.take() else {
            return Ok(());
        };
        let path = &self.path;
        let whole = file.flush().and_then(|()| file.get_ref().sync_all());
        drop(file);
        let placed = whole.and_then(|()| held::rename(beside(path, "part"), path));
        placed.map_err(|source| {
            drop(held::remove_file(beside(path, "part")));
            CliError::at(path)(source)
        })
    }
}
impl Drop for GrowingFile {
    /// What was not finished goes away.
    fn drop(&mut self) {
        if self.file.take().is_some() {
            drop(held::remove_file(beside(&self.path, "part")));
        }
    }
}

fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = create_beside(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn create_beside(path: &Path) -> io::Result<File> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    File::create(beside(path, "part"))
}

fn place_all<B>(files: &[(PathBuf, B)]) -> Result<(), CliError> {
    if let [(path, _)] = files {
        // A file alone needs no way back: it is exchanged at one blow.
        return held::rename(beside(path, "part"), path).map_err(CliError::at(path));
    }
    for (done, (path, _)) in files.iter().enumerate() {
        if let Err(source) = place(path) {
            for (path, _) in files[..=done].iter().rev() {
                put_back(path);
            }
            return Err(CliError::at(path)(source));
        }
    }
    Ok(())
}

fn place(path: &Path) -> io::Result<()> {
    if path.exists() {
        held::rename(path, beside(path, "before"))?;
    }
    held::rename(beside(path, "part"), path)
}

/// Undoes [`place`], as far as it went. The error that led here is the one to tell.
fn put_back(path: &Path) {
    let before = beside(path, "before");
    if before.exists() {
        drop(held::rename(before, path));
    } else if !beside(path, "part").exists() {
        drop(held::remove_file(path));
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(ending);
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
