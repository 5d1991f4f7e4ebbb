//! The second folder: named on the page of the check, filled after every round, good for going on.

use std::path::Path;
use std::time::{Duration, Instant};
use std::{fs, thread};

use flavita::{store::event::Head, store::event_log::EventLog, store::line};
use serde_json::json;
use tempfile::TempDir;

use crate::program::{Program, agent, first, text};

fn name_folder(program: &Program, folder: &Path) -> u16 {
    let form = [("folder", folder.to_str().unwrap())];
    let url = format!("{}/check", program.url);
    agent().post(url).send_form(form).unwrap().status().as_u16()
}

/// The end of the copy and of the lines beside it, once both end alike and behind `seq`.
fn copied(folder: &Path, id: &str, seq: i64) -> Head {
    let begun = Instant::now();
    loop {
        let copy = EventLog::open_read_only(folder.join(format!("{id}.sqlite")));
        if let Ok(copy) = copy
            && copy.head().seq >= seq
            && lines(folder, id) == Some(copy.head())
        {
            return copy.head();
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "no copy with event {seq}");
        thread::sleep(Duration::from_millis(50));
    }
}

fn lines(folder: &Path, id: &str) -> Option<Head> {
    let text = fs::read_to_string(folder.join(format!("{id}.jsonl"))).ok()?;
    let mut head = Head::EMPTY;
    for text in text.lines() {
        head = line::read(text, head).ok()?.head();
    }
    Some(head)
}

/// A tournament whose copies go into the second of these folders.
fn copied_hall() -> ([TempDir; 2], Program, String) {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let program = Program::start(folders[0].path());
    let id = program.create(&["Ада", "Ван"]);
    assert_eq!(name_folder(&program, folders[1].path()), 303);
    (folders, program, id)
}

