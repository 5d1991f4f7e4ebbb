//! `flavita verify`.

use flavita::app::audit;
use std::fs;

use flavita::tournament::profile::form_catalogue::{self, embedded};
use flavita::{
    app::audit::check::Depth, app::desk::record::to_new_event, store::event::NewEvent,
    store::event_log::EventLog, tournament::model::event::Event,
    tournament::model::ids::SlipNumber, tournament::profile::catalogue,
    tournament::profile::form::Form,
};
use rusqlite::Connection;
use tempfile::TempDir;

use super::log_file::{
    SLIPS, argument, committed_events, events, events_by, events_by_hand, events_in, exported,
    file, ruled_events, warned_events,
};
use super::{error, flavita, output, words};

/// What verify says of a log that was forged before it was written, so that the chain is whole.
fn findings(forge: impl Fn(&mut Event) -> bool) -> Vec<String> {
    findings_in(events(), forge)
}

fn findings_in(mut events: Vec<Event>, forge: impl Fn(&mut Event) -> bool) -> Vec<String> {
    assert!(events.iter_mut().any(forge), "something is forged");
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events);
    let run = flavita(&["verify", argument(&path), "--words", &words()]).assert().code(1);
    let out = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    let mut lines: Vec<String> = out.lines().map(str::to_owned).collect();
    let last = lines.pop().unwrap();
    let count = lines.len();
    assert!(last.starts_with("differs head="), "{last}");
    assert!(last.contains(&format!(" differences={count} ")), "{last}");
    lines
}

#[test]
fn a_sound_file_is_ok_and_told_in_one_line() {
    let folder = TempDir::new().unwrap();
    let events = events();
    let path = file(&folder, &events);
    let head = EventLog::open_read_only(&path).unwrap().head().hash;
    let count = events.len();
    let expected = format!("ok head={head} events={count} slips={SLIPS} differences=0 not final\n");
    let mut verify = flavita(&["verify", argument(&path), "--words", &words()]);
    assert_eq!(output(&mut verify), expected);
}

/// The rack that went back.
fn gone(event: &mut Event) -> Option<&mut String> {
    let Event::RackRejected { rack, .. } = event else {
        return None;
    };
    Some(rack)
}

#[test]
fn a_rack_by_hand_behind_what_stayed_is_sound_in_whatever_order_it_was_keyed() {
    let keyed = events_by_hand();
    let mut turned = keyed.clone();
    let rack = turned.iter_mut().find_map(gone).unwrap();
    *rack = rack.chars().rev().collect();
    assert_ne!(turned, keyed);
    for events in [keyed, turned] {
        let folder = TempDir::new().unwrap();
        let path = file(&folder, &events);
        let mut verify = flavita(&["verify", argument(&path), "--words", &words()]);
        let out = output(&mut verify);
        assert!(out.contains(" differences=0"), "{out}");
    }
}

#[test]
fn a_rack_by_hand_that_need_not_have_gone_back_is_found() {
    let lines = findings_in(events_by_hand(), |event| {
        let Some(rack) = gone(event) else {
            return false;
        };
        *rack = rack.chars().map(|sign| if sign == 'Ь' { 'А' } else { sign }).collect();
        true
    });
    assert!(lines[0].contains("why the rack went back"), "{lines:?}");
}

