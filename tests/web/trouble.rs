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
    // Longer than the program may be held up before it believes that the computer slept.
    thread::sleep(Duration::from_secs(10));
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
    // Two looks at the clocks, then the program stands still as in a sleeping laptop.
    thread::sleep(Duration::from_millis(2_500));
    let signal = |name: &str| {
        let pid = program.pid().to_string();
        let sent = Command::new("kill").args([name, &pid]).status().unwrap();
        assert!(sent.success());
    };
    signal("-STOP");
    thread::sleep(Duration::from_secs(8));
    signal("-CONT");

    let page = console(&program, &id, |page| phase_of(page) == "paused");
    assert!(text(&page, ".trouble.look").contains("спал"), "{}", page.html());
    let clock = text(&page, ".clock");
    assert!(["2:58", "2:57", "2:56"].contains(&clock.trim()), "{clock}");
    let resumed = program.act(&id, &json!({"act": "resume"}));
    assert_eq!(resumed["ok"], true, "{resumed}");
    console(&program, &id, |page| phase_of(page) == "thinking");
}
