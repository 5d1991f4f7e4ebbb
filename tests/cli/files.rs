//! Every export read back by Python, which shares nothing with the program.
#![expect(clippy::print_stderr, reason = "a test says what it could not check")]

use std::path::{Path, PathBuf};
use std::{collections::BTreeMap, process::Command};

use flavita::{
    app::desk::record, game::notation::board_text, tournament::model::event::Event,
    tournament::profile::catalogue::embedded, tournament::results::standings::standings,
};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::log_file::{argument, events, events_by, file, ruled_events};
use super::{error, flavita, output};

/// What is exported, with the ending of its file.
const EXPORTS: &[(&str, &str)] = &[
    ("standings", "csv"),
    ("rounds", "csv"),
    ("slips", "csv"),
    ("rulings", "csv"),
    ("players", "csv"),
    ("cross", "csv"),
    ("warnings", "csv"),
    ("gcg", "gcg"),
    ("jsonl", "jsonl"),
];

fn export(folder: &TempDir, path: &Path) -> Vec<PathBuf> {
    let write = |(name, ending): &(&str, &str)| {
        let out = folder.path().join(format!("{name}.{ending}"));
        let options = ["--what", name, "--out", argument(&out)];
        let arguments = [&["export", argument(path)], options.as_slice()].concat();
        assert_eq!(output(&mut flavita(&arguments)), "");
        out
    };
    EXPORTS.iter().map(write).collect()
}

/// What Python finds in the files; `None` where the machine has no Python.
pub(crate) fn read(files: &[PathBuf]) -> Option<Value> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/files.py");
    let python =
        Command::new("python3").args(["-X", "utf8", "-B"]).arg(script).args(files).output();
    let Ok(run) = python else {
        eprintln!("python3 is missing: the exports are not read back");
        return None;
    };
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{said}");
    Some(serde_json::from_slice(&run.stdout).unwrap())
}

fn column<'a>(table: &'a Value, name: &str) -> Vec<&'a str> {
    let rows = table.as_array().unwrap();
    rows.iter().map(|row| row[name].as_str().unwrap()).collect()
}

#[test]
fn python_reads_the_same_figures_from_every_file() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &ruled_events());
    let mut files = export(&folder, &path);
    files.push(path.clone());
    let Some(read) = read(&files) else { return };
    let state = record::load(&path).unwrap().state;

    let points =
        |round: &flavita::tournament::model::round::Round| round.placed.as_ref().unwrap().points;
    let total: i32 = state.rounds.iter().map(points).sum();
    assert_eq!(read["gcg.gcg"]["total"], total);
    assert_eq!(read["gcg.gcg"]["moves"], state.rounds.len());
    let board: Vec<&str> = read["gcg.gcg"]["board"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap())
        .collect();
    assert_eq!(packed(&board), board_text(&state.edition, &state.board));

    let (standings, cross) = (&read["standings.csv"], &read["cross.csv"]);
    let mut of_standings: Vec<_> = column(standings, "number")
        .into_iter()
        .zip(column(standings, "total"))
        .zip(column(standings, "r1"))
        .collect();
    of_standings.sort_unstable();
    let of_cross: Vec<_> = column(cross, "number")
        .into_iter()
        .zip(column(cross, "total"))
        .zip(column(cross, "r1"))
        .skip(1)
        .collect();
    assert_eq!(of_cross, of_standings);
    assert_eq!(column(cross, "player")[0], "top");
    assert_eq!(column(&read["players.csv"], "number").len(), state.players.len());
    let slips: usize = state.rounds.iter().map(|round| round.slips.iter().count()).sum();
    assert_eq!(column(&read["slips.csv"], "points").len(), slips);
    assert_eq!(column(&read["rounds.csv"], "rack").len(), state.rounds.len());
    assert_eq!(column(&read["rulings.csv"], "kind").len(), state.rulings.len());

    let name = path.file_name().unwrap().to_str().unwrap();
    assert_eq!(read["jsonl.jsonl"], read[name]);
    assert_eq!(read["jsonl.jsonl"].as_array().unwrap().len(), state.events());
}

#[test]
fn python_reads_the_players_as_a_federation_lists_them() {
    let folder = TempDir::new().unwrap();
    let mut events = events();
    for event in &mut events {
        if let Event::PlayerRegistered { name, club, labels, number, .. } = event {
            *name = format!("LE GOFF Anaïs-{number}");
            "Saint-Malo; Bretagne".clone_into(club);
            labels.membership.licence = format!("123456{number}");
            "2A".clone_into(&mut labels.membership.series);
        }
    }
    let path = file(&folder, &events);
    let out = folder.path().join("federation.csv");
    let options = ["--what", "federation", "--out", argument(&out)];
    let arguments = [&["export", argument(&path)], options.as_slice()].concat();
    assert_eq!(output(&mut flavita(&arguments)), "");
    let Some(read) = read(&[out]) else { return };
    let line = |number: u32| {
        let (given, licence) = (format!("Anaïs-{number}"), format!("123456{number}"));
        json!(["LE GOFF", given, licence, "", "2A", "Saint-Malo; Bretagne", "", "", "", "", "", ""])
    };
    assert_eq!(read["federation.csv"], json!([line(1), line(2), line(3)]));
}

