//! `flavita result` and `flavita merge`, and what Python reads of the tables.

use std::fs;
use std::path::{Path, PathBuf};

use flavita::{
    app::desk::record, tournament::model::event::Event, tournament::model::ids::RoundNumber,
    tournament::results::standings::standings,
};
use serde_json::Value;
use tempfile::TempDir;

use super::files::read;
use super::log_file::{argument, events, file};
use super::{error, flavita, output, words};

/// The result of a short tournament, called by this name.
fn result(folder: &TempDir, path: &Path, hall: &str, name: &str) -> PathBuf {
    let out = folder.path().join(name);
    let (from, to) = (argument(path), argument(&out));
    output(&mut flavita(&["result", from, "--hall", hall, "--out", to]));
    out
}

fn merge(folder: &TempDir, files: &[&Path], code: i32) -> (String, String, Vec<PathBuf>) {
    let out = folder.path().join("merged");
    let files: Vec<&str> = files.iter().map(|path| argument(path)).collect();
    let words = words();
    let options = ["--words", &words, "--data", argument(folder.path())];
    let to = ["--lang", "en", "--out", argument(&out)];
    let arguments = [&["merge"], files.as_slice(), &options, &to].concat();
    let run = flavita(&arguments).assert().code(code);
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let (said, told) = (text(&run.get_output().stdout), text(&run.get_output().stderr));
    let tables = ["standings", "halls", "categories", "rounds", "conflicts"];
    let tables = tables.map(|name| out.join(format!("{name}.csv")));
    (said, told, tables.to_vec())
}

#[test]
fn one_hall_merged_has_its_own_standings_by_file_and_by_codes() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let by_file = result(&folder, &path, "Зал 1", "one.hall");
    let (said, told, tables) = merge(&folder, &[&by_file, &by_file], 0);
    assert_eq!(said, "ok halls=1 of=1 players=3 conflicts=0 undecided=0\n");
    assert_eq!(told, "");
    let first: Vec<Vec<u8>> = tables.iter().map(|path| fs::read(path).unwrap()).collect();
    let codes = folder.path().join("scanned.txt");
    let (from, to) = (argument(&path), argument(&codes));
    let arguments = ["result", from, "--hall", "Зал 1", "--codes", "--out", to];
    let run = flavita(&arguments).assert().code(0);
    let count = fs::read_to_string(&codes).unwrap().lines().count();
    let told = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
    assert_eq!(told, format!("flavita: {count} codes\n"));
    merge(&folder, &[&codes], 0);
    let again: Vec<Vec<u8>> = tables.iter().map(|path| fs::read(path).unwrap()).collect();
    assert_eq!(first, again);
    let Some(found) = read(&tables) else {
        return;
    };
    let own = standings(&record::load(&path).unwrap().state, RoundNumber::MAX);
    let rows = found["standings.csv"].as_array().unwrap();
    assert_eq!(rows.len(), own.lines.len());
    for (row, line) in rows.iter().zip(&own.lines) {
        let figures = ["rank", "number", "total"].map(|name| row[name].as_str().unwrap());
        let (rank, number) = (line.rank.to_string(), line.player.to_string());
        let own = [rank, number, line.total.to_string()];
        assert_eq!(figures.map(str::to_owned), own);
    }
    assert_eq!(found["rounds.csv"].as_array().map(Vec::len), Some(2));
    assert_eq!(found["conflicts.csv"], Value::Array(Vec::new()));
}

#[test]
fn a_file_that_was_changed_is_refused_by_its_name_and_the_result_is_provisional() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let sound = result(&folder, &path, "Зал 1", "one.hall");
    let changed = folder.path().join("changed.hall");
    let text = fs::read_to_string(&sound).unwrap();
    fs::write(&changed, text.replace("Зал 1", "Зал 2")).unwrap();
    let (said, told, tables) = merge(&folder, &[&sound, &changed], 1);
    assert!(said.starts_with("provisional halls=1 of=1 players=3"), "{said}");
    assert!(told.contains("changed.hall: A result of Зал 2"), "{told}");
    assert!(told.contains("the signature does not match"), "{told}");
    let conflicts = fs::read_to_string(&tables[4]).unwrap();
    assert!(conflicts.contains("file-refused"), "{conflicts}");
}

#[test]
fn a_folder_without_results_is_named_and_no_table_is_written() {
    let folder = TempDir::new().unwrap();
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).unwrap();
    let (said, told, tables) = merge(&folder, &[&empty], 2);
    assert!(said.is_empty() && told.contains("empty: No results yet."), "{said}{told}");
    assert!(tables.iter().all(|table| !table.exists()));
}

#[test]
fn the_decisions_beside_the_results_of_a_folder_are_taken() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let inside = folder.path().join("merge");
    fs::create_dir(&inside).unwrap();
    let sound = result(&folder, &path, "Зал 1", "one.hall");
    fs::rename(&sound, inside.join("one.hall")).unwrap();
    let out = "[[hall]]\nhall = \"Зал 1\"\ncounts = false\nbecause = \"no witness\"\n";
    fs::write(inside.join("merge.toml"), out).unwrap();
    let (said, told, _) = merge(&folder, &[&inside], 0);
    assert!(said.starts_with("ok halls=0 of=1 players=0"), "{said}");
    assert_eq!(told, "");
    // Beside other files nobody knows which decisions are meant.
    let (said, ..) = merge(&folder, &[&inside, &inside.join("one.hall")], 0);
    assert!(said.starts_with("ok halls=1 of=1"), "{said}");
}

#[test]
fn a_game_that_is_not_over_has_no_result() {
    let folder = TempDir::new().unwrap();
    let mut events = events();
    events.retain(|event| !matches!(event, Event::GameEnded { .. }));
    let path = file(&folder, &events);
    let said = error(&mut flavita(&["result", argument(&path), "--hall", "A"]));
    assert!(said.contains("there is no result yet: the game goes on"), "{said}");
}
