//! Who may see what, and from where changes may be asked for.

use serde_json::json;

use crate::program::{Program, agent, listed};

#[test]
fn the_top_is_in_no_answer_to_the_hall_before_the_round_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Боря"]);
    for phase in ["drawn", "thinking", "closed"] {
        program.step_to(&id, phase);
        let answers = public_answers(&program, &id);
        assert!(answers.iter().all(|answer| !answer.contains("is-top")), "{phase}");
        assert!(listed(&program.page(&format!("/t/{id}/console"))).is_empty(), "{phase}");
    }
    let before = public_answers(&program, &id).concat();
    let top = listed(&program.step_to(&id, "placed"))[0].clone();
    assert!(!before.contains(&top.word), "{} was out too soon", top.word);
    let projector = program.get(&format!("/t/{id}/projector")).1;
    assert!(projector.contains(&top.at), "after the reveal the screen shows it");
}

fn public_answers(program: &Program, id: &str) -> Vec<String> {
    ["projector", "projector?fragment=1", "standings"]
        .map(|page| program.get(&format!("/t/{id}/{page}")).1)
        .to_vec()
}

#[test]
fn pages_of_other_origins_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let address = format!("{}/t/{id}/do", program.url);
    let foreign = agent().post(&address).header("Origin", "http://evil.example");
    assert_eq!(foreign.send_json(json!({"act": "next"})).unwrap().status(), 403);
    let own = agent().post(&address).header("Origin", &program.url);
    assert_eq!(own.send_json(json!({"act": "next"})).unwrap().status(), 200);
}

#[test]
fn a_foreign_name_for_this_machine_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let asked = |host: &str| {
        let asked = agent().get(format!("{}/", program.url)).header("Host", host);
        let mut answer = asked.call().unwrap();
        let status = answer.status().as_u16();
        let told = answer.body_mut().read_to_string().unwrap();
        assert!(status == 200 || told.contains("--name evil."), "{told}");
        status
    };
    // A name of the local network is another computer's as well as this one's.
    for foreign in ["evil.example", "evil.local", "evil.local:8080"] {
        assert_eq!(asked(foreign), 421, "{foreign}");
    }
    for own in ["localhost", "127.0.0.1:8080"] {
        assert_eq!(asked(own), 200, "{own}");
    }
}

#[test]
fn hostile_names_stay_text() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let hostile = "<script>alert(1)</script>";
    let id = program.create(&[hostile, "\"onmouseover=\"x", "=HYPERLINK(1)"]);
    program.step_to(&id, "placed");
    program.slip(&id, 1, "1-3 т");
    for path in
        ["console", "projector", "standings", "statistics", "statistics/totals.svg", "rounds/1"]
    {
        let (_, body) = program.get(&format!("/t/{id}/{path}"));
        assert!(!body.contains(hostile), "{path}");
    }
    let (_, picture) = program.get(&format!("/t/{id}/statistics/totals.svg"));
    assert!(picture.contains("&lt;script"), "{picture}");
    let (_, csv) = program.get(&format!("/t/{id}/standings.csv?for=spreadsheet"));
    assert!(csv.contains("'=HYPERLINK"), "{csv}");
}
