//! A layer between a program and its disk, compiled for a test.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A library made of a C source of the tests, with the folder that it lives in.
pub(crate) fn compiled(source: &str) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let library = folder.path().join("layer.so");
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join(source);
    let compiled = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .args([&library, &from])
        .arg("-ldl")
        .status()
        .unwrap();
    assert!(compiled.success(), "{source} cannot be compiled");
    (folder, library)
}