#[test]
fn racks_of_every_form_are_derived_from_the_seed_again() {
    let forms = form_catalogue::EMBEDDED.iter();
    let mut forms: Vec<Form> = forms.map(|(id, _)| embedded(id).unwrap()).collect();
    forms.push(Form { keeps_rest: true, ..Form::default() });
    for form in &forms {
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
fn another_number_of_vowels_than_chance_gives_is_found() {
    let events = events_in(embedded("two-bags-drawn").unwrap());
    let lines = findings_in(events, |event| {
        let Event::VowelsSet { vowels, .. } = event else {
            return false;
        };
        *vowels = *vowels % 4 + 2;
        true
    });
    assert!(lines[0].contains("the number of vowels: recorded"), "{lines:?}");
}

#[test]
fn slips_by_every_profile_are_counted_alike_by_both_scorers() {
    for (id, _) in catalogue::EMBEDDED {
        let folder = TempDir::new().unwrap();
        let path = file(&folder, &events_by(catalogue::embedded(id).unwrap()));
        let mut verify = flavita(&["verify", argument(&path), "--words", &words()]);
        let out = output(&mut verify);
        assert!(out.contains(" slips=16 differences=0"), "{id}: {out}");
    }
}

#[test]
fn without_the_words_the_rest_is_checked_and_that_is_said() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let run = flavita(&["verify", argument(&path)]).assert().code(0);
    let run = run.get_output();
    let error = String::from_utf8_lossy(&run.stderr);
    assert!(error.contains("the word list “words”"), "{error}");
    assert!(error.contains("--words"), "{error}");
    let out = String::from_utf8_lossy(&run.stdout);
    assert!(out.ends_with("differences=0 words=unchecked not final\n"), "{out}");
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
    assert!(lines[0].contains("slip 2 (round 1, player no.\u{a0}1): recorded"), "{lines:?}");
}

#[test]
fn a_forged_verdict_is_found_behind_a_sound_slip_that_says_the_same() {
    let mut events = events();
    let scores =
        |event: &Event| matches!(event, Event::SlipJudged { verdict, .. } if verdict.points > 0);
    let sound = events.iter().rposition(scores).unwrap();
    let mut again = events[sound].clone();
    let Event::SlipJudged { slip, verdict, replaces, .. } = &mut again else { panic!("a slip") };
    *replaces = Some(std::mem::replace(slip, SlipNumber(1000)));
    verdict.points += 10;
    events.insert(sound + 1, again);
    let lines = findings_in(events, |_| true);
    assert!(lines.iter().any(|line| line.contains("slip 1000 (round ")), "{lines:?}");
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
    assert!(lines[0].contains("the points on the board: recorded"), "{lines:?}");
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
    for events in [ruled_events(), warned_events()] {
        let folder = TempDir::new().unwrap();
        let path = file(&folder, &events);
        let mut verify = flavita(&["verify", argument(&path), "--words", &words()]);
        let out = output(&mut verify);
        assert!(out.contains(" differences=0"), "{out}");
    }
}

#[test]
fn a_forged_outcome_of_a_ruling_is_found() {
    let lines = findings_in(ruled_events(), |event| {
        let Event::RulingGiven { outcome, .. } = event else {
            return false;
        };
        let Some(first) = outcome.verdicts.first_mut() else {
            return false;
        };
        first.verdict.points += 50;
        true
    });
    assert!(lines[0].contains("ruling 1, "), "{lines:?}");
}

#[test]
fn a_top_that_a_ruling_must_change_is_found_where_it_did_not() {
    let lines = findings_in(ruled_events(), |event| {
        let Event::RulingGiven { outcome, .. } = event else {
            return false;
        };
        !std::mem::take(&mut outcome.tops).is_empty()
    });
    assert!(lines[0].contains("ruling 1, "), "{lines:?}");
}

#[test]
fn an_event_that_does_not_fit_is_found() {
    let lines = findings(|event| {
        let Event::SlipWithdrawn { slip, .. } = event else {
            return false;
        };
        *slip = SlipNumber(99);
        true
    });
    assert!(lines[0].contains("does not fit the entries before it"), "{lines:?}");
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
    let run = flavita(&["verify", argument(&path), "--words", &words()]).assert().code(1);
    let out = String::from_utf8_lossy(&run.get_output().stdout).into_owned();
    assert!(out.starts_with("event 2: "), "{out}");
    assert!(out.contains("\ndiffers head="), "{out}");
    let error = error(&mut flavita(&["export", argument(&path), "--jsonl"]));
    assert!(error.contains("cup.sqlite is damaged at event 2"), "{error}");
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
        let event = NewEvent { kind: kind.to_owned(), version, body: "{}".to_owned() };
        EventLog::open(&path).unwrap().append(0, "x", None, &[event]).unwrap();
        error(&mut flavita(&["verify", argument(&path)]))
    };
    let message = unknown("moon_rose", 1);
    assert!(message.contains("cup.sqlite: event 2") && message.contains("moon_rose"), "{message}");
    let message = unknown("round_opened", 99);
    assert!(message.contains("event 2 has form 99"), "{message}");
}

/// What verify says of a tournament that commits to its secret.
fn of_committed(events: &[Event], secret: Option<&str>) -> (Vec<String>, String) {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, events);
    if let Some(secret) = secret {
        EventLog::open(&path).unwrap().keep_secret(secret).unwrap();
    }
    let run = flavita(&["verify", argument(&path), "--words", &words()]).assert();
    let out = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    let mut lines: Vec<String> = out.lines().map(str::to_owned).collect();
    let last = lines.pop().unwrap();
    (lines, last)
}

#[test]
fn racks_are_derived_from_the_secret_that_is_revealed_or_kept() {
    let (events, secret) = committed_events();
    let revealed = of_committed(&events, None);
    assert!(revealed.1.ends_with(" differences=0 not final"), "{revealed:?}");
    let open = &events[..events.len() - 2];
    let kept = of_committed(open, Some(&secret));
    assert!(kept.1.ends_with(" differences=0 unfinished"), "{kept:?}");
    let neither = of_committed(open, None);
    assert!(neither.1.ends_with(" differences=0 racks=unchecked unfinished"), "{neither:?}");
}

#[test]
fn a_secret_that_is_not_the_one_committed_to_is_found() {
    let (mut events, _) = committed_events();
    let open = events.len() - 2;
    let (lines, _) = of_committed(&events[..open], Some(&"0f".repeat(32)));
    assert!(lines[0].contains("the secret number kept in the file"), "{lines:?}");
    let Some(Event::SeedRevealed { secret }) = events.last_mut() else {
        panic!("the end reveals the secret");
    };
    *secret = "0f".repeat(32);
    let (lines, _) = of_committed(&events, None);
    assert!(lines.iter().any(|line| line.contains("the secret number shown")), "{lines:?}");
}

