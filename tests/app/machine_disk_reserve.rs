//! Tests of `src/app/machine/disk_reserve.rs`.

use flavita_app::machine::disk_reserve::{SIZE, give_up, lay, lies_in};
use std::fs;

#[test]
fn it_is_laid_once_and_given_up_once() {
    let folder = tempfile::tempdir().unwrap();
    lay(folder.path()).unwrap();
    lay(folder.path()).unwrap();
    assert!(lies_in(folder.path()));
    assert_eq!(fs::metadata(folder.path().join("ballast")).unwrap().len(), SIZE);
    assert!(give_up(folder.path()));
    assert!(!give_up(folder.path()) && !lies_in(folder.path()));
}

#[test]
fn nothing_is_left_where_it_cannot_be_laid() {
    let folder = tempfile::tempdir().unwrap();
    assert!(lay(&folder.path().join("missing")).is_err());
}
