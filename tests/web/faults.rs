//! What goes wrong gets a sentence that says what to do, and loses nothing.

use std::{fs, net::TcpListener};

use assert_cmd::Command;
use serde_json::json;

use crate::program::{Program, agent};

#[test]
fn a_form_with_faults_comes_back_with_everything_that_was_typed() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let form = [("name", ""), ("round_time", "три"), ("players", "1; Ада\n1; Боря")];
    let response = agent().post(format!("{}/new", program.url)).send_form(form).unwrap();
    assert_eq!(response.status(), 422);
    let body = response.into_body().read_to_string().unwrap();
    assert!(body.contains("три") && body.contains("1; Боря"), "the input is kept");
    assert!(body.contains("Назовите турнир"));
}

#[test]
fn unknown_players_words_and_buttons_are_answered_with_sentences() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Боря"]);
    program.step_to(&id, "placed");
    for (line, part) in [
        ("99 т", "99"),
        ("дом", "номера"),
        ("1 я99 дом", "я99"),
        ("1 з8 qwfz", "буквы"),
        ("1 з8 %%", "%%"),
    ] {
        let check = program.post(&format!("/t/{id}/check"), &json!({"round": 1, "line": line}));
        assert_eq!(check["level"], "error", "{line}: {check}");
        assert!(check["sentence"].as_str().unwrap().contains(part), "{line}: {check}");
    }
    assert_eq!(program.act(&id, &json!({"act": "fly"}))["ok"], false);
    // More tiles than any rack has: fewer could be just what is missing.
    let rack = json!({"act": "draw_manual", "rack": "АБВАБВАБВАБВ"});
    assert_eq!(program.act(&id, &rack)["ok"], false);
}

#[test]
fn addresses_that_lead_nowhere_are_said_so() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    for path in ["/nowhere", "/t/none/console", "/t/none/projector", "/t/none/slips.csv", "/t/../x"]
    {
        let (status, body) = program.get(path);
        assert_eq!(status, 404, "{path}");
        assert!(body.contains("href=\"/\""), "{path} leads back");
    }
}

#[test]
fn a_damaged_file_is_named_and_the_others_go_on() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("2020-01-01-1.sqlite"), b"this is no database at all").unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let home = program.page("/");
    assert!(home.html().contains("2020-01-01-1") && home.html().contains(&id));
    let (status, body) = program.get("/t/2020-01-01-1/console");
    assert_eq!(status, 500);
    assert!(body.contains("2020-01-01-1.sqlite"));
    let left = fs::read(folder.path().join("2020-01-01-1.sqlite")).unwrap();
    assert_eq!(left, b"this is no database at all", "the file is left untouched");
}

#[test]
fn a_taken_port_is_refused_with_the_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let mut command = Command::new(env!("CARGO_BIN_EXE_flavita"));
    let run = command.args(["serve", "--bind", &address, "--data"]).arg(folder.path());
    let output = run.assert().code(2).get_output().clone();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains(&address) && said.contains("--bind"), "{said}");
}

#[test]
fn a_data_folder_that_cannot_be_used_is_refused_with_the_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, b"").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_flavita"));
    let run = command.args(["serve", "--bind", "127.0.0.1:0", "--data"]).arg(&file);
    let output = run.assert().code(2).get_output().clone();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("--data"), "{said}");
}
