//! A hall plays the draw of another one over a line that breaks.

use std::time::{Duration, Instant};
use std::{path::Path, process::Command, thread};

use serde_json::{Value, json};

use crate::line::Line;
use crate::program::{Program, agent, phase_of, text};

/// How long anything may take to come over the line.
const PATIENCE: Duration = Duration::from_mins(1);

/// A hall with two players that plays the draw of `centre` over this line.
fn hall(line: &Line, centre: &Program, id: &str, data: &Path) -> (Program, String) {
    let page = centre.page(&format!("/t/{id}/halls"));
    let command = text(&page, "#join-hall code");
    let key = command.split(' ').skip_while(|word| *word != "--key").nth(1);
    let from = format!("{}/t/{id}", line.url);
    let options = ["--key", key.unwrap(), "--hall", "Клуб «Ладога»"];
    let hall = Program::start_as(&["follow", &from, "--public"], data, &options);
    let said = hall.said.iter().find(|said| said.contains(": the draw comes from "));
    let own = said.unwrap().split(':').next().unwrap().to_owned();
    let answer = hall.act(&own, &json!({"act": "import_players", "text": "Ада\nВан"}));
    assert_eq!(answer["ok"], true, "{answer}");
    (hall, own)
}

fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < PATIENCE, "not in a minute: {what}");
        thread::sleep(Duration::from_millis(100));
    }
}

fn phase(program: &Program, id: &str) -> String {
    phase_of(&program.page(&format!("/t/{id}/console")))
}

fn rounds(program: &Program, id: &str) -> Vec<Value> {
    let (status, told) = program.get(&format!("/t/{id}/relay"));
    assert_eq!(status, 200, "{told}");
    let told: Value = serde_json::from_str(&told).unwrap();
    told["rounds"].as_array().unwrap().clone()
}

/// The arbiter of the hall ends the round and announces the top; the other hall lays it.
fn play_on(hall: &Program, own: &str) {
    for wanted in ["closed", "placed"] {
        let answer = hall.act(own, &json!({"act": "next", "confirm": true}));
        assert_eq!(answer["ok"], true, "{answer}");
        let is_there = || {
            let now = phase(hall, own);
            // With the rack of the next round drawn already, the round is on the board too.
            now == wanted || wanted == "placed" && ["drawn", "thinking"].contains(&now.as_str())
        };
        until(wanted, is_there);
    }
}

#[test]
fn a_hall_plays_along_and_catches_up_after_three_rounds_without_a_line() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let centre = Program::start(there.path());
    let id = centre.create(&["Люсетта"]);
    let line = Line::to(&centre.url);
    let (hall, own) = hall(&line, &centre, &id, here.path());

    let refused = hall.act(&own, &json!({"act": "next", "confirm": true}));
    assert_eq!(refused["ok"], false, "racks are not drawn here: {refused}");

    centre.step_to(&id, "drawn");
    until("the rack comes", || phase(&hall, &own) == "drawn");
    centre.step_to(&id, "thinking");
    until("both think", || phase(&hall, &own) == "thinking");
    centre.step_to(&id, "placed");
    assert_eq!(phase(&hall, &own), "thinking", "the clock of the hall is its own");
    play_on(&hall, &own);
    let saved = hall.slip(&own, 1, "1 т");
    assert_eq!(saved["saved"], true, "{saved}");
    hall.slip(&own, 1, "2 -");

    line.cut(true);
    for _round in 2..=4 {
        centre.step_to(&id, "drawn");
        centre.step_to(&id, "placed");
    }
    centre.step_to(&id, "thinking");
    assert_eq!(phase(&hall, &own), "placed", "nothing comes over a cut line");
    assert_eq!(rounds(&hall, &own).len(), 1);

    line.cut(false);
    for round in 2..=4 {
        until("the next rack comes", || rounds(&hall, &own).len() == round);
        assert_eq!(phase(&hall, &own), "drawn", "a round that was missed has its whole time");
        let answer = hall.act(&own, &json!({"act": "next", "confirm": true}));
        assert_eq!(answer["ok"], true, "{answer}");
        play_on(&hall, &own);
    }
    until("they are in step again", || rounds(&hall, &own).len() == 5);
    let (ours, theirs) = (rounds(&hall, &own), rounds(&centre, &id));
    assert_eq!(ours[..4], theirs[..4]);
    assert_eq!(ours[4]["rack"], theirs[4]["rack"]);

    until("the centre hears of the hall", || {
        let page = centre.page(&format!("/t/{id}/halls"));
        text(&page, ".all-halls").contains("Ада") && text(&page, ".halls-list").contains("Ладога")
    });
    drop(hall);
    let verified = Command::new(env!("CARGO_BIN_EXE_flavita"))
        .args(["verify", "--fast"])
        .arg(here.path().join(format!("{own}.sqlite")))
        .output()
        .unwrap();
    assert!(verified.status.success(), "{verified:?}");
}

