//! Parsers that can be reached only through the program: written games and positions.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{fs, io::Write};

use flavita::store::line;

use crate::trial::Trial;

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn flavita() -> Command {
    Command::new(env!("CARGO_BIN_EXE_flavita"))
}

/// It went well, or it says what is wrong; it never panicked.
fn is_told(out: &Output) {
    let said = String::from_utf8_lossy(&out.stderr);
    assert!(!said.contains("panicked"), "{said}");
    match out.status.code() {
        Some(0) => {}
        Some(1) => assert!(!out.stdout.is_empty()),
        Some(2) => assert!(said.starts_with("flavita: ") && said.len() < 100_000, "{said}"),
        code => panic!("{code:?}: {said}"),
    }
}

fn adjudicated(game: &[u8], slips: &[u8]) {
    let folder = tempfile::tempdir().unwrap();
    let (game_file, slips_file) = (folder.path().join("game.csv"), folder.path().join("slips.csv"));
    fs::write(&game_file, game).unwrap();
    fs::write(&slips_file, slips).unwrap();
    let mut command = flavita();
    command.arg("adjudicate").arg("--words").arg(data("adjudicate/words.txt"));
    command.arg("--profile").arg(data("adjudicate/profile.toml"));
    command.arg("--game").arg(game_file).arg("--slips").arg(slips_file);
    command.arg("--out").arg(folder.path().join("out"));
    is_told(&command.output().unwrap());
}

#[test]
fn written_games() {
    let game = fs::read(data("adjudicate/game.csv")).unwrap();
    let slips = fs::read(data("adjudicate/slips.csv")).unwrap();
    Trial::of("written games", [&game]).run(|bent| adjudicated(bent, &slips));
}

#[test]
fn written_slips() {
    let game = fs::read(data("adjudicate/game.csv")).unwrap();
    let slips = fs::read(data("adjudicate/slips.csv")).unwrap();
    Trial::of("written slips", [&slips]).run(|bent| adjudicated(&game, bent));
}

#[test]
fn positions_to_be_solved() {
    let empty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ДОМАКТЫ\n";
    let laid = "15/15/15/15/15/15/15/7МОДА4/15/15/15/15/15/15/15 КТОДЬ?Й\n\n";
    Trial::of("positions", [empty, laid]).run(|bent| {
        let mut command = flavita();
        command.arg("solve").arg("--words").arg(data("adjudicate/words.txt"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // It may have stopped at a fault before it has read all.
        let _stopped = child.stdin.take().unwrap().write_all(bent);
        is_told(&child.wait_with_output().unwrap());
    });
}

#[test]
fn exports_imported() {
    let lines: Vec<String> = crate::logs::stored().iter().take(12).map(line::write).collect();
    Trial::of("exports imported", [lines.join("\n")]).run(|bent| {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("bent.jsonl");
        fs::write(&file, bent).unwrap();
        let mut command = flavita();
        command.arg("import").arg(&file).arg("--out").arg(folder.path().join("x.sqlite"));
        is_told(&command.output().unwrap());
        is_told(&flavita().args(["verify", "--fast"]).arg(&file).output().unwrap());
    });
}

/// The script that anybody draws the racks again with.
#[test]
fn protocols_of_the_draw() {
    let protocol = flavita::report::draw_protocol::draw_protocol(&crate::logs::game().0, None);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("protocol.json");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/verify_draw.py");
    let check = |bytes: &[u8]| {
        fs::write(&file, bytes).unwrap();
        Command::new("python3").arg(&script).arg(&file).output()
    };
    // Where Python is missing the page with the same check is enough.
    let Ok(whole) = check(&protocol) else {
        return;
    };
    assert_eq!(whole.status.code(), Some(0));
    Trial::of("protocols of the draw", [&protocol]).run(|bent| {
        let out = check(bent).unwrap();
        let said = String::from_utf8_lossy(&out.stderr);
        assert!(!said.contains("Traceback"), "{said}");
        assert!(matches!(out.status.code(), Some(0..=2)));
    });
}
