//! The command line as scripts see it: what goes in, what comes out, exit codes, error sentences.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::process::{self, Stdio};

use assert_cmd::Command;

mod adjudicate;
mod adjudicate_faults;
mod differences;
mod export;
mod federations;
mod files;
mod forged;
mod forgeries;
mod import;
#[path = "../durability/in_memory.rs"]
mod in_memory;
mod lexicon;
mod log_file;
mod merge;
mod old_logs;
mod prepare;
mod protocol;
mod referee;
mod rehearse;
mod score;
mod season;
mod sheets;
mod simulate;
mod solve;
#[cfg(target_os = "linux")]
mod start;
mod unseen_forgeries;
mod verify;

/// An empty board.
const EMPTY: &str = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

/// The program with these arguments, on a machine that asks for no language.
fn flavita(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_flavita"));
    command.args(arguments).env("LC_ALL", "C").env_remove("LANGUAGE");
    command
}

/// A file of the written game that was counted by hand.
fn data(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/adjudicate");
    folder.join(name)
}

/// The eleven words of that game.
fn words() -> String {
    data("words.txt").display().to_string()
}

/// What a run writes on standard output, the run being successful.
fn output(command: &mut Command) -> String {
    let out = command.assert().code(0).get_output().stdout.clone();
    String::from_utf8(out).unwrap()
}

/// What a run that must fail with exit code 2 writes on standard error.
fn error(command: &mut Command) -> String {
    let run = command.assert().code(2);
    assert!(run.get_output().stdout.is_empty(), "nothing is half told");
    String::from_utf8(run.get_output().stderr.clone()).unwrap()
}

#[test]
fn help_names_every_command() {
    let help = output(&mut flavita(&["--help"]));
    for command in [
        "serve",
        "solve",
        "simulate",
        "rehearse",
        "score",
        "adjudicate",
        "referee",
        "lexicon",
        "verify",
        "export",
        "season",
        "result",
        "merge",
    ] {
        assert!(help.contains(&format!("\n  {command} ")), "{command}");
        output(&mut flavita(&[command, "--help"]));
    }
}

#[test]
fn help_is_in_the_language_of_the_machine() {
    for (locale, usage) in [
        ("ru_RU.UTF-8", "Вызов: flavita"),
        ("hu_HU.UTF-8", "Használat: flavita"),
        ("cs_CZ.UTF-8", "Použití: flavita"),
        ("de_DE.UTF-8", "Usage: flavita"),
    ] {
        let serve: &[&str] = &["serve", "--help"];
        for arguments in [&["--help"][..], &["help", "lexicon"], &["sealed", "open", "-h"], serve] {
            let help = output(flavita(arguments).env("LC_ALL", locale).env_remove("LANG"));
            assert!(help.contains(usage) && !help.contains("see a summary"), "{locale}: {help}");
            assert!(locale.starts_with("de") || !help.contains("[OPTIONS]"), "{locale}: {help}");
        }
        let bare = error(flavita(&["lexicon"]).env("LC_ALL", locale).env_remove("LANG"));
        assert!(bare.contains(usage), "{locale}: {bare}");
    }
    assert!(
        output(&mut flavita(&["--help"])).starts_with("Runs Duplicate word-game tournaments.\n")
    );
}

/// What is typed, and what is said of it in each language.
const WRONG: [(&[&str], [&str; 4]); 6] = [
    (
        &["verify", "gone.sqlite"],
        [
            "gone.sqlite: не найдено; проверьте имя",
            "gone.sqlite does not exist; check the name",
            "gone.sqlite: nem található; ellenőrizze",
            "gone.sqlite: nenalezeno; zkontrolujte",
        ],
    ),
    (&["adjudge"], ["нет команды «adjudge»", "no command “adjudge”", "„adjudge”", "„adjudge“"]),
    (
        &["solve", "--top", "x"],
        ["не подходит: число от 1", "a number from 1", "1 vagy nagyobb", "číslo 1 nebo"],
    ),
    (
        &["solve", "--edition", "chess"],
        ["нет игры «chess»", "no edition “chess”", "nincs „chess” játék", "hra „chess“ neexistuje"],
    ),
    (
        &["export", "a", "--jsonl", "--protocol"],
        ["вместе с", "combined", "ezzel együtt", "zároveň"],
    ),
    (&["merge", "a"], ["не хватает: --out", "missing: --out", "hiányzik: --out", "chybí: --out"]),
];

#[test]
fn what_is_wrong_is_said_in_the_language_of_the_machine() {
    let locales = ["ru_RU.UTF-8", "C", "hu_HU.UTF-8", "cs_CZ.UTF-8"];
    for (arguments, sentences) in WRONG {
        for (locale, sentence) in locales.into_iter().zip(sentences) {
            let said = error(flavita(arguments).env("LC_ALL", locale).env_remove("LANG"));
            assert!(said.contains(sentence), "{locale}: {said}");
        }
    }
}

#[test]
fn a_wrong_command_is_bad_usage() {
    assert!(error(&mut flavita(&["adjudge"])).contains("adjudge"));
    assert!(error(&mut flavita(&["solve", "--top", "x"])).contains("--top"));
    let error = error(&mut flavita(&["solve", "--edition", "erudite"]));
    assert!(error.contains("no edition “erudite”"), "{error}");
    assert!(error.contains("ru-scrabble"), "{error}");
}

#[cfg(unix)]
#[test]
fn who_does_not_read_on_is_no_fault() {
    // More than a pipe holds.
    let mut child = process::Command::new(env!("CARGO_BIN_EXE_flavita"))
        .args(["lexicon", "check", "--edition", "en-scrabble"])
        .args(vec!["STATION"; 3_000])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let done = child.wait_with_output().unwrap();
    assert!(done.status.success(), "{}", done.status);
    assert_eq!(String::from_utf8(done.stderr).unwrap(), "");
}
