//! The exact words of a tournament stay beside it, whatever becomes of the lists.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::{fs, sync::Arc};

use flavita::app::folder::data_folder::{Folder, Setup};
use flavita::lexicon::{builder, file, word_list};
use flavita::{
    game::edition::catalogue::embedded, lexicon::alphabet::Alphabet,
    tournament::model::created::WordChoice, tournament::model::ids::PlayerNumber,
    tournament::model::player::Entrant, tournament::profile::catalogue,
};

/// Puts a compiled list of somebody's own into the folder.
fn put_list(folder: &Path, words: &str) -> PathBuf {
    let edition = embedded("ru-scrabble").unwrap();
    let list = word_list::read(&edition, words, |_| ());
    let bytes =
        file::write(&edition, "клуб", &builder::build(&list.words, |_| ()), file::Pressing::Quick);
    let path = folder.join("club.lexicon");
    fs::write(&path, bytes).unwrap();
    path
}

/// Sets a tournament up with the last list of the edition that is on offer.
fn create(folder: &Path, edition: &str, overrides: &[&str]) -> String {
    let data = Folder::open(folder).unwrap();
    let list = data.shelf.offer(edition).unwrap().lists.last().unwrap();
    let setup = Setup {
        name: "Кубок".to_owned(),
        edition: edition.to_owned(),
        switches: Vec::new(),
        list: list.key.clone(),
        choice: WordChoice {
            overrides: overrides.iter().map(|text| (*text).to_owned()).collect(),
            ..WordChoice::default()
        },
        profile: catalogue::embedded("house").unwrap(),
        players: vec![(PlayerNumber(1), Entrant::plain(None, "Ада", "").details)],
    };
    data.create(setup).unwrap()
}

/// Whether a word counts in a tournament that is opened anew.
fn counts(folder: &Path, id: &str, word: &str) -> bool {
    let view = Folder::open(folder).unwrap().desk(id).unwrap().view();
    let word = Alphabet::of(&view.state.edition).cut(word).unwrap();
    view.words().contains(word)
}

#[test]
fn a_list_that_is_gone_or_changed_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let list = put_list(folder, "дом\nкот\n");
    let id = create(folder, "ru-scrabble", &["+ФЛАВИТА"]);
    put_list(folder, "сад\n");
    for _ in 0..2 {
        let found = ["дом", "кот", "флавита", "сад"].map(|word| counts(folder, &id, word));
        assert_eq!(found, [true, true, true, false]);
        if list.exists() {
            fs::remove_file(&list).unwrap();
        }
    }
}

#[test]
fn kept_words_that_are_damaged_are_chosen_again_from_the_lists_at_hand() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let id = create(folder, "erudit", &["-ДОМ"]);
    let kept: Vec<PathBuf> =
        fs::read_dir(folder.join("words")).unwrap().map(|entry| entry.unwrap().path()).collect();
    let [kept] = kept.as_slice() else { panic!("one set of words is kept: {kept:?}") };
    let mut bytes = fs::read(kept).unwrap();
    bytes.truncate(bytes.len() / 2);
    fs::write(kept, bytes).unwrap();
    assert!(!counts(folder, &id, "дом") && counts(folder, &id, "дети"));
}

#[test]
fn words_that_nobody_has_any_more_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let list = put_list(folder, "дом\n");
    let id = create(folder, "ru-scrabble", &[]);
    fs::remove_file(list).unwrap();
    fs::remove_dir_all(folder.join("words")).unwrap();
    let data = Folder::open(folder).unwrap();
    let error = data.desk(&id).unwrap_err();
    assert!(error.to_string().contains("клуб"), "{error}");
}

#[test]
fn tournaments_with_the_same_words_share_them() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let ids = [
        create(folder, "erudit", &[]),
        create(folder, "erudit", &[]),
        create(folder, "erudit", &["-ДОМ"]),
    ];
    let data = Folder::open(folder).unwrap();
    let [one, same, other] = ids.map(|id| data.desk(&id).unwrap().view());
    let words = one.dictionary_for(&one.state).unwrap();
    assert!(Arc::ptr_eq(&words, &same.dictionary_for(&one.state).unwrap()));
    assert!(other.dictionary_for(&one.state).is_none());
}
