//! `flavita export`.

use std::fs;

use flavita::store::event::{ChainHash, StoredEvent};
use serde_json::Value;
use tempfile::TempDir;

use super::log_file::{SLIPS, argument, events, file};
use super::{error, flavita, output};

#[test]
fn the_tables_come_on_standard_output_in_either_form() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let export = |options: &[&str]| {
        let arguments = [&["export", argument(&path)], options].concat();
        output(&mut flavita(&arguments))
    };
    let plain = export(&["--what", "slips"]);
    assert!(plain.starts_with("round,player,number,at,word,"));
    assert_eq!(plain.matches("\r\n").count(), SLIPS + 1);
    let sheet = export(&["--what", "standings", "--format", "spreadsheet", "--lang", "en"]);
    assert!(sheet.starts_with("\u{feff}Rank;Player;Total;"), "{sheet}");
    assert!(sheet.contains(";'=Ван;"), "{sheet}");
    let rounds = export(&["--what", "rounds", "--format", "spreadsheet"]);
    assert!(rounds.starts_with("\u{feff}Ход;Набор;Топы;"), "{rounds}");
}

#[test]
fn a_file_is_written_where_it_is_asked_for() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let out = folder.path().join("out.csv");
    let arguments = ["export", argument(&path), "--what", "rounds", "--out", argument(&out)];
    assert_eq!(output(&mut flavita(&arguments)), "");
    assert!(fs::read_to_string(&out).unwrap().starts_with("round,rack,"));
    let nowhere = folder.path().join("nowhere/out.csv");
    let arguments = ["export", argument(&path), "--jsonl", "--out", argument(&nowhere)];
    assert!(error(&mut flavita(&arguments)).contains("out.csv"));
}

#[test]
fn the_chain_can_be_checked_from_the_lines_alone() {
    let folder = TempDir::new().unwrap();
    let events = events();
    let path = file(&folder, &events);
    let lines = output(&mut flavita(&["export", argument(&path), "--jsonl"]));
    assert_eq!(lines, output(&mut flavita(&["export", argument(&path), "--what", "jsonl"])));
    let mut head = ChainHash::ZERO;
    for line in lines.lines() {
        let event: Value = serde_json::from_str(line).unwrap();
        let start = line.find("\"body\":").unwrap() + "\"body\":".len();
        let body = &line[start..line.rfind(",\"hash\"").unwrap()];
        let text = |name: &str| event[name].as_str().unwrap().to_owned();
        let link = StoredEvent {
            seq: event["seq"].as_i64().unwrap(),
            batch: event["batch"].as_i64().unwrap(),
            at_ms: event["at_ms"].as_i64().unwrap(),
            actor: text("actor"),
            key: event["key"].as_str().map(str::to_owned),
            kind: text("kind"),
            version: 1,
            body: body.to_owned(),
            hash: ChainHash::ZERO,
        };
        head = link.hash_after(head);
        assert_eq!(event["hash"], head.to_string());
    }
    assert_eq!(lines.lines().count(), events.len());
}

#[test]
fn what_to_export_must_be_said_and_known() {
    assert!(error(&mut flavita(&["export", "x.sqlite"])).contains("--what"));
    let unknown = ["export", "x.sqlite", "--what", "moves"];
    let message = error(&mut flavita(&unknown));
    let all = "standings, rounds, slips, rulings, players, cross, losses, warnings, teams, gcg, \
               sigles, federation, rules, cumulated, replay, taken-home, pictures, jsonl, protocol";
    assert!(message.contains(all), "{message}");
    let language = ["export", "x.sqlite", "--jsonl", "--lang", "de"];
    assert!(error(&mut flavita(&language)).contains("the languages are ru, en"));
}

#[test]
fn only_the_table_of_several_games_takes_several_files() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let twice = |what| ["export", argument(&path), argument(&path), "--what", what];
    let message = error(&mut flavita(&twice("standings")));
    assert!(message.contains("--what cumulated"), "{message}");
    let message = error(&mut flavita(&twice("cumulated")));
    assert!(message.contains("games 1 and 2 are the same game"), "{message}");
    let alone = ["export", argument(&path), "--what", "cumulated"];
    let table = output(&mut flavita(&alone));
    assert!(table.starts_with("rank,player,number,total,"), "{table}");
}
