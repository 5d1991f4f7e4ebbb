//! `flavita referee`: the worked example through the program, its faults, and files that are not made.

use std::{fs, path::Path};

use tempfile::TempDir;

use super::{error, flavita, output};

fn example(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/tables/example");
    folder.join(name).display().to_string()
}

/// The command with this record, rules and folder for what it writes.
fn referee(moves: &str, rules: &str, out: &Path) -> assert_cmd::Command {
    let (words, out) = (example("words.txt"), out.display().to_string());
    flavita(&[
        "referee",
        "--edition",
        "ru-scrabble",
        "--words",
        &words,
        "--rules",
        rules,
        "--moves",
        moves,
        "--out",
        &out,
    ])
}

#[test]
fn the_worked_example_becomes_both_tables() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("out");
    assert_eq!(output(&mut referee(&example("moves.csv"), "tournament", &out)), "");
    for name in ["turns.csv", "scores.csv"] {
        let written = fs::read_to_string(out.join(name)).unwrap();
        assert_eq!(written, fs::read_to_string(example(name)).unwrap(), "{name}");
    }
}

#[test]
fn a_file_names_what_differs_from_the_russian_rules() {
    let folder = TempDir::new().unwrap();
    let rules = folder.path().join("club.toml");
    fs::write(&rules, "clock = 1500\nexchange_least_in_bag = 7\nlost_challenge = 10\n").unwrap();
    let rules = rules.display().to_string();
    output(&mut referee(&example("moves.csv"), &rules, folder.path()));
    let turns = fs::read_to_string(folder.path().join("turns.csv")).unwrap();
    assert!(turns.contains("\n1,Анна,challenge,1,-10,-10,lost\n"), "{turns}");
    fs::write(&rules, "clock = 1500\n\nlost = 10\n").unwrap();
    let message = error(&mut referee(&example("moves.csv"), &rules, folder.path()));
    assert!(message.contains("club.toml: line 3: unknown field `lost`"), "{message}");
}

#[test]
fn a_fault_names_file_and_line_and_nothing_is_written() {
    let folder = TempDir::new().unwrap();
    let (moves, out) = (folder.path().join("moves.csv"), folder.path().join("out"));
    let text = fs::read_to_string(example("moves.csv")).unwrap();
    fs::write(&moves, text.replace("5,Борис,pass,ЫКТЕСНА", "5,Борис,pass,ЫКТЕСНО")).unwrap();
    let message = error(&mut referee(&moves.display().to_string(), "tournament", &out));
    assert!(message.contains("moves.csv, line 11: the rack lacks А"), "{message}");
    assert!(!out.exists());
    let missing = folder.path().join("none.csv").display().to_string();
    assert!(error(&mut referee(&missing, "tournament", &out)).contains("none.csv: "));
    let unknown = error(&mut referee(&example("moves.csv"), "german", &out));
    assert!(unknown.contains("no rules “german”: the rules are russian, czech,"), "{unknown}");
}

#[test]
fn a_gcg_file_of_another_program_becomes_record_turns_and_scores() {
    let folder = TempDir::new().unwrap();
    let (file, out) = (folder.path().join("game.gcg"), folder.path().join("out"));
    fs::write(&file, "#character-encoding ISO-8859-1\n>a: ? - +0 0\n").unwrap();
    let [file, to] = [&file, &out].map(|path| path.display().to_string());
    let words = example("words.txt");
    let arguments = ["referee", "--edition", "ru-scrabble", "--words", &words, "--gcg", &file];
    let command = || flavita(&[&arguments[..], &["--out", &to]].concat());
    let message = error(&mut command());
    assert!(message.contains("game.gcg, line 2: "), "{message}");
    assert!(!out.exists());
    let game = ">а: ААААААА - +0 0\n>б: ЕЕЕЕЕЕЕ - +0 0\n>а: ААААААА (ААААААА) -8 -8\n";
    fs::write(&file, format!("{game}>б: ЕЕЕЕЕЕЕ (ЕЕЕЕЕЕЕ) -7 -7\n")).unwrap();
    let said = output(&mut command());
    assert!(said.contains('3') && said.contains("−8") && said.contains("−7"), "{said}");
    let scores = fs::read_to_string(out.join("scores.csv")).unwrap();
    assert!(scores.contains("1,а,-7,0,0,7,0"), "{scores}");
    assert!(out.join("moves.csv").exists() && out.join("turns.csv").exists());
}