#[test]
fn a_rack_that_the_other_hall_refuses_is_replaced_here_and_nobody_refuses_it_here() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let centre = Program::start(there.path());
    let id = centre.create(&["Люсетта"]);
    let line = Line::to(&centre.url);
    let (hall, own) = hall(&line, &centre, &id, here.path());
    centre.step_to(&id, "drawn");
    until("the rack comes", || phase(&hall, &own) == "drawn");
    let page = hall.page(&format!("/t/{own}/console"));
    assert!(!page.html().contains("data-act=\"refuse_rack\""));
    let refuse = json!({"act": "refuse_rack", "because": "упала фишка"});
    let refused = hall.act(&own, &refuse);
    assert_eq!(refused["ok"], false, "all halls have the same racks: {refused}");
    let first = rounds(&hall, &own);

    let done = centre.act(&id, &refuse);
    assert_eq!(done["ok"], true, "{done}");
    until("the rack is gone", || rounds(&hall, &own).is_empty());
    centre.step_to(&id, "drawn");
    until("the next one comes", || phase(&hall, &own) == "drawn");
    let second = rounds(&hall, &own);
    assert_eq!(second, rounds(&centre, &id));
    assert_ne!(second[0]["rack"], first[0]["rack"]);
    let draw = hall.page(&format!("/t/{own}/draw"));
    assert!(text(&draw, ".rules").contains("упала фишка"));

    // Both at once: what was drawn behind the refused rack comes in its place.
    line.cut(true);
    assert_eq!(centre.act(&id, &refuse)["ok"], true);
    centre.step_to(&id, "drawn");
    line.cut(false);
    until("the third one comes", || rounds(&hall, &own) == rounds(&centre, &id));
    centre.step_to(&id, "thinking");
    until("both think", || phase(&hall, &own) == "thinking");
    drop(hall);
    let verified = Command::new(env!("CARGO_BIN_EXE_flavita"))
        .args(["verify", "--fast"])
        .arg(here.path().join(format!("{own}.sqlite")))
        .output()
        .unwrap();
    assert!(verified.status.success(), "{verified:?}");
}

#[test]
fn a_hall_goes_on_where_it_stopped_and_a_stranger_reports_nothing() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let centre = Program::start(there.path());
    let id = centre.create(&["Люсетта"]);
    let line = Line::to(&centre.url);
    let (first, own) = hall(&line, &centre, &id, here.path());
    centre.step_to(&id, "drawn");
    until("the rack comes", || phase(&first, &own) == "drawn");
    drop(first);

    // Without a line it starts all the same, with what it has.
    line.cut(true);
    let from = format!("{}/t/{id}", line.url);
    let again = Program::start_as(&["follow", &from, "--public"], here.path(), &[]);
    assert_eq!(phase(&again, &own), "drawn");

    let report = json!({"hall": "Чужие", "round": 1, "is_ended": false, "players": []});
    let sent = agent()
        .post(format!("{}/t/{id}/relay", centre.url))
        .header("x-flavita-code", "00".repeat(32))
        .send_json(&report)
        .unwrap();
    assert_eq!(sent.status().as_u16(), 404);
    let (_, page) = centre.get(&format!("/t/{id}/halls"));
    assert!(!page.contains("Чужие"));
}
