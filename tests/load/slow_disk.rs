//! The disk that takes its time.

use std::path::{Path, PathBuf};
use std::{process::Command, sync::OnceLock};

use tempfile::TempDir;

use crate::preload::compiled;

/// How much longer every sync takes, in milliseconds.
const SYNC_MS: &str = "5";

/// The library, compiled once.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_folder, library) = LIBRARY.get_or_init(|| compiled("tests/load/slow.c"));
    library
}

/// The program with that disk, and every program that it starts.
pub(crate) fn under(program: &mut Command) -> &mut Command {
    program.env("LD_PRELOAD", library()).env("FLAVITA_SYNC_MS", SYNC_MS)
}