#[test]
fn after_every_round_a_checked_copy_and_the_lines_lie_in_the_second_folder() {
    let (data, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(data.path());
    let id = program.create(&["Ада", "Ван"]);
    let console = program.page(&format!("/t/{id}/console"));
    assert_eq!(text(&console, ".status a.late"), "Копий нет");

    assert_eq!(name_folder(&program, second.path()), 303);
    let before = copied(second.path(), &id, 1);
    program.step_to(&id, "placed");
    let after = copied(second.path(), &id, before.seq + 1);
    assert!(after.seq > before.seq);
    let page = program.page("/check");
    let named = first(&page, "input[name=folder]").value().attr("value").unwrap();
    assert_eq!(Path::new(named), second.path().canonicalize().unwrap());

    // The laptop is gone: another one goes on from the copy.
    drop(program);
    let other = tempfile::tempdir().unwrap();
    fs::create_dir(other.path().join("words")).unwrap();
    let words = second.path().join("words").read_dir().unwrap();
    let words = words.map(|file| Path::new("words").join(file.unwrap().file_name()));
    for file in words.chain([format!("{id}.sqlite").into()]) {
        fs::copy(second.path().join(&file), other.path().join(&file)).unwrap();
    }
    let program = Program::start(other.path());
    let saved = program.slip(&id, 1, "1 т");
    assert_eq!(saved["saved"], true, "{saved}");
}

/// How many events the tournament has now.
fn events(data: &Path, id: &str) -> i64 {
    let log = EventLog::open_read_only(data.join(format!("{id}.sqlite")));
    log.unwrap().head().seq
}

/// Waits until the file in the second folder holds this.
fn await_file(second: &Path, name: &str, holds: &[u8]) {
    let begun = Instant::now();
    while fs::read(second.join(name)).ok().as_deref() != Some(holds) {
        assert!(begun.elapsed() < Duration::from_secs(20), "{name}");
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn what_lies_beside_the_tournaments_goes_along_and_what_is_secret_stays() {
    let (data, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(data.path());
    let ended = program.create(&["Ада", "Ван"]);
    program.step_to(&ended, "placed");
    let end = program.act(&ended, &json!({"act": "end_game"}));
    assert_eq!(end["ok"], true, "{end}");
    // Nobody opens it any more, so no desk copies it.
    drop(program);
    let taken_out = Path::new("merges/merge-1/removed");
    for folder in [taken_out, Path::new("prepared"), Path::new("profiles")] {
        fs::create_dir_all(data.path().join(folder)).unwrap();
    }
    let along = [
        "season-1.season",
        "cup.screen",
        "cup.sealed",
        "cup.halls.json",
        "merges/merge-1/merge.toml",
        "merges/merge-1/removed/brno.hall",
    ];
    let secret = ["prepared/game.json", "cup.game", "cup.passes", "flavita.key"];
    for name in along.iter().chain(&secret) {
        fs::write(data.path().join(name), name).unwrap();
    }
    let program = Program::start(data.path());
    assert_eq!(name_folder(&program, second.path()), 303);
    for name in along {
        await_file(second.path(), name, name.as_bytes());
    }
    copied(second.path(), &ended, 2);
    assert!(second.path().join("words").is_dir());
    for name in secret {
        assert!(!second.path().join(name).exists(), "{name}");
    }
    assert!(!second.path().join("copies.txt").exists());
}

#[test]
fn a_copy_of_another_game_and_a_foreign_file_are_kept_aside() {
    let (data, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let elsewhere = tempfile::tempdir().unwrap();
    let other = Program::start(elsewhere.path());
    let id = other.create(&["Вера"]);
    assert_eq!(name_folder(&other, second.path()), 303);
    let foreign = copied(second.path(), &id, 1);
    drop(other);
    fs::write(second.path().join("season-1.season"), "theirs").unwrap();

    let program = Program::start(data.path());
    assert_eq!(program.create(&["Ада", "Ван"]), id, "the same name");
    fs::write(data.path().join("season-1.season"), "ours").unwrap();
    assert_eq!(name_folder(&program, second.path()), 303);
    await_file(second.path(), "season-1.season", b"ours");
    copied(second.path(), &id, foreign.seq + 1);
    let names = fs::read_dir(second.path()).unwrap();
    let names: Vec<_> = names.map(|file| file.unwrap().path()).collect();
    let is_aside = |path: &&std::path::PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap();
        name.ends_with(".sqlite") && name != format!("{id}.sqlite")
    };
    let aside = names.iter().find(is_aside).expect("it is kept aside");
    assert_eq!(EventLog::open_read_only(aside).unwrap().head(), foreign);
    let is_theirs = |path: &std::path::PathBuf| fs::read(path).is_ok_and(|it| it == b"theirs");
    assert!(names.iter().any(is_theirs));
}

#[test]
fn what_is_ruled_after_the_end_is_copied_too() {
    let ([data, second], program, id) = copied_hall();
    program.step_to(&id, "placed");
    let end = program.act(&id, &json!({"act": "end_game"}));
    assert_eq!(end["ok"], true, "{end}");
    copied(second.path(), &id, events(data.path(), &id));
    let slip = program.slip(&id, 1, "1 т");
    assert_eq!(slip["saved"], true, "{slip}");
    copied(second.path(), &id, events(data.path(), &id));
}

#[test]
fn lines_that_were_torn_or_are_of_another_log_are_put_aside() {
    let ([_data, second], program, id) = copied_hall();
    let before = copied(second.path(), &id, 1);
    let path = second.path().join(format!("{id}.jsonl"));
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, &whole[..whole.len() - 10]).unwrap();
    program.step_to(&id, "placed");
    copied(second.path(), &id, before.seq + 1);
    let files = fs::read_dir(second.path()).unwrap();
    let lines = files.filter(|file| {
        let path = file.as_ref().unwrap().path();
        path.extension().is_some_and(|ending| ending == "jsonl")
    });
    assert_eq!(lines.count(), 2, "the torn lines are kept beside the whole ones");
}

#[test]
fn a_folder_that_cannot_be_written_is_refused_and_the_one_before_stays() {
    let (data, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(data.path());
    assert_eq!(name_folder(&program, second.path()), 303);
    let file = data.path().join("file");
    fs::write(&file, "").unwrap();
    assert_eq!(name_folder(&program, &file), 422);
    assert_eq!(name_folder(&program, data.path()), 422);
    let page = program.page("/check");
    let named = first(&page, "input[name=folder]").value().attr("value").unwrap();
    assert_eq!(Path::new(named), second.path().canonicalize().unwrap());
}
