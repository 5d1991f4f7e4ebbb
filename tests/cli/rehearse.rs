//! `flavita rehearse`.

use std::{fs, thread, time::Duration};

use tempfile::TempDir;

use super::log_file::argument;
use super::{error, flavita, output};

/// Russian words of at most seven letters: the whole list takes a tenth of a second to be read.
const SHORT_WORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/words/ru-short.lexicon");

/// A rehearsal of five players.
fn rehearse(options: &[&str]) -> assert_cmd::Command {
    let mut program = flavita(&["rehearse", "--players", "5", "--rounds", "2", "--seconds", "1"]);
    program.args(["--words", SHORT_WORDS, "--thinking", "0"]).args(options);
    program.timeout(Duration::from_mins(5));
    program
}

#[test]
fn five_players_play_two_rounds_and_every_acknowledged_slip_is_in_the_log() {
    let told = output(&mut rehearse(&["--no-mistakes"]));
    assert!(told.starts_with("rehearsal      5 players, 2 rounds, "), "{told}");
    assert!(told.contains("\nslips          10 sent, 10 acknowledged, 0 refused"), "{told}");
    assert!(told.contains("\nbroadcast      the last of 5 connections within "), "{told}");
    assert!(told.contains(" slips=10 differences=0\n"), "{told}");
    assert!(!told.contains("commits        0 "), "the server tells of its commits: {told}");
    let end = "every acknowledged slip is in the log exactly once, and there are no others\n";
    assert!(told.ends_with(end), "{told}");
}

/// The rows of a table of slips by round and player, without what depends on the moment: whose came
/// first, when, and after how many seconds.
fn in_order(table: &str) -> Vec<Vec<String>> {
    let mut table = csv::Reader::from_reader(table.as_bytes());
    let names: Vec<String> = table.headers().unwrap().iter().map(str::to_owned).collect();
    let stays = |at: usize| !["slip", "seconds", "received"].contains(&names[at].as_str());
    let row = |record: csv::StringRecord| {
        let cells = record.iter().enumerate();
        let cells = cells.filter(|(at, _)| stays(*at));
        cells.map(|(_, cell)| cell.to_owned()).collect()
    };
    let mut rows: Vec<Vec<String>> = table.records().map(|one| row(one.unwrap())).collect();
    rows.sort();
    rows
}

#[test]
fn a_folder_in_which_something_is_kept_is_left_alone() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("cup.sqlite"), "the club's").unwrap();
    let said = error(&mut rehearse(&["--data", argument(folder.path())]));
    assert!(said.contains("is not empty"), "{said}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    let said = error(&mut rehearse(&["--bind", "192.168.1.10:8080"]));
    assert!(said.contains("127.0.0.1"), "{said}");
}

mod long {
    use super::{TempDir, argument, flavita, in_order, output, rehearse, thread};

    #[test]
    #[ignore = "long: bash tests/check"]
    fn the_same_seed_gives_the_same_slips_and_what_is_kept_can_be_verified() {
        let written = |seed: &str| {
            let folder = TempDir::new().unwrap();
            let data = folder.path().join("rehearsal");
            output(&mut rehearse(&["--seed", seed, "--data", argument(&data)]));
            let file = data.join("rehearsal.sqlite");
            let verified = output(&mut flavita(&["verify", "--fast", argument(&file)]));
            assert!(verified.contains(" differences=0"), "{verified}");
            let table = output(&mut flavita(&["export", argument(&file), "--what", "slips"]));
            in_order(&table)
        };
        // Side by side: a rehearsal waits more than it works.
        let [first, again, other] = thread::scope(|scope| {
            let runs = ["one", "one", "two"].map(|seed| scope.spawn(move || written(seed)));
            runs.map(|run| run.join().unwrap())
        });
        assert_eq!(again, first);
        assert_ne!(other, first);
    }
}