#[test]
fn something_else_from_the_hall_gives_other_racks() {
    let (mut events, _) = committed_events();
    for event in &mut events {
        if let Event::EntropyAdded { public } = event {
            "кости 6 6 6".clone_into(public);
        }
    }
    let (lines, _) = of_committed(&events, None);
    assert!(lines[0].contains("the draw: recorded"), "{lines:?}");
}

#[test]
fn a_declaration_is_of_the_log_before_it_and_of_a_game_that_is_over() {
    let (events, _) = committed_events();
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events);
    let mut log = EventLog::open(&path).unwrap();
    let head = log.head().hash.to_string();
    let declared = to_new_event(&Event::Finalised { head });
    log.append(0, "console", None, &[declared]).unwrap();
    drop(log);
    let mut verify = flavita(&["verify", argument(&path), "--words", &words()]);
    assert!(output(&mut verify).ends_with(" differences=0 final\n"));

    let head = "00".repeat(32);
    let other = [events.as_slice(), &[Event::Finalised { head: head.clone() }]].concat();
    let (lines, _) = of_committed(&other, None);
    assert!(lines[0].contains("declared final for the log that ends with 00"), "{lines:?}");
    let unkeyed = events.iter().filter(|event| !matches!(event, Event::SlipJudged { .. }));
    let mut unkeyed: Vec<Event> = unkeyed.cloned().collect();
    unkeyed.push(Event::Finalised { head });
    let (lines, _) = of_committed(&unkeyed, None);
    assert!(
        lines.iter().any(|line| line.contains("1 slip of round 1 has not been entered")),
        "{lines:?}"
    );
}

#[test]
fn a_final_result_that_was_opened_again_is_told_in_the_last_line() {
    let mut events = events();
    for _ in 0..2 {
        let folder = TempDir::new().unwrap();
        let head = EventLog::open_read_only(file(&folder, &events)).unwrap().head().hash;
        events.push(Event::Finalised { head: head.to_string() });
        events.push(Event::Definalised { because: "one slip more".to_owned() });
    }
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events);
    let mut verify = flavita(&["verify", argument(&path), "--words", &words(), "--fast"]);
    let said = output(&mut verify);
    assert!(said.ends_with(" differences=0 reopened=2 not final\n"), "{said}");
}

#[test]
fn the_slow_search_can_be_left_out() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let mut verify = flavita(&["verify", argument(&path), "--words", &words(), "--fast"]);
    assert!(output(&mut verify).ends_with(" differences=0 not final\n"));
}

#[test]
fn an_export_is_checked_as_the_file_is() {
    let folder = TempDir::new().unwrap();
    let (path, export) = exported(&folder, &committed_events().0);
    let verify = |path| flavita(&["verify", argument(path), "--words", &words()]);
    assert_eq!(output(&mut verify(&export)), output(&mut verify(&path)));

    let text = fs::read_to_string(&export).unwrap();
    fs::write(&export, text.replacen("Ада", "Ева", 1)).unwrap();
    let run = verify(&export).assert().code(1);
    let out = String::from_utf8_lossy(&run.get_output().stdout).into_owned();
    assert!(out.starts_with("event 2: "), "{out}");
    let lines: Vec<&str> = text.lines().collect();
    fs::write(&export, [lines[0], lines[2]].join("\n")).unwrap();
    verify(&export).assert().code(1);
    fs::write(&export, format!("{}\n{{\"seq\":2}}\n", lines[0])).unwrap();
    assert!(error(&mut verify(&export)).contains("line 2: it is not an event"));
}

/// Bytes of the events in the file itself, behind `SQLite`'s back.
#[test]
fn two_hundred_single_bytes_changed_in_the_file_are_all_found() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &ruled_events());
    let stored = EventLog::open_read_only(&path).unwrap().load().unwrap();
    let whole = fs::read(&path).unwrap();
    let copy = folder.path().join("copy.sqlite");
    let mut random = 2026_u64;
    let mut number = |limit: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(random >> 33).unwrap() % limit
    };
    let mut changed = 0;
    while changed < 200 {
        let body = stored[number(stored.len())].body.as_bytes();
        // A long body is spread over several pages, so that a piece of it is looked for.
        let from = number(body.len());
        let Some(piece) = body.get(from..from + 24) else {
            continue;
        };
        let places = whole.windows(piece.len()).enumerate();
        let mut places = places.filter(|(_, bytes)| *bytes == piece);
        let (Some((place, _)), None) = (places.next(), places.next()) else {
            continue;
        };
        let mut bytes = whole.clone();
        bytes[place + number(piece.len())] ^= u8::try_from(1 + number(255)).unwrap();
        fs::write(&copy, bytes).unwrap();
        let found =
            audit::check::read(&copy).and_then(|log| log.check(&copy, None, Depth::Fast, || ()));
        let is_found = found.as_ref().map_or(true, |found| !found.differences.is_empty());
        assert!(is_found, "change {changed} at {place}: {found:?}");
        changed += 1;
    }
}
