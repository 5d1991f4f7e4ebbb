use crate::desk::{record::read, record::to_new_event, recovery::*, sample::cup};
use flavita_store::event_log::EventLog;
use flavita_tournament::model::{BelowMinimum, Event, PlayerNumber};
use rusqlite::Connection;
use std::{sync::Arc, time::Duration};

/// A writer without its thread, with a round that is thought about.
fn thinking(folder: &Path) -> Writer {
    let (created, words, secret) = cup();
    let created = Event::TournamentCreated(Box::new(created));
    let mut log = EventLog::create(folder.join("cup.sqlite")).unwrap();
    log.keep_secret(secret.expose()).unwrap();
    log.append(0, "test", None, &[to_new_event(&created)]).unwrap();
    let recorded = read(&mut log).unwrap();
    let (mut writer, _view) = Writer::new(log, recorded, Arc::new(words)).unwrap();
    register(&mut writer, PlayerNumber(1));
    writer.serve_own(Command::TakeRack {
        rack: "AABBCDE".to_owned(),
        below_minimum: BelowMinimum::Accept,
        witness: String::new(),
        is_whole: false,
    });
    writer.serve_own(Command::OpenRound);
    assert!(writer.view.clock.is_running());
    writer.tick();
    writer
}

fn register(writer: &mut Writer, number: PlayerNumber) {
    writer.serve_own(Command::RegisterPlayer {
        number: Some(number),
        name: format!("Player {number}"),
        club: String::new(),
    });
    assert!(writer.view.state.players.contains_key(&number));
}

/// The steady clock runs on, and the program looks at nothing meanwhile.
fn is_held_up(writer: &mut Writer) {
    let before = writer.begun.checked_sub(Duration::from_secs(10));
    writer.begun = before.unwrap();
}

fn runs_on_disk(writer: &Writer) -> bool {
    writer.view.state.last_round().unwrap().clock.is_running
}

/// How long the computer was away by the last event of the log.
fn told_of_the_stop(writer: &mut Writer) -> Option<u64> {
    let recorded = read(&mut writer.log).unwrap();
    let Some((Event::ClockPaused { away_ms, .. }, _)) = recorded.events.last() else {
        panic!("the last event is no stop of the clock");
    };
    *away_ms
}

#[test]
fn the_time_that_a_failed_disk_took_is_no_sleep_of_the_computer() {
    let folder = tempfile::tempdir().unwrap();
    let mut writer = thinking(folder.path());
    writer.begin_anew().unwrap();
    assert!(!writer.view.clock.is_running());
    writer.tick();
    is_held_up(&mut writer);
    writer.serve_own(Command::ResumeClock);
    writer.tick();
    assert!(writer.view.clock.is_running());
}

/// A writer whose clock was stopped by a jump that could not be saved, and who holds its file.
fn stopped_in_vain(folder: &Path) -> (Writer, Connection) {
    let mut writer = thinking(folder);
    let other = Connection::open(writer.log.path()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    is_held_up(&mut writer);
    writer.tick();
    assert_eq!(writer.view.trouble, Some(Trouble::Locked));
    assert!(!writer.view.clock.is_running() && runs_on_disk(&writer));
    (writer, other)
}

#[test]
fn a_stop_that_could_not_be_saved_is_saved_when_the_disk_takes_events_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut writer, other) = stopped_in_vain(folder.path());
    other.execute_batch("ROLLBACK").unwrap();
    writer.tick();
    assert_eq!(writer.view.trouble, None);
    assert!(!runs_on_disk(&writer));
    assert!(told_of_the_stop(&mut writer).is_some_and(|away_ms| away_ms >= 9_000));
    writer.serve_own(Command::ResumeClock);
    assert!(writer.view.clock.is_running() && runs_on_disk(&writer));
}

#[test]
fn what_is_saved_before_the_stop_does_not_set_the_clock_going() {
    let folder = tempfile::tempdir().unwrap();
    let (mut writer, other) = stopped_in_vain(folder.path());
    other.execute_batch("ROLLBACK").unwrap();
    register(&mut writer, PlayerNumber(2));
    assert_eq!(writer.view.trouble, None);
    assert!(!writer.view.clock.is_running());
    writer.catch_up();
    assert!(told_of_the_stop(&mut writer).is_some());
}
