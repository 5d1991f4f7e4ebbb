//! Tests of `src/app/machine/signing.rs`.

use flavita_app::machine::signing::{KEY_FILE, KeyError, Purpose, SecretKey, Signed};
use std::fs;

#[test]
fn a_signature_holds_for_its_bytes_its_purpose_and_its_key_alone() {
    let (key, other) = (SecretKey::fresh().unwrap(), SecretKey::fresh().unwrap());
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
        let by = SecretKey::fresh().unwrap().public();
        let signature = text.to_owned();
        assert!(!Signed { by, signature }.holds(Purpose::HallResult, b""));
    }
}

#[test]
fn a_folder_keeps_its_key_and_a_file_that_is_none_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let first = SecretKey::of_folder(folder.path()).unwrap().public();
    assert_eq!(SecretKey::of_folder(folder.path()).unwrap().public(), first);
    let path = folder.path().join(KEY_FILE);
    fs::write(&path, "a shopping list").unwrap();
    assert!(matches!(SecretKey::of_folder(folder.path()), Err(KeyError::NotAKey { .. })));
    assert_eq!(fs::read_to_string(path).unwrap(), "a shopping list");
}
