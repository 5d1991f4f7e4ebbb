//! A disk that refuses, and a computer that slept: nobody is told that something is saved which is
//! not, everybody sees why, and the evening goes on by itself.

use std::time::{Duration, Instant};
use std::{process::Command, thread};

use rusqlite::Connection;
use scraper::Html;
use serde_json::json;

use crate::program::{Program, phase_of, text};

/// Waits until the console is as wanted.
fn console(program: &Program, id: &str, wanted: impl Fn(&Html) -> bool) -> Html {
    let begun = Instant::now();
    loop {
        let page = program.page(&format!("/t/{id}/console"));
        if wanted(&page) {
            return page;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{}", page.html());
        thread::sleep(Duration::from_millis(100));
    }
}

/// Longer than the program may be held up before it believes that the computer slept: 6 seconds.
/// Nothing happens meanwhile that could be waited for.
const AWAY: Duration = Duration::from_millis(6_500);

/// Waits until the program has noted in its log that the clock has come down to so much.
fn clock_comes_to(log: &Connection, left_ms: i64) {
    let noted = || log.query_row("SELECT remaining_ms FROM heartbeat", [], |row| row.get(0)).ok();
    let begun = Instant::now();
    while noted().is_none_or(|noted: i64| noted > left_ms) {
        assert!(begun.elapsed() < Duration::from_secs(20), "the clock is not looked at");
        thread::sleep(Duration::from_millis(20));
    }
}

fn is_troubled(page: &Html) -> bool {
    let selector = scraper::Selector::parse(".trouble:not(.look)").unwrap();
    page.select(&selector).next().is_some()
}

#[test]
fn while_another_program_holds_the_file_nothing_is_acknowledged_and_then_it_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Ван"]);
    program.step_to(&id, "placed");
    let file = folder.path().join(format!("{id}.sqlite"));
    let other = Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();

    let refused = program.slip(&id, 1, "1 т");
    assert_ne!(refused["saved"], true, "{refused}");
    let page = console(&program, &id, is_troubled);
    assert!(text(&page, ".trouble").contains("занят"), "{}", page.html());

    other.execute_batch("ROLLBACK").unwrap();
    console(&program, &id, |page| !is_troubled(page));
    let saved = program.slip(&id, 1, "1 т");
    assert_eq!(saved["saved"], true, "the same request again: {saved}");
    let again = program.slip(&id, 1, "1 т");
    assert_eq!(again["saved"], true, "and once more is no second slip: {again}");
    let slips: i64 = other
        .query_row("SELECT count(*) FROM event WHERE kind = 'slip_judged'", [], |row| row.get(0))
        .unwrap();
    assert_eq!(slips, 1);
}

#[test]
fn a_file_that_is_held_for_long_does_not_stop_the_round() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Ван"]);
    program.step_to(&id, "thinking");
    let other = Connection::open(folder.path().join(format!("{id}.sqlite"))).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    console(&program, &id, is_troubled);
    thread::sleep(AWAY);
    other.execute_batch("ROLLBACK").unwrap();
    let page = console(&program, &id, |page| !is_troubled(page));
    assert_eq!(phase_of(&page), "thinking", "{}", page.html());
    let paused = program.act(&id, &json!({"act": "pause"}));
    assert_eq!(paused["ok"], true, "{paused}");
}

#[cfg(unix)]
#[test]
fn a_computer_that_slept_takes_nothing_from_the_players() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Ван"]);
    program.step_to(&id, "thinking");
    // Then the program stands still as in a sleeping laptop.
    let log = Connection::open(folder.path().join(format!("{id}.sqlite"))).unwrap();
    clock_comes_to(&log, 178_000);
    let signal = |name: &str| {
        let pid = program.pid().to_string();
        let sent = Command::new("kill").args([name, &pid]).status().unwrap();
        assert!(sent.success());
    };
    signal("-STOP");
    thread::sleep(AWAY);
    signal("-CONT");

    let page = console(&program, &id, |page| phase_of(page) == "paused");
    assert!(text(&page, ".trouble.look").contains("спал"), "{}", page.html());
    let clock = text(&page, ".clock");
    assert!(["2:58", "2:57", "2:56"].contains(&clock.trim()), "{clock}");
    let resumed = program.act(&id, &json!({"act": "resume"}));
    assert_eq!(resumed["ok"], true, "{resumed}");
    console(&program, &id, |page| phase_of(page) == "thinking");
}

/// A folder into which nothing can be written, such as a medium for reading only or one that is full.
#[cfg(unix)]
#[test]
fn where_nothing_can_be_written_the_standings_are_shown_and_it_is_said_that_nothing_is_saved() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Ван"]);
    program.step_to(&id, "thinking");
    drop(program);
    let allow = |own, files| {
        set_permissions(folder.path(), Permissions::from_mode(0o700)).unwrap();
        for entry in std::fs::read_dir(folder.path()).unwrap() {
            set_permissions(entry.unwrap().path(), Permissions::from_mode(files)).unwrap();
        }
        set_permissions(folder.path(), Permissions::from_mode(own)).unwrap();
    };
    allow(0o500, 0o400);
    let program = Program::start_as_nobody(folder.path());
    assert_eq!(program.get("/").0, 200);
    assert_eq!(program.get(&format!("/t/{id}/standings")).0, 200);
    assert_eq!(program.get(&format!("/t/{id}/projector")).0, 200);
    let page = console(&program, &id, is_troubled);
    assert!(text(&page, ".trouble").contains("не записывается"), "{}", page.html());
    assert!(!page.html().contains("data-running=\"true\""), "no clock runs that cannot be kept");
    let refused = program.post(&format!("/t/{id}/do"), &json!({"act": "resume"}));
    assert_ne!(refused["ok"], true, "{refused}");
    // Where it may write again, it goes on by itself with the clock where it stood.
    allow(0o700, 0o600);
    console(&program, &id, |page| !is_troubled(page));
    let resumed = program.post(&format!("/t/{id}/do"), &json!({"act": "resume"}));
    assert_eq!(resumed["ok"], true, "{resumed}");
    console(&program, &id, |page| phase_of(page) == "thinking");
}
