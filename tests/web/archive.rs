//! The server under its own archive: games that are over cost nothing until somebody looks at one,
//! and nothing again when he has gone.

use flavita::app::{desk::request::DeskRequest, folder::data_folder::Folder};
use flavita::tournament::model::{actor::Actor, command::Command};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::inside::{Asked, Device, Inside};
use crate::program::Program;

/// Games of one round that are over, each in a file that nobody has open.
async fn ended_games(inside: &Inside, count: usize) -> Vec<String> {
    let ids: Vec<String> = (1..=count).map(|n| format!("old-{n:03}")).collect();
    for id in &ids {
        inside.played(id, ("seed", "ab\naba\n"), &[("Ада", true), ("Ван", false)]).await;
        inside.ask(id, Command::EndGame).await;
        inside.app.folder.desks.close(id);
    }
    ids
}

async fn look(inside: &Inside, path: &str) {
    let answer = inside.get(&Device::at("192.168.1.77"), path).await;
    assert_eq!(answer.status, 200, "{path}");
}

#[actix_web::test]
async fn looking_at_every_old_game_leaves_few_of_them_open() {
    let inside = Inside::new();
    let ids = ended_games(&inside, 20).await;
    for path in ["/", "/training"] {
        look(&inside, path).await;
        assert_eq!(inside.app.folder.desks.all().len(), 0, "{path}");
    }
    for id in &ids {
        look(&inside, &format!("/t/{id}/standings")).await;
    }
    assert!(inside.app.folder.desks.all().len() <= 9);
}

#[actix_web::test]
async fn a_game_that_is_over_closes_when_nobody_looks_and_one_under_way_never() {
    let inside = Inside::new();
    let ids = ended_games(&inside, 2).await;
    inside.create("running", "seed", "ab\naba\n", &["Ада"]);
    inside.play_a_round("running").await;
    for id in &ids {
        look(&inside, &format!("/t/{id}/standings")).await;
    }
    let listening = inside.app.folder.desk(&ids[0]).unwrap();
    let open =
        || -> Vec<String> { inside.app.folder.desks.all().into_iter().map(|(id, _)| id).collect() };
    inside.app.folder.desks.close_idle(Instant::now());
    assert_eq!(open(), ["old-001", "old-002", "running"]);
    let later = Instant::now() + Duration::from_hours(1);
    inside.app.folder.desks.close_idle(later);
    assert_eq!(open(), ["old-001", "running"]);
    drop(listening);
    inside.app.folder.desks.close_idle(later);
    assert_eq!(open(), ["running"]);
    // Nothing waits for its file: it is read anew, and may be written.
    look(&inside, "/t/old-001/standings").await;
    let desk = inside.app.folder.desk("old-001").unwrap();
    let note = Command::WriteNote { text: "Кубок вручён".to_owned() };
    desk.ask(DeskRequest::Do(note), &Actor::Console, None).await.unwrap();
}

#[actix_web::test]
async fn lists_read_no_game_that_has_not_changed() {
    let inside = Inside::new();
    let ids = ended_games(&inside, 3).await;
    let names = |folder: &Folder| -> Vec<Option<usize>> {
        let entries = folder.entries().unwrap();
        entries.into_iter().map(|entry| Some(entry.about.ok()?.rounds)).collect()
    };
    assert_eq!(names(&inside.app.folder), [Some(1); 3]);
    // What cannot be read is told as it was as long as the file is as it was, after a restart too.
    let file = inside.app.folder.file(&ids[0]);
    let index = inside.folder.path().join("summaries.json");
    let kept = fs::read_to_string(&index).unwrap();
    fs::write(&index, kept.replace("\"rounds\":1", "\"rounds\":7")).unwrap();
    let again = Folder::open(inside.folder.path()).unwrap();
    assert_eq!(names(&again), [Some(7); 3]);
    fs::write(&file, "no tournament").unwrap();
    let mut found = names(&again);
    found.sort();
    assert_eq!(found, [None, Some(7), Some(7)]);
}

/// How many threads and open files a process has.
#[cfg(target_os = "linux")]
fn cost(pid: u32) -> (usize, usize) {
    let count = |what: &str| fs::read_dir(format!("/proc/{pid}/{what}")).unwrap().count();
    (count("task"), count("fd"))
}

/// Copies of one game under other names.
fn copied(game: &Path, folder: &Path, count: usize) -> Vec<String> {
    let ids: Vec<String> = (1..=count).map(|n| format!("old-{n:04}")).collect();
    for id in &ids {
        fs::copy(game, folder.join(format!("{id}.sqlite"))).unwrap();
    }
    ids
}

