//! A file that takes up space until the disk is full: given up then, it lets the round end.

use flavita_store::held;
use std::path::{Path, PathBuf};
use std::{fs, fs::File, io, io::Write as _};

/// How much space it holds, in bytes: the events of many evenings.
pub const SIZE: u64 = 64 * 1024 * 1024;
/// What is written at once.
const BLOCK: usize = 1024 * 1024;

/// Where it lies.
fn file(folder: &Path) -> PathBuf {
    folder.join("ballast")
}

/// Puts it into a data folder, where it is not there whole already.
///
/// # Errors
/// When the disk has no room for it; nothing is left behind then.
pub fn lay(folder: &Path) -> io::Result<()> {
    let path = file(folder);
    if fs::metadata(&path).is_ok_and(|found| found.len() == SIZE) {
        return Ok(());
    }
    let written = write(&path);
    if written.is_err() {
        // Of two failures the first is the one to hear of.
        let _ = held::remove_file(&path);
    }
    written
}

/// Blocks that no file system keeps as a hole.
fn write(path: &Path) -> io::Result<()> {
    let block: Vec<u8> = (0..=u8::MAX).cycle().take(BLOCK).collect();
    let mut file = File::create(path)?;
    for _ in 0..SIZE / BLOCK as u64 {
        file.write_all(&block)?;
    }
    file.sync_all()
}

/// Gives it up; whether that made room.
pub fn give_up(folder: &Path) -> bool {
    held::remove_file(file(folder)).is_ok()
}

/// Whether it lies there.
pub fn lies_in(folder: &Path) -> bool {
    file(folder).is_file()
}
