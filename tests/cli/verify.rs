//! `flavita verify`.

use std::fs;

use flavita::store::event::NewEvent;
use flavita::store::event_log::EventLog;
use flavita::tournament::event::Event;
use flavita::tournament::profile::form::Form;
use flavita::tournament::profile::form_catalogue::{self, embedded};
use rusqlite::Connection;
use tempfile::TempDir;

use super::log_file::{SLIPS, argument, events, events_in, file, ruled_events};
use super::{error, flavita, output, words};

/// What verify says of a log that was forged before it was written, so that the chain is whole.
fn findings(forge: impl Fn(&mut Event) -> bool) -> Vec<String> {
    let mut events = events();
    assert!(events.iter_mut().any(forge), "something is forged");
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events);
    let run = flavita(&["verify", argument(&path), "--words", &words()])
        .assert()
        .code(1);
    let out = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    let mut lines: Vec<String> = out.lines().map(str::to_owned).collect();
    let last = lines.pop().unwrap();
    let count = lines.len();
    assert!(last.starts_with("differs head="), "{last}");
    assert!(last.ends_with(&format!(" differences={count}")), "{last}");
    lines
}

#[test]
fn a_sound_file_is_ok_and_told_in_one_line() {
    let folder = TempDir::new().unwrap();
    let events = events();
    let path = file(&folder, &events);
    let head = EventLog::open_read_only(&path).unwrap().head().hash;
    let count = events.len();
    let expected = format!("ok head={head} events={count} slips={SLIPS} differences=0\n");
    let mut verify = flavita(&["verify", argument(&path), "--words", &words()]);
    assert_eq!(output(&mut verify), expected);
}

#[test]
fn racks_of_every_form_are_derived_from_the_seed_again() {
    let forms = form_catalogue::EMBEDDED.iter();
    let mut forms: Vec<Form> = forms.map(|(id, _)| embedded(id).unwrap()).collect();
    forms.push(Form {
        keeps_rest: true,
        ..Form::default()
    });
    // The eleven words have none of five letters.
    for form in forms.iter().filter(|form| form.first_word.is_none()) {
        let folder = TempDir::new().unwrap();
        let path = file(&folder, &events_in(form.clone()));
        for options in [vec![], vec!["--words".to_owned(), words()]] {
            let mut verify = flavita(&["verify", argument(&path)]);
            let out = output(verify.args(&options));
            assert!(out.contains(" differences=0"), "{form:?}: {out}");
        }
    }
}

#[test]
fn without_the_words_the_rest_is_checked_and_that_is_said() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let run = flavita(&["verify", argument(&path)]).assert().code(0);
    let run = run.get_output();
    let error = String::from_utf8_lossy(&run.stderr);
    assert!(error.contains("the word list \"words\""), "{error}");
    assert!(error.contains("--words"), "{error}");
    let out = String::from_utf8_lossy(&run.stdout);
    assert!(out.ends_with("differences=0 words=unchecked\n"), "{out}");
}

#[test]
fn a_forged_verdict_is_found() {
    let lines = findings(|event| {
        let Event::SlipJudged { verdict, .. } = event else {
            return false;
        };
        if verdict.points == 0 {
            return false;
        }
        verdict.points += 10;
        true
    });
    assert!(
        lines[0].contains("slip 2 (round 1, player 1): recorded"),
        "{lines:?}"
    );
}

#[test]
fn a_forged_top_is_found() {
    let lines = findings(|event| {
        let Event::TopRevealed { tops, .. } = event else {
            return false;
        };
        tops.placements.remove(0);
        true
    });
    assert!(lines[0].contains("the top: recorded"), "{lines:?}");
}

#[test]
fn forged_points_on_the_board_are_found() {
    let lines = findings(|event| {
        let Event::TopPlaced { placed, .. } = event else {
            return false;
        };
        placed.points += 1;
        true
    });
    assert!(
        lines[0].contains("the points on the board: recorded"),
        "{lines:?}"
    );
}

#[test]
fn another_seed_gives_other_racks() {
    let lines = findings(|event| {
        let Event::TournamentCreated(created) = event else {
            return false;
        };
        created.seed.secret = "08".repeat(32);
        true
    });
    assert!(lines[0].contains("the draw: recorded"), "{lines:?}");
}