#[cfg(target_os = "linux")]
#[actix_web::test]
async fn the_program_holds_few_threads_and_files_after_a_look_at_every_old_game() {
    let inside = Inside::new();
    let first = ended_games(&inside, 1).await.swap_remove(0);
    let folder = tempfile::tempdir().unwrap();
    let ids = copied(&inside.app.folder.file(&first), folder.path(), 40);
    let words = folder.path().join("words");
    fs::create_dir(&words).unwrap();
    for file in fs::read_dir(inside.folder.path().join("words")).unwrap() {
        let file = file.unwrap().path();
        fs::copy(&file, words.join(file.file_name().unwrap())).unwrap();
    }
    let program = Program::start(folder.path());
    let (threads, files) = cost(program.pid());
    for id in &ids {
        assert_eq!(program.get(&format!("/t/{id}/standings")).0, 200, "{id}");
    }
    let (more_threads, more_files) = cost(program.pid());
    assert!(more_threads < threads + 40, "{threads} threads became {more_threads}");
    assert!(more_files < files + 60, "{files} open files became {more_files}");
}

/// Puts a tournament somewhere; answers the status and the list of the arbiter.
async fn put(inside: &Inside, id: &str, to: &str) -> (u16, String) {
    let here = Device::at("127.0.0.1");
    let asked = Asked::form(&format!("/t/{id}/put"), &[("to", to)]);
    let status = inside.answer(&here, asked).await.status.as_u16();
    let list = inside.get(&here, "/").await.body;
    (status, list)
}

#[actix_web::test]
async fn a_tournament_goes_into_the_archive_and_back_and_one_that_nobody_played_into_the_trash() {
    let inside = Inside::new();
    inside.create_named("played", "Кубок", &["ab", "aba"], &["Ада"]);
    inside.play_a_round("played").await;
    inside.create_named("mistake", "Ошибка", &["ab", "aba"], &["Ада"]);
    let parts = |list: &str| {
        let (list, archive) = list.split_once("class=\"archive\"").unwrap_or((list, ""));
        [list, archive].map(|part| part.contains("Кубок"))
    };
    let (status, list) = put(&inside, "played", "archive").await;
    assert_eq!((status, parts(&list)), (303, [false, true]));
    let hall = inside.get(&Device::at("192.168.1.20"), "/").await.body;
    assert!(!hall.contains("Кубок") && hall.contains("Ошибка"), "{hall}");
    let (status, list) = put(&inside, "played", "list").await;
    assert_eq!((status, parts(&list)), (303, [true, false]));
    let (status, list) = put(&inside, "played", "trash").await;
    assert_eq!((status, parts(&list)), (409, [true, false]));
    let (status, list) = put(&inside, "mistake", "trash").await;
    assert_eq!((status, list.contains("Ошибка")), (303, false));
    assert!(inside.folder.path().join("trash/mistake.sqlite").exists());
    assert_eq!(put(&inside, "mistake", "archive").await.0, 404);
}

#[actix_web::test]
async fn what_was_chosen_last_time_is_proposed() {
    let inside = Inside::new();
    let here = Device::at("127.0.0.1");
    let new = |page: &str, what: &str| page.contains(what);
    let before = inside.get(&here, "/new").await.body;
    assert!(new(&before, r#"name="round_time" value="3:00""#), "{before}");
    let list = before.split("name=\"dictionary\" value=\"").nth(1).unwrap();
    let list = list.split('"').next().unwrap();
    let form = [
        ("name", "Кубок"),
        ("edition", "ru-scrabble"),
        ("dictionary", list),
        ("profile", "house"),
        ("filled_by", "house"),
        ("form", "joker"),
        ("marked", "on"),
        ("round_time", "2:30"),
        ("last_call", "30"),
        ("early_rounds", "15"),
        ("early_vowels", "2"),
        ("early_consonants", "2"),
        ("late_vowels", "1"),
        ("late_consonants", "1"),
        ("budget", "25"),
        ("price", "10"),
        ("step", "1"),
        ("phones", "2"),
        ("double_entry", "on"),
        ("overrides", "+ъъ"),
        ("players", "Ада"),
    ];
    let made = inside.answer(&here, Asked::form("/new", &form)).await;
    assert_eq!(made.status, 303, "{made:?}");
    let page = inside.get(&here, "/new").await.body;
    for proposed in [
        r#"name="round_time" value="2:30""#,
        r#"value="joker" checked"#,
        r#"name="double_entry" value="on" checked"#,
        "+ЪЪ</textarea>",
    ] {
        assert!(new(&page, proposed) || new(&page, &proposed.to_lowercase()), "{proposed}");
    }
    assert!(!new(&page, r#"name="game_clock" value="on" checked"#));
    assert!(!new(&page, r#"value="Кубок"#) && !new(&page, ">Ада<"));
}