#[test]
fn python_reads_the_pictures_as_they_are_meant() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let pictures = folder.path().join("pictures");
    let options = ["--what", "pictures", "--lang", "en", "--out", argument(&pictures)];
    let arguments = [&["export", argument(&path)], options.as_slice()].concat();
    assert_eq!(output(&mut flavita(&arguments)), "");
    let names = ["totals", "distribution", "difficulty", "causes", "squares"];
    let files: Vec<PathBuf> =
        names.iter().map(|name| pictures.join(format!("{name}.svg"))).collect();
    let Some(read) = read(&files) else { return };
    let state = record::load(&path).unwrap().state;
    let standings = standings(&state, state.marked_until());
    for name in names {
        let picture = &read[format!("{name}.svg")];
        assert_eq!(picture["outside"], json!([]), "{name}");
        let words: Vec<&str> = picture["words"]
            .as_array()
            .unwrap()
            .iter()
            .map(|words| words.as_str().unwrap())
            .collect();
        let says = picture["says"].as_str().unwrap();
        assert_eq!(words[0], picture["title"].as_str().unwrap());
        assert!(words.join(" ").contains(says), "{name}: {says}");
    }
    let totals = &read["totals.svg"];
    let top = format!("Top {}", standings.top_total);
    let words = totals["words"].as_array().unwrap();
    assert!(words.iter().any(|one| one == top.as_str()), "{words:?}");
    for line in &standings.lines {
        let end = format!(" {}", line.total);
        let is_named = |one: &Value| one.as_str().unwrap().ends_with(&end);
        assert!(words.iter().any(is_named), "{end} in {words:?}");
    }
}

#[test]
fn before_a_round_is_marked_there_are_no_pictures() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events()[..4]);
    let pictures = folder.path().join("pictures");
    let options = ["--what", "pictures", "--out", argument(&pictures)];
    let arguments = [&["export", argument(&path)], options.as_slice()].concat();
    let said = error(&mut flavita(&arguments));
    assert!(said.contains("no round"), "{said}");
    assert!(!pictures.exists());
}

#[test]
fn warnings_add_up_to_those_of_the_standings() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events_by(embedded("fisf").unwrap()));
    let Some(read) = read(&export(&folder, &path)) else {
        return;
    };
    let (warnings, standings) = (&read["warnings.csv"], &read["standings.csv"]);
    assert!(!warnings.as_array().unwrap().is_empty());
    for figure in ["warnings", "warning_price"] {
        let earned = by_player(warnings, figure);
        let all = by_player(standings, figure);
        let all: BTreeMap<_, _> = all.into_iter().filter(|(_, sum)| *sum != 0).collect();
        let earned: BTreeMap<_, _> = earned.into_iter().filter(|(_, sum)| *sum != 0).collect();
        assert_eq!(earned, all, "{figure}");
    }
}

/// A figure of every player, added up.
fn by_player<'a>(table: &'a Value, figure: &str) -> BTreeMap<&'a str, i64> {
    let mut sums = BTreeMap::new();
    for (number, value) in column(table, "number").into_iter().zip(column(table, figure)) {
        *sums.entry(number).or_default() += value.parse::<i64>().unwrap();
    }
    sums
}

/// Rows of squares as a board is written: digits for runs of empty squares.
fn packed(rows: &[&str]) -> String {
    let row = |row: &&str| {
        let (mut text, mut run) = (String::new(), 0);
        for sign in row.chars().map(Some).chain([None]) {
            if sign == Some('.') {
                run += 1;
                continue;
            }
            if run > 0 {
                text.push_str(&run.to_string());
                run = 0;
            }
            text.extend(sign);
        }
        text
    };
    rows.iter().map(row).collect::<Vec<_>>().join("/")
}

#[test]
fn a_form_without_cyrillic_has_the_names_in_the_letters_of_passports() {
    let (folder, said) = sigles_of(&ruled_events());
    assert_eq!(said, "");
    let sigles = std::fs::read(folder.path().join(SIGLES)).unwrap();
    assert!(sigles.is_ascii() && String::from_utf8(sigles).unwrap().contains("Marina"));
}

#[test]
fn a_form_without_the_letters_of_a_name_is_refused_and_says_whose() {
    let events = serde_json::to_string(&ruled_events()).unwrap().replace("Ада", "ადა");
    let events: Vec<Event> = serde_json::from_str(&events).unwrap();
    let (folder, said) = sigles_of(&events);
    assert!(said.contains("player 1") && said.contains("nothing is written"), "{said}");
    assert!(!folder.path().join(SIGLES).exists());
}

/// The file of the tables' form.
const SIGLES: &str = "sigles.txt";

/// A folder with the tables' form of a log, and what was said of it.
fn sigles_of(events: &[Event]) -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, events);
    let out = folder.path().join(SIGLES);
    let said = flavita(&["export", argument(&path), "--what", "sigles", "--out", argument(&out)])
        .output()
        .unwrap();
    let said = String::from_utf8(said.stderr).unwrap();
    (folder, said)
}
