//! `flavita season`, read back by Python.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::files::read;
use super::log_file::{argument, events, file};
use super::{error, flavita, output};

const SEASON: &str = "name = \"2026\"\nrule = \"total\"\ntake = \"chosen\"\ntournaments = [\"cup\", \"gone\"]\n\n\
                      [[splits]]\ntournament = \"cup\"\nnumber = 1\nplayer = \"PLAYER\"\nname = \"Ада Первая\"\n";

#[test]
fn python_reads_the_season_as_the_standings_have_it() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &events());
    let standings = folder.path().join("standings.csv");
    let written = ["export", argument(&path), "--what", "standings", "--out", argument(&standings)];
    assert_eq!(output(&mut flavita(&written)), "");
    let Some(found) = read(&[standings]) else {
        return;
    };
    let game = found["standings.csv"].as_array().unwrap().clone();
    let first = |row: &&Value| row["number"] == "1";
    let player = game.iter().find(first).unwrap()["player"].as_str().unwrap();
    let season = folder.path().join("club.season");
    fs::write(&season, SEASON.replace("PLAYER", player)).unwrap();
    let out = folder.path().join("season.csv");
    let rating = folder.path().join("rating.csv");
    for (what, out) in [("standings", &out), ("rating", &rating)] {
        let arguments = ["season", argument(&season), "--what", what, "--out", argument(out)];
        let run = flavita(&arguments).assert().code(0);
        let said = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
        assert!(said.contains("tournament gone is not in the folder"), "{said}");
    }
    let Some(found) = read(&[out, rating]) else {
        return;
    };
    let season = found["season.csv"].as_array().unwrap();
    assert_eq!(season.len(), game.len());
    for row in season {
        let is_split = row["player"] == "Ада Первая";
        let own = |one: &&Value| {
            if is_split { one["number"] == "1" } else { one["player"] == row["player"] }
        };
        let line = game.iter().find(own).unwrap();
        assert_eq!((&row["points"], &row["cup_place"]), (&line["total"], &line["rank"]));
        assert_eq!((&row["cup_counts"], &row["played"]), (&json!("yes"), &json!("1")));
    }
    let changes = found["rating.csv"].as_array().unwrap().iter();
    let number = |text: &Value| text.as_str().unwrap().parse::<i64>().unwrap();
    let changes: Vec<(i64, i64)> =
        changes.map(|row| (number(&row["rating"]), number(&row["cup_change"]))).collect();
    assert!(changes.iter().all(|(rating, change)| *rating == 1500 + change));
    assert_eq!(changes.iter().map(|(_, change)| change).sum::<i64>(), 0, "everybody was new");
}

#[test]
fn a_season_that_cannot_be_read_is_named_with_its_line() {
    let folder = TempDir::new().unwrap();
    let season = folder.path().join("club.season");
    fs::write(&season, "name = \"2026\"\nrule = \"goals\"\ntake = \"all\"\n").unwrap();
    let said = error(&mut flavita(&["season", argument(&season), "--what", "rating"]));
    assert!(said.contains("club.season: line 2: there is no rule \"goals\""), "{said}");
    let said = error(&mut flavita(&["season", "nowhere.season", "--what", "rating"]));
    assert!(said.contains("nowhere.season"), "{said}");
    let said = error(&mut flavita(&["season", argument(&season), "--what", "points"]));
    assert!(said.contains("standings, rating"), "{said}");
}
