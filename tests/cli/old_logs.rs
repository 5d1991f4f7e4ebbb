//! Logs of version 0.1 open, verify and give the standings that they gave then.

use std::fs;
use std::path::{Path, PathBuf};

use flavita::app::desk::record::{from_stored, to_new_event};
use flavita::store::{event::Head, line};
use tempfile::TempDir;

use super::{flavita, output};

/// What `verify` said of each log when it was written.
const LOGS: [(&str, &str); 4] = [
    (
        "played",
        "ok head=d73cb5f32d93ed65d083d4b0af92f1aa0d51878dae44fff1b3ba414e296f3fc0 events=334 slips=126 differences=0 final",
    ),
    (
        "prepared",
        "ok head=b2489db30d281b760a0416a33df07913a774f42b499e4f2fbd5d5203d80a44ed events=341 slips=132 differences=0 final",
    ),
    (
        "relayed",
        "ok head=53394afec3f3336465ffda4d9c1288e030bef52f14d608ac7a14e27641fc2d45 events=60 slips=21 differences=0 unfinished",
    ),
    (
        "phones",
        "ok head=642150e1cd2e1084d98cdb0df1d2e022f90d9b1b23f8a463ef74956eec39e5e2 events=60 slips=17 differences=0 final",
    ),
];

fn log(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/logs");
    folder.join(name)
}

#[test]
fn a_log_of_version_0_1_verifies_as_it_did_then() {
    let game = log("prepared.game").display().to_string();
    let words = log("ru-417150.lexicon").display().to_string();
    for (name, said) in LOGS {
        let file = log(&format!("{name}.jsonl")).display().to_string();
        let mut verify = flavita(&["verify", &file, "--words", &words]);
        if name == "prepared" {
            verify.args(["--game", &game]);
        }
        assert_eq!(output(&mut verify).trim_end(), said, "{name}");
    }
}

#[test]
fn a_log_of_version_0_1_gives_the_standings_that_it_gave_then() {
    let folder = TempDir::new().unwrap();
    for (name, _) in LOGS {
        let lines = log(&format!("{name}.jsonl")).display().to_string();
        let file = folder.path().join(format!("{name}.sqlite"));
        let file = file.display().to_string();
        output(&mut flavita(&["import", &lines, "--out", &file]));
        let standings = output(&mut flavita(&["export", &file, "--what", "standings"]));
        let before = fs::read_to_string(log(&format!("{name}.standings.csv"))).unwrap();
        assert_eq!(standings, before, "{name}");
    }
}

#[test]
fn the_events_of_a_log_of_version_0_1_are_written_in_the_same_letters_today() {
    for (name, _) in LOGS {
        let lines = fs::read_to_string(log(&format!("{name}.jsonl"))).unwrap();
        for stored in line::read_all(&lines, Head::EMPTY).unwrap() {
            let today = to_new_event(&from_stored(&stored).unwrap().0);
            assert_eq!((today.kind, today.body), (stored.kind, stored.body), "{name}");
        }
    }
}
