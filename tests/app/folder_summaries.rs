//! What a list of games remembers of them between two starts of the program.
//!
//! What the file of summaries says is told from what a game says by another name in the file.

use crate::folder_out_of_way::set_up;
use flavita_app::folder::data_folder::Folder;
use std::{fs, path::Path};
use tempfile::TempDir;

const NAME: &str = "Кубок";
const TOLD: &str = "Другой";

/// A folder with a game that is in its list, and the game's name in addresses.
fn listed() -> (TempDir, String) {
    let place = tempfile::tempdir().unwrap();
    let folder = Folder::open(place.path()).unwrap();
    let id = set_up(&folder, NAME);
    folder.desks.close_all();
    folder.entries().unwrap();
    (place, id)
}

fn index(place: &Path) -> String {
    fs::read_to_string(place.join("summaries.json")).unwrap()
}

/// The folder after a restart, where the file of summaries calls the game otherwise.
fn told_otherwise(place: &Path) -> Folder {
    fs::write(place.join("summaries.json"), index(place).replace(NAME, TOLD)).unwrap();
    Folder::open(place).unwrap()
}

fn name(folder: &Folder, id: &str) -> Option<String> {
    Some(folder.about(id).ok()?.name)
}

#[test]
fn a_summary_counts_as_long_as_its_file_is_as_it_was_and_outlives_the_program() {
    let (place, id) = listed();
    let again = told_otherwise(place.path());
    assert_eq!(name(&again, &id).as_deref(), Some(TOLD));
    // Of what is gone nothing is kept.
    let gone = set_up(&again, "Ушёл");
    again.desks.close_all();
    again.entries().unwrap();
    assert!(index(place.path()).contains("Ушёл"));
    fs::remove_file(again.file(&gone)).unwrap();
    again.entries().unwrap();
    assert!(!index(place.path()).contains("Ушёл"));
    // The same length at the same moment is still another file.
    let file = again.file(&id);
    let written = fs::metadata(&file).unwrap().modified().unwrap();
    fs::write(&file, fs::read(&file).unwrap()).unwrap();
    fs::File::open(&file).unwrap().set_modified(written).unwrap();
    if cfg!(unix) {
        assert_eq!(name(&again, &id).as_deref(), Some(NAME));
    }
    fs::write(&file, "three").unwrap();
    assert_eq!(name(&again, &id), None);
}

#[test]
fn only_a_journal_with_something_in_it_is_a_change() {
    let (place, id) = listed();
    let again = told_otherwise(place.path());
    let journal = place.path().join(format!("{id}.sqlite-wal"));
    fs::write(&journal, "").unwrap();
    assert_eq!(name(&again, &id).as_deref(), Some(TOLD));
    fs::write(&journal, "more").unwrap();
    assert_ne!(name(&again, &id).as_deref(), Some(TOLD));
}

#[test]
fn a_file_of_another_form_is_none() {
    let (place, id) = listed();
    assert_eq!(name(&told_otherwise(place.path()), &id).as_deref(), Some(TOLD));
    let other = index(place.path()).replace("\"form\":2", "\"form\":0");
    assert_ne!(other, index(place.path()));
    for file in [other.as_str(), "torn"] {
        fs::write(place.path().join("summaries.json"), file).unwrap();
        let again = Folder::open(place.path()).unwrap();
        assert_eq!(name(&again, &id).as_deref(), Some(NAME), "{file}");
    }
}
