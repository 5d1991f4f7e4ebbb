//! Tests of `src/app/desk/door.rs`.

use flavita_app::desk::{Desk, DeskRequest};
use flavita_app::machine::seed::fresh;
use flavita_app::screen::shown::{Change, Scene};
use flavita_app::words::{Dictionary, dictionary::from_plain};
use flavita_game::{Edition, embedded};
use flavita_tournament::model::{Actor, TournamentCreated};
use flavita_tournament::profile::catalogue;
use std::{path::Path, sync::Arc};

fn edition() -> Edition {
    embedded("en-scrabble").unwrap()
}

fn words() -> Arc<Dictionary> {
    let words = from_plain(&edition(), Path::new("words.txt"), b"ab\naa\n", None);
    Arc::new(words.unwrap())
}

fn desk(folder: &Path) -> Desk {
    let (words, (seed, secret)) = (words(), fresh().unwrap());
    let house = catalogue::embedded("house").unwrap();
    let plain = TournamentCreated::plain("Cup".to_owned(), &edition(), words.note(), house);
    let created = TournamentCreated { seed, ..plain };
    Desk::create(&folder.join("cup.sqlite"), (created, &secret), Vec::new(), words).unwrap()
}

#[actix_web::test]
async fn what_the_screen_shows_outlives_the_program_and_stands_in_no_event() {
    let folder = tempfile::tempdir().unwrap();
    let first = desk(folder.path());
    let before = first.view().head;
    let banner = Change::Banner("Перерыв до 19:30".to_owned());
    for change in [banner, Change::Scene(Scene::Standings), Change::Dark] {
        first.ask(DeskRequest::Show(change), &Actor::Console, None).await.unwrap();
    }
    assert_eq!(first.view().head, before);
    drop(first);
    let again = Desk::open(&folder.path().join("cup.sqlite"), words()).unwrap();
    assert_eq!(again.view().screen.banner, "Перерыв до 19:30");
    let back = DeskRequest::Show(Change::Dark);
    again.ask(back, &Actor::Console, None).await.unwrap();
    assert_eq!(again.view().screen.scene, Scene::Standings);
}

#[actix_web::test]
async fn the_halls_picture_is_made_once_a_revision_and_has_no_seed() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(folder.path());
    let first = desk.public_view();
    assert!(Arc::ptr_eq(&first, &desk.public_view()));
    assert!(desk.view().state.drawing_seed().is_some());
    assert!(first.state.drawing_seed().is_none());
    assert_eq!(first.words().words(), 0);
    let show = DeskRequest::Show(Change::Dark);
    desk.ask(show, &Actor::Console, None).await.unwrap();
    assert!(!Arc::ptr_eq(&first, &desk.public_view()));
}
