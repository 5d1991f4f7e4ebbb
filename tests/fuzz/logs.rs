//! Logs as they are stored and exported: bent ones are refused, never a panic.

#[path = "../replay/game.rs"]
mod played;

use flavita::app::audit;
use std::{fs, sync::LazyLock};

use flavita::app::desk::record::{from_stored, to_new_event};
use flavita::store::event::{Head, StoredEvent};
use flavita::{
    app::audit::check::Depth, app::audit::log::Audit, i18n::language::Language, report,
    report::csv_profile::CsvProfile, report::draw_protocol::draw_protocol,
    store::event_log::EventLog, store::line, tournament::decide::finality,
    tournament::model::actor::Stamp, tournament::model::event::Event,
    tournament::results::standings::standings, tournament::state::tournament::Tournament,
};

use crate::trial::Trial;

static GAME: LazyLock<(Tournament, Vec<Event>)> = LazyLock::new(|| {
    let game = played::Game::played();
    (game.state, game.log)
});

/// A whole game and its log.
pub(crate) fn game() -> &'static (Tournament, Vec<Event>) {
    &GAME
}

/// The same log as its file has it.
pub(crate) fn stored() -> Vec<StoredEvent> {
    let folder = tempfile::tempdir().unwrap();
    let mut log = EventLog::create(folder.path().join("game.sqlite")).unwrap();
    for (number, event) in (0..).zip(&game().1) {
        let stamp = played::stamp(number);
        let events = [to_new_event(event)];
        log.append(stamp.at_ms, &stamp.actor.to_string(), None, &events).unwrap();
    }
    log.load().unwrap()
}

/// Everything that is worked out from a state.
fn look_at(state: &Tournament) {
    let _open = finality::open(state);
    let _protocol = draw_protocol(state, None);
    let _table = standings(state, state.next_round());
    for (_, export) in report::ALL.iter().chain(report::MORE) {
        let table = export(state, CsvProfile::Spreadsheet, Language::English);
        assert!(table.len() < 10_000_000);
    }
}

/// Takes one event of the log out and a bent one in.
fn with_another(event: Event, place: usize) -> Vec<Event> {
    let mut log = game().1.clone();
    let is_like = |other: &Event| std::mem::discriminant(other) == std::mem::discriminant(&event);
    let places: Vec<usize> = (0..log.len()).filter(|i| is_like(&log[*i])).collect();
    match places.get(place % places.len().max(1)) {
        Some(at) => log[*at] = event,
        None => log.insert(place % log.len(), event),
    }
    log
}

#[test]
fn events_of_a_log() {
    let mut seeds: Vec<String> = Vec::new();
    for event in &game().1 {
        let kind = to_new_event(event).kind;
        let text = serde_json::to_string(event).unwrap();
        let begun = format!("{{\"{kind}\":");
        if seeds.iter().filter(|seed| seed.starts_with(&begun)).count() < 4 {
            seeds.push(text);
        }
    }
    seeds.extend(more_events());
    assert!(seeds.len() > 30, "{}", seeds.len());
    Trial::of("events of a log", seeds).run(|bytes| {
        let Ok(event) = serde_json::from_slice::<Event>(bytes) else {
            return;
        };
        let stored = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&stored).unwrap(), event);
        let place = bytes.iter().map(|byte| usize::from(*byte)).sum();
        let log = with_another(event, place);
        let stamps: Vec<Stamp> = (0..).map(played::stamp).take(log.len()).collect();
        let log: Vec<_> = log.iter().zip(&stamps).collect();
        if let Ok(state) = Tournament::replay(log.iter().copied()) {
            look_at(&state);
        }
        if let Some((Event::TournamentCreated(created), stamp)) = log.first()
            && let Ok(state) = Tournament::new(created, stamp)
        {
            let mut audit = Audit::new(state, None, false);
            log[1..].iter().for_each(|(event, stamp)| audit.take(event, stamp));
        }
    });
}

/// Kinds of events that the game has none of.
fn more_events() -> Vec<String> {
    let events = [
        r#"{"round_closed":{"round":3,"length_ms":999999999999}}"#,
        r#"{"round_closed":{"round":3,"length_ms":180000180000180000}}"#,
        r#"{"player_returned":{"number":1,"from_round":4}}"#,
        r#"{"player_withdrew":{"number":2,"until_round":3}}"#,
        r#"{"player_renumbered":{"number":1,"to":17}}"#,
        r#"{"players_merged":{"kept":1,"gone":4}}"#,
        r#"{"absence_noted":{"number":3,"rounds":[2,3,30]}}"#,
        r#"{"player_changed":{"number":1,"name":"Ada","club":"","categories":["x"]}}"#,
        r#"{"slip_withdrawn":{"round":1,"slip":1}}"#,
        r#"{"clock_extended":{"round":1,"remaining_ms":90000,"by_ms":60000}}"#,
        r#"{"ruling_given":{"ruling":1,"because":"x","what":{"ruling":"points_given","player":1,"round":2,"points":-10}}}"#,
        r#"{"ruling_given":{"ruling":1,"because":"x","what":{"ruling":"round_reopened","round":22,"remaining_ms":60000}}}"#,
        r#"{"ruling_given":{"ruling":1,"because":"x","what":{"ruling":"move_replaced","round":22,"placement":{"at":"H8","word":"ZAX"}},"outcome":{"placed":{"placement":{"at":"H8","word":"ZAX"},"points":12}}}}"#,
        r#"{"ruling_given":{"ruling":1,"because":"x","what":{"ruling":"time_set","player":1,"round":2,"used_ms":1000}}}"#,
        r#"{"ruling_given":{"ruling":1,"because":"x","what":{"ruling":"mean_granted","player":4,"round":2}}}"#,
        r#"{"ruling_revoked":{"ruling":1,"because":"x"}}"#,
    ];
    let is_event = |text: &&str| serde_json::from_str::<Event>(text).is_ok();
    assert!(events.iter().all(is_event));
    events.map(str::to_owned).to_vec()
}

#[test]
fn bodies_of_stored_events() {
    let stored = stored();
    let seeds: Vec<&str> = stored.iter().map(|event| event.body.as_str()).collect();
    Trial::of("bodies of stored events", seeds).run(|bytes| {
        for event in stored.iter().take(12) {
            let body = String::from_utf8_lossy(bytes).into_owned();
            let bent = StoredEvent { body, ..event.clone() };
            if let Err(fault) = from_stored(&bent) {
                assert!(!fault.to_string().is_empty());
            }
        }
    });
}

#[test]
fn lines_of_an_export() {
    let stored = stored();
    let lines: Vec<String> = stored.iter().map(line::write).collect();
    Trial::of("lines of an export", &lines).run(|bytes| {
        let text = String::from_utf8_lossy(bytes);
        for (place, event) in stored.iter().enumerate().take(8) {
            let before = place.checked_sub(1).map_or(Head::EMPTY, |i| stored[i].head());
            match line::read(&text, before) {
                Ok(read) => assert_eq!(read, *event, "another event passes for this one"),
                Err(fault) => assert!(!fault.to_string().is_empty()),
            }
        }
    });
}

#[test]
fn exports() {
    let lines: Vec<String> = stored().iter().take(40).map(line::write).collect();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bent.jsonl");
    Trial::of("exports", [lines.join("\n")]).run(|bytes| {
        // What does not begin as an export is tried as a tournament's file.
        fs::write(&path, bytes).unwrap();
        match audit::check::read(&path) {
            Ok(log) => drop(log.check(&path, None, Depth::Fast, || ())),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    });
}