#[test]
fn rulings_are_decided_and_counted_again() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &ruled_events());
    let mut verify = flavita(&["verify", argument(&path), "--words", &words()]);
    let out = output(&mut verify);
    assert!(out.contains(" differences=0"), "{out}");
}

/// What verify says of a log with rulings of which one was forged.
fn findings_in_rulings(forge: impl Fn(&mut Event) -> bool) -> Vec<String> {
    let mut events = ruled_events();
    assert!(events.iter_mut().any(forge), "something is forged");
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events);
    let mut verify = flavita(&["verify", argument(&path), "--words", &words()]);
    let run = verify.assert().code(1);
    let out = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    out.lines().map(str::to_owned).collect()
}

#[test]
fn a_forged_outcome_of_a_ruling_is_found() {
    let lines = findings_in_rulings(|event| {
        let Event::RulingGiven { outcome, .. } = event else {
            return false;
        };
        let Some(first) = outcome.verdicts.first_mut() else {
            return false;
        };
        first.verdict.points += 50;
        true
    });
    assert!(lines[0].contains("ruling 1: recorded"), "{lines:?}");
}

#[test]
fn a_top_that_a_ruling_must_change_is_found_where_it_did_not() {
    let lines = findings_in_rulings(|event| {
        let Event::RulingGiven { outcome, .. } = event else {
            return false;
        };
        !std::mem::take(&mut outcome.tops).is_empty()
    });
    assert!(lines[0].contains("ruling 1: recorded"), "{lines:?}");
}

#[test]
fn an_event_that_does_not_fit_is_found() {
    let lines = findings(|event| {
        let Event::SlipWithdrawn { slip, .. } = event else {
            return false;
        };
        *slip = 99;
        true
    });
    assert!(
        lines[0].contains("does not fit the events before it"),
        "{lines:?}"
    );
}

/// Changes the file behind the program's back, as somebody would who knows `SQLite`.
#[test]
fn a_body_changed_in_the_file_breaks_the_chain() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let conn = Connection::open(&path).unwrap();
    let triggers: Vec<(String, String)> = conn
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    for (name, _) in &triggers {
        conn.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    let update = "UPDATE event SET body = replace(body, 'Ада', 'Ева') WHERE seq = 2";
    assert_eq!(conn.execute(update, []).unwrap(), 1);
    for (_, sql) in &triggers {
        conn.execute_batch(sql).unwrap();
    }
    drop(conn);
    let run = flavita(&["verify", argument(&path), "--words", &words()])
        .assert()
        .code(1);
    let out = String::from_utf8_lossy(&run.get_output().stdout).into_owned();
    assert!(out.starts_with("event 2: "), "{out}");
    assert!(out.contains("\ndiffers head="), "{out}");
    let error = error(&mut flavita(&["export", argument(&path), "--jsonl"]));
    assert!(
        error.contains("cup.sqlite is damaged at event 2"),
        "{error}"
    );
}

#[test]
fn what_is_no_tournament_is_unreadable() {
    let folder = TempDir::new().unwrap();
    let rubbish = folder.path().join("rubbish.sqlite");
    fs::write(&rubbish, "rubbish").unwrap();
    let verify = |path| error(&mut flavita(&["verify", argument(path)]));
    assert!(verify(&rubbish).contains("rubbish.sqlite is not a tournament file"));
    let missing = folder.path().join("missing.sqlite");
    assert!(verify(&missing).contains("missing.sqlite does not exist"));
    let empty = file(&folder, &events()[1..2]);
    assert!(verify(&empty).contains("cup.sqlite: the log does not begin with"));
}

#[test]
fn events_of_another_program_are_named_by_their_number() {
    let unknown = |kind: &str, version| {
        let folder = TempDir::new().unwrap();
        let path = file(&folder, &events()[..1]);
        let event = NewEvent {
            kind: kind.to_owned(),
            version,
            body: "{}".to_owned(),
        };
        EventLog::open(&path)
            .unwrap()
            .append(0, "x", None, &[event])
            .unwrap();
        error(&mut flavita(&["verify", argument(&path)]))
    };
    let message = unknown("moon_rose", 1);
    assert!(
        message.contains("cup.sqlite: event 2") && message.contains("moon_rose"),
        "{message}"
    );
    let message = unknown("round_opened", 99);
    assert!(message.contains("event 2 has form 99"), "{message}");
}
