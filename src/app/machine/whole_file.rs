//! Files that are there whole or not at all.

use flavita_store::held;
use std::{io, io::Write as _, path::Path};
use tempfile::NamedTempFile;

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

/// The same where no file of this name is there.
///
/// # Errors
/// What the system says; [`io::ErrorKind::AlreadyExists`] where one is there, which stays.
pub fn place(path: &Path, bytes: &[u8]) -> io::Result<()> {
    written(path, bytes)?.persist_noclobber(path)?;
    Ok(())
}

/// The bytes on the disk under another name, in the same folder.
fn written(path: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    // A file of this kind is its owner's alone from its first byte on.
    let mut file = NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
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
