//! Tests of `src/app/folder/out_of_way.rs`.

use flavita_app::folder::data_folder::{Folder, FolderError, Setup};
use flavita_tournament::{model::WordChoice, profile::catalogue::embedded};
use std::{collections::BTreeSet, fs};

/// Sets up a game of this name that nobody has played; says its name in addresses.
pub(crate) fn set_up(folder: &Folder, name: &str) -> String {
    let offer = folder.shelf.offer("erudit").unwrap();
    let setup = Setup {
        name: name.to_owned(),
        edition: "erudit".to_owned(),
        switches: Vec::new(),
        list: offer.lists[0].key.clone(),
        choice: WordChoice::default(),
        profile: embedded("house").unwrap(),
        players: Vec::new(),
    };
    folder.create(setup).unwrap()
}

fn folder_with_game() -> (tempfile::TempDir, Folder, String) {
    let place = tempfile::tempdir().unwrap();
    let folder = Folder::open(place.path()).unwrap();
    let id = set_up(&folder, "Cup");
    (place, folder, id)
}

#[test]
fn a_tournament_goes_into_the_archive_and_comes_back_after_a_restart() {
    let (place, folder, id) = folder_with_game();
    folder.archive(&id, true).unwrap();
    folder.archive(&id, true).unwrap();
    let again = Folder::open(place.path()).unwrap();
    assert_eq!(again.archived(), BTreeSet::from([id.clone()]));
    again.archive(&id, false).unwrap();
    assert!(folder.archived().is_empty());
    let refused = folder.archive("none", true);
    assert!(matches!(refused, Err(FolderError::NoSuchTournament(_))), "{refused:?}");
}

#[cfg(unix)]
#[test]
fn a_list_of_the_archive_that_cannot_be_read_now_is_not_written_anew() {
    let (place, folder, id) = folder_with_game();
    let list = place.path().join("archive.txt");
    std::os::unix::fs::symlink("archive.txt", &list).unwrap();
    assert!(folder.archive(&id, true).is_err());
    assert!(list.is_symlink(), "those that stand in it are still in the archive");
}

#[test]
fn what_nobody_played_lies_in_the_trash_with_all_that_is_its_own_and_its_name_is_not_given_again() {
    let (place, folder, id) = folder_with_game();
    for beside in [format!("{id}.passes"), format!("{id}0.passes")] {
        fs::write(place.path().join(beside), "").unwrap();
    }
    folder.throw_away(&id).unwrap();
    let trash = place.path().join("trash");
    assert!(trash.join(format!("{id}.sqlite")).exists());
    assert!(trash.join(format!("{id}.passes")).exists());
    assert!(place.path().join(format!("{id}0.passes")).exists());
    assert!(folder.entries().unwrap().is_empty());
    assert!(matches!(folder.throw_away(&id), Err(FolderError::NoSuchTournament(_))));
    assert_ne!(set_up(&folder, "Cup"), id);
}

#[test]
fn what_somebody_looks_at_stays() {
    let (_place, folder, id) = folder_with_game();
    let watcher = folder.desk(&id).unwrap();
    assert!(matches!(folder.throw_away(&id), Err(FolderError::Watched(_))));
    assert!(folder.file(&id).exists());
    drop(watcher);
    folder.throw_away(&id).unwrap();
}
