//! Tests of `src/app/machine/signing.rs`.

use flavita_app::machine::signing::{KEY_FILE, Key, KeyError, Purpose, Signed};
use std::fs;

#[test]
fn a_signature_holds_for_its_bytes_its_purpose_and_its_key_alone() {
    let (key, other) = (Key::fresh().unwrap(), Key::fresh().unwrap());
    let signed = key.sign(Purpose::HallResult, b"round 1");
    assert!(signed.holds(Purpose::HallResult, b"round 1"));
    assert!(!signed.holds(Purpose::HallResult, b"round 2"));
    assert!(!signed.holds(Purpose::SealedGame, b"round 1"));
    let by = other.public();
    assert!(!Signed { by, ..signed }.holds(Purpose::HallResult, b"round 1"));
}

#[test]
fn what_is_no_signature_holds_for_nothing() {
    for text in ["", "00", &"z".repeat(128), &"0".repeat(128)] {
        let by = Key::fresh().unwrap().public();
        let signature = text.to_owned();
        assert!(!Signed { by, signature }.holds(Purpose::HallResult, b""));
    }
}

#[test]
fn a_folder_keeps_its_key_and_a_file_that_is_none_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let first = Key::of_folder(folder.path()).unwrap().public();
    assert_eq!(Key::of_folder(folder.path()).unwrap().public(), first);
    let path = folder.path().join(KEY_FILE);
    fs::write(&path, "a shopping list").unwrap();
    assert!(matches!(Key::of_folder(folder.path()), Err(KeyError::NotAKey { .. })));
    assert_eq!(fs::read_to_string(path).unwrap(), "a shopping list");
}
