//! Prepared games in a data folder: kept, changed, taken back, sealed.

use std::{fs, path::Path};

use flavita::app::preparing::drafts::{DraftFault, Drafts};
use flavita::app::preparing::seals::{KeepFault, Names};
use flavita::contests::prepared::making::{Exchange, Fault};
use flavita::{app::machine::signing::SecretKey, tournament::model::ids::RoundNumber};

use crate::ground::{game, ground, taken_along};

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder.join("prepared")).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_game_is_kept_as_the_command_line_writes_it_and_a_restart_finds_it() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (game(1), game(2));
    let drafts = Drafts::of(folder.path());
    assert_eq!(drafts.ids().unwrap(), Vec::<String>::new());
    let id = drafts.keep_new(&one).unwrap();
    assert_eq!(drafts.keep_new(&one).unwrap(), id, "the same game again");
    let other = drafts.keep_new(&two).unwrap();
    let again = Drafts::of(folder.path());
    assert_eq!(again.ids().unwrap().len(), 2);
    assert_eq!(again.load(&id).unwrap().game, one);
    assert_eq!(again.load(&other).unwrap().game, two);
    let bytes = fs::read(folder.path().join(format!("prepared/{id}.json"))).unwrap();
    assert_eq!(bytes, one.to_bytes());
}

#[test]
fn the_last_change_is_taken_back_and_a_second_window_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let drafts = Drafts::of(folder.path());
    let before = game(1);
    let id = drafts.keep_new(&before).unwrap();
    let opened = drafts.load(&id).unwrap();
    assert!(!opened.can_undo);
    let rack = Exchange::Rack("AEINRST".to_owned());
    let after = ground().basis().change(&before, RoundNumber(2), &rack).unwrap();
    drafts.change(&id, &opened.mark, &after).unwrap();
    let changed = drafts.load(&id).unwrap();
    assert_eq!((&changed.game, changed.can_undo), (&after, true));

    let late = drafts.change(&id, &opened.mark, &game(3));
    assert!(matches!(late, Err(DraftFault::Changed(_))), "{late:?}");
    let late = drafts.undo(&id, &opened.mark);
    assert!(matches!(late, Err(DraftFault::Changed(_))), "{late:?}");
    assert_eq!(drafts.load(&id).unwrap().game, after);

    drafts.undo(&id, &changed.mark).unwrap();
    let back = drafts.load(&id).unwrap();
    assert_eq!((back.game, back.can_undo), (before, false));
    assert_eq!(files(folder.path()), [format!("{id}.json")]);
}

#[test]
fn a_changed_game_is_not_lost_when_the_same_seed_is_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let drafts = Drafts::of(folder.path());
    let first = game(1);
    let id = drafts.keep_new(&first).unwrap();
    let mark = drafts.load(&id).unwrap().mark;
    drafts.change(&id, &mark, &game(2)).unwrap();
    let second = drafts.keep_new(&first).unwrap();
    assert_ne!(second, id);
    assert_eq!(drafts.load(&id).unwrap().game, game(2));
    assert_eq!(drafts.load(&second).unwrap().game, first);
}

#[test]
fn names_that_lead_elsewhere_are_no_games() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("other.json"), game(1).to_bytes()).unwrap();
    let drafts = Drafts::of(folder.path());
    drafts.keep_new(&game(1)).unwrap();
    for name in ["", "../other", "..", "a/b", "a.b", "/etc/passwd", "нет"] {
        let found = drafts.load(name);
        assert!(matches!(found, Err(DraftFault::NoSuchGame(_))), "{name}");
        let deleted = drafts.delete(name);
        assert!(matches!(deleted, Err(DraftFault::NoSuchGame(_))), "{name}");
    }
    assert!(folder.path().join("other.json").exists());
}

#[test]
fn a_game_that_was_changed_with_a_text_editor_is_not_sealed() {
    let folder = tempfile::tempdir().unwrap();
    let drafts = Drafts::of(folder.path());
    let mut richer = game(1);
    richer.rounds[3].points += 1;
    let id = drafts.keep_new(&richer).unwrap();
    let mark = drafts.load(&id).unwrap().mark;
    let names = Names { name: "League".to_owned(), organiser: "Marina".to_owned(), opens: None };
    let signer = SecretKey::fresh().unwrap();
    let sealed = drafts.seal((&id, &mark), &taken_along(), &names, &signer);
    assert!(matches!(sealed, Err(KeepFault::Game(Fault::Differs(RoundNumber(4))))), "{sealed:?}");
    assert!(!drafts.is_sealed(&id));
}

mod long {
    use super::{Drafts, Names, SecretKey, game, taken_along};

    #[test]
    #[ignore = "long: bash tests/check"]
    fn every_seal_is_kept_with_its_own_key_and_outlives_the_game() {
        let folder = tempfile::tempdir().unwrap();
        let drafts = Drafts::of(folder.path());
        let id = drafts.keep_new(&game(1)).unwrap();
        let draft = drafts.load(&id).unwrap();
        let (with, signer) = (taken_along(), SecretKey::fresh().unwrap());
        let names =
            Names { name: "League".to_owned(), organiser: "Marina".to_owned(), opens: None };
        let seal = || drafts.seal((&id, &draft.mark), &with, &names, &signer);
        assert_eq!((seal().unwrap(), seal().unwrap()), (1, 2));
        let kept = drafts.every_kept(&id).unwrap();
        let numbers: Vec<u32> = kept.iter().map(|kept| kept.number).collect();
        assert_eq!(numbers, [2, 1]);
        assert_ne!(kept[0].key, kept[1].key);
        for one in &kept {
            let opened = one.sealed.open(&one.key).unwrap();
            assert_eq!(opened.game.rounds, draft.game.rounds);
            assert_eq!(one.mark, draft.mark);
            // 2^16 rounds of scrypt for every key that somebody tries: " 16" stands in the head of the body.
            let text = one.sealed.to_text();
            let body = text.lines().rev().nth(1).unwrap();
            assert!(body[..200].contains("2031360a"), "{body}");
        }
        assert!(kept[0].sealed.open(&kept[1].key).is_err());
        drafts.delete(&id).unwrap();
        assert_eq!(drafts.ids().unwrap(), Vec::<String>::new());
        assert_eq!(drafts.every_kept(&id).unwrap(), kept);
    }
}
