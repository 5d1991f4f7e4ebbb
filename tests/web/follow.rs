//! A second computer follows a game, and goes on with it where the first one breaks down.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use flavita::store::event::Head;
use flavita::store::event_log::EventLog;

use crate::program::{Program, agent, phase_of};

fn follow(url: &str, key: &str, data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_flavita"))
        .args(["follow", url, "--once", "--key", key, "--data"])
        .arg(data)
        .output()
        .unwrap()
}

fn head(data: &Path, id: &str) -> Head {
    let file = data.join(format!("{id}.sqlite"));
    EventLog::open_read_only(file).unwrap().head()
}

#[test]
fn another_computer_follows_and_takes_over_with_the_same_draw_and_words() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(here.path());
    let id = program.create(&["Ада", "Ван"]);
    let key = fs::read_to_string(here.path().join("follow-key.txt")).unwrap();
    for phase in ["thinking", "placed"] {
        program.step_to(&id, phase);
        let answer = follow(&program.url, &key, there.path());
        assert!(answer.status.success(), "{answer:?}");
        assert_eq!(head(there.path(), &id), head(here.path(), &id), "{phase}");
    }
    let log = fs::read(there.path().join(format!("{id}.sqlite"))).unwrap();
    assert!(!log.is_empty());

    // Without being taken over, the game is left alone there.
    let only_follows = Program::start(there.path());
    assert_ne!(only_follows.get(&format!("/t/{id}/console")).0, 200);
    drop(only_follows);

    let before = head(here.path(), &id).seq;
    drop(program);
    let other = Program::start_with(there.path(), &["--take-over"]);
    let saved = other.slip(&id, 1, "1 т");
    assert_eq!(saved["saved"], true, "{saved}");
    let page = other.step_to(&id, "thinking");
    assert_eq!(
        phase_of(&page),
        "thinking",
        "the next rack was drawn from the same seed"
    );
    assert!(head(there.path(), &id).seq > before);
    drop(other);
    let verified = Command::new(env!("CARGO_BIN_EXE_flavita"))
        .args(["verify", "--fast"])
        .arg(there.path().join(format!("{id}.sqlite")))
        .output()
        .unwrap();
    assert!(verified.status.success(), "{verified:?}");
}

#[test]
fn nobody_follows_without_the_key() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(here.path());
    let id = program.create(&["Ада"]);
    let wrong = follow(&program.url, &"0".repeat(32), there.path());
    assert_eq!(wrong.status.code(), Some(2), "{wrong:?}");
    assert!(!there.path().join(format!("{id}.sqlite")).exists());
    for address in [
        "/feed".to_owned(),
        format!("/feed/{id}?from=0"),
        format!("/feed/{id}/words"),
    ] {
        let asked = agent()
            .get(format!("{}{address}", program.url))
            .call()
            .unwrap();
        assert_eq!(asked.status().as_u16(), 404, "{address}");
    }
    let key = fs::read_to_string(here.path().join("follow-key.txt")).unwrap();
    assert_eq!(
        follow(&program.url, "no key", there.path()).status.code(),
        Some(2)
    );
    assert!(follow(&program.url, &key, there.path()).status.success());
}

#[test]
fn a_tournament_of_this_computer_is_not_written_over() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(here.path());
    let id = program.create(&["Ада"]);
    let own = Program::start(there.path());
    assert_eq!(
        own.create(&["Ван"]),
        id,
        "the first of the day on both computers"
    );
    drop(own);
    let before = head(there.path(), &id);
    let key = fs::read_to_string(here.path().join("follow-key.txt")).unwrap();
    let refused = follow(&program.url, &key, there.path());
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    assert_eq!(head(there.path(), &id), before);
}
