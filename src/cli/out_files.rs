//! Writing files so that a broken run leaves none of them half or alone.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::cli::error::CliError;

/// Writes all these files, or none: each beside its place first, then all are put in place.
/// What stood there before is replaced.
pub(super) fn write_all(files: &[(PathBuf, &[u8])]) -> Result<(), CliError> {
    let written = files.iter().try_for_each(|(path, bytes)| {
        write_beside(path, bytes).map_err(|source| fault(path, source))
    });
    let placed = written.and_then(|()| place_all(files));
    for (path, _) in files {
        // Where all went well, neither is there any more.
        drop(fs::remove_file(beside(path, "part")));
        if placed.is_ok() {
            drop(fs::remove_file(beside(path, "before")));
        }
    }
    placed
}

fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut file = File::create(beside(path, "part"))?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn place_all(files: &[(PathBuf, &[u8])]) -> Result<(), CliError> {
    if let [(path, _)] = files {
        // A file alone needs no way back: it is exchanged at one blow.
        return fs::rename(beside(path, "part"), path).map_err(|source| fault(path, source));
    }
    for (done, (path, _)) in files.iter().enumerate() {
        if let Err(source) = place(path) {
            for (path, _) in files[..=done].iter().rev() {
                put_back(path);
            }
            return Err(fault(path, source));
        }
    }
    Ok(())
}

fn place(path: &Path) -> io::Result<()> {
    if path.exists() {
        fs::rename(path, beside(path, "before"))?;
    }
    fs::rename(beside(path, "part"), path)
}

/// Undoes [`place`], as far as it went. The error that led here is the one to tell.
fn put_back(path: &Path) {
    let before = beside(path, "before");
    if before.exists() {
        drop(fs::rename(before, path));
    } else if !beside(path, "part").exists() {
        drop(fs::remove_file(path));
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(ending);
    path.with_file_name(name)
}

fn fault(path: &Path, source: io::Error) -> CliError {
    CliError::File {
        path: path.to_owned(),
        source,
    }
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
}
