//! The fair draw through the pages: commitment, word from the hall, secret, final result.

use std::path::Path;

use serde_json::json;

use crate::program::{Program, text};

/// What anybody in the hall can ask for.
const PUBLIC: [&str; 7] = [
    "projector",
    "projector?fragment=1",
    "standings",
    "standings.csv",
    "rules",
    "draw",
    "protocol.json",
];

fn secret_of(folder: &Path, id: &str) -> String {
    let file = rusqlite::Connection::open(folder.join(format!("{id}.sqlite"))).unwrap();
    file.query_row("SELECT value FROM secret", [], |row| row.get(0)).unwrap()
}

fn public_answers(program: &Program, id: &str) -> String {
    let pages = PUBLIC.map(|page| program.get(&format!("/t/{id}/{page}")).1);
    pages.concat()
}

/// Hexadecimal digits without the blanks between their groups.
fn digits(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn the_commitment_is_shown_before_the_first_rack_and_the_secret_after_the_last() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Боря"]);
    let secret = secret_of(folder.path(), &id);
    let commitment = |page: &str| {
        let page = program.page(&format!("/t/{id}/{page}"));
        digits(&text(&page, "[data-commitment]"))
    };
    let shown = commitment("projector");
    assert_eq!(shown.len(), 64);
    assert_eq!((commitment("console"), commitment("draw")), (shown.clone(), shown));

    let added = program.act(&id, &json!({"act": "add_entropy", "public": "кости 3 5 1"}));
    assert_eq!(added["ok"], true, "{added}");
    assert!(program.get(&format!("/t/{id}/projector")).1.contains("кости 3 5 1"));
    for phase in ["drawn", "thinking", "placed"] {
        program.step_to(&id, phase);
        let answers = public_answers(&program, &id).replace(' ', "");
        assert!(!answers.contains(&secret), "{phase}");
        let console = program.get(&format!("/t/{id}/console")).1;
        assert!(!console.replace(' ', "").contains(&secret), "{phase}");
    }
    assert_eq!(program.get(&format!("/t/{id}/protocol.json")).0, 404);
    let again = program.act(&id, &json!({"act": "add_entropy", "public": "дом"}));
    assert_eq!(again["ok"], false);

    let program = program.killed_and_started_again();
    program.step_to(&id, "placed");
    program.act(&id, &json!({"act": "end_game"}));
    let page = program.page(&format!("/t/{id}/draw"));
    assert_eq!(digits(&text(&page, "[data-secret]")), secret);
    let (status, protocol) = program.get(&format!("/t/{id}/protocol.json"));
    assert!(status == 200 && protocol.contains(&secret));
}

#[test]
fn a_rack_is_drawn_with_the_same_secret_after_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let program = program.killed_and_started_again();
    program.step_to(&id, "placed");
    program.slip(&id, 1, "1 -");
    program.act(&id, &json!({"act": "end_game"}));
    let answer = program.act(&id, &json!({"act": "finalise"}));
    assert_eq!(answer["ok"], true, "{answer}");
}

#[test]
fn a_result_is_final_when_nothing_is_open_and_the_check_finds_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Боря"]);
    let finalise = || program.act(&id, &json!({"act": "finalise"}));
    program.step_to(&id, "placed");
    assert_eq!(finalise()["ok"], false);
    program.slip(&id, 1, "1 т");
    program.act(&id, &json!({"act": "end_game"}));
    let answer = finalise();
    assert_eq!(answer["ok"], false);
    assert!(answer["sentence"].as_str().unwrap().contains("не введён 1 бланк"), "{answer}");
    program.slip(&id, 1, "2 -");
    let standings = || program.get(&format!("/t/{id}/standings")).1;
    assert!(standings().contains("Предварительно"));

    let answer = finalise();
    assert_eq!(answer["ok"], true, "{answer}");
    assert!(standings().contains("Итоги утверждены") && standings().contains("Итоговая таблица"));
    let refused = program.slip(&id, 1, "2 т");
    assert_eq!(refused["saved"], false, "{refused}");
    let file = folder.path().join(format!("{id}.sqlite"));
    assert_cmd::Command::new(env!("CARGO_BIN_EXE_flavita"))
        .arg("verify")
        .arg(&file)
        .assert()
        .success();

    let back = json!({"act": "definalise", "because": "нашли бланк"});
    assert_eq!(program.act(&id, &back)["ok"], true);
    assert!(standings().contains("Предварительно"));
}

#[test]
fn the_page_and_the_script_for_checking_are_files_to_keep() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    for (name, begins) in
        [("verify-draw.html", "<!doctype html>"), ("verify_draw.py", "#!/usr/bin/env python3")]
    {
        let (status, body) = program.get(&format!("/{name}"));
        assert!(status == 200 && body.starts_with(begins), "{name}");
    }
}
