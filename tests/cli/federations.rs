//! `flavita adjudicate` by the rules of every federation: a game of 22 rounds and 34 players whose
//! slips hold every fault the rules speak of, against what an independent script worked out.
#![expect(clippy::print_stderr, reason = "a test says why it checked nothing")]

use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path, process::Command as Process};

use tempfile::TempDir;

use super::{data, flavita, output};

const PROFILES: [&str; 6] = ["house", "fisf", "fisf-blitz", "cas", "fise", "chew"];

/// The tables with the columns that name a row.
const TABLES: [(&str, &[&str]); 3] = [
    ("rounds.csv", &["round"]),
    ("slips.csv", &["round", "player"]),
    ("standings.csv", &["player"]),
];

/// A row's cells by the name of their column.
type Row = BTreeMap<String, String>;

fn file(name: &str) -> String {
    let path = data("federations").join(name);
    path.display().to_string()
}

fn adjudicate(profile: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    let (words, game, slips) = (file("words.txt"), file("game.csv"), file("slips.csv"));
    let out = folder.path().display().to_string();
    let arguments = [
        "adjudicate",
        "--words",
        &words,
        "--profile",
        profile,
        "--game",
        &game,
        "--slips",
        &slips,
        "--out",
        &out,
    ];
    output(&mut flavita(&arguments));
    folder
}

fn rows(path: &Path) -> Vec<Row> {
    let mut reader = csv::Reader::from_path(path).unwrap();
    let rows = reader.deserialize().map(Result::unwrap);
    rows.collect()
}

fn by_key(path: &Path, key: &[&str]) -> BTreeMap<Vec<String>, Row> {
    let keyed = |row: Row| (key.iter().map(|column| row[*column].clone()).collect(), row);
    rows(path).into_iter().map(keyed).collect()
}

/// Every cell that the script worked out and the program has otherwise.
fn differences(profile: &str, out: &Path) -> Vec<String> {
    let mut differences = Vec::new();
    for (table, key) in TABLES {
        let expected = data("federations/expected").join(profile).join(table);
        let (expected, found) = (by_key(&expected, key), by_key(&out.join(table), key));
        let (wanted, there): (Vec<_>, Vec<_>) = (expected.keys().collect(), found.keys().collect());
        assert_eq!(wanted, there, "{profile}: the rows of {table}");
        for (key, row) in &expected {
            let other =
                |(column, _): &(&String, &String)| found[key].get(*column) != row.get(*column);
            differences.extend(row.iter().filter(other).map(|(column, cell)| {
                let found = found[key].get(column);
                format!("{profile}, {table}, {key:?}: {column} is {found:?} in place of {cell:?}")
            }));
        }
    }
    differences
}

#[test]
fn standings_and_slips_are_those_of_the_script_by_the_rules_of_every_federation() {
    for profile in PROFILES {
        let differences = differences(profile, adjudicate(profile).path());
        assert!(differences.is_empty(), "{}", differences.join("\n"));
    }
}

#[test]
fn the_game_is_long_and_large_and_holds_every_fault_that_a_slip_can_have() {
    let (mut reasons, mut remarks, mut kinds) = Default::default();
    for profile in PROFILES {
        let out = adjudicate(profile);
        assert!(rows(&out.path().join("rounds.csv")).len() >= 20);
        assert!(rows(&out.path().join("standings.csv")).len() >= 30);
        for slip in rows(&out.path().join("slips.csv")) {
            let names = |cell: &str| -> Vec<String> {
                let names = slip[cell].split('|');
                let names = names.filter_map(|name| name.split(':').next());
                names.map(str::to_owned).collect()
            };
            BTreeSet::extend(&mut reasons, names("reasons"));
            BTreeSet::extend(&mut remarks, names("remarks"));
            BTreeSet::extend(&mut kinds, names("verdict"));
        }
    }
    let missing = |found: &BTreeSet<String>, wanted: &[&str]| -> Vec<String> {
        let wanted = wanted.iter().map(|name| (*name).to_owned());
        wanted.filter(|name| !found.contains(name)).collect()
    };
    let none: [&str; 0] = [];
    assert_eq!(missing(&reasons, REASONS), none);
    assert_eq!(missing(&remarks, REMARKS), none);
    assert_eq!(missing(&kinds, &["valid", "warning", "penalty", "zero"]), none);
}

const REASONS: &[&str] = &[
    "blank_unmarked",
    "claim_missing",
    "claim_too_high",
    "does_not_touch",
    "empty",
    "late",
    "no_coordinates",
    "not_in_dictionary",
    "not_in_rack",
    "nothing_laid",
    "off_board",
    "part_of_longer_word",
    "replaces_tile",
    "several_slips",
    "start_not_covered",
    "unknown_letter",
    "unreadable_coordinates",
];

const REMARKS: &[&str] = &[
    "blank_unmarked",
    "claim_missing",
    "claim_too_high",
    "claim_too_low",
    "coordinates_shifted",
    "last_letter_forgotten",
];

mod long {
    use super::{PROFILES, Path, Process, TABLES, TempDir, data, file, fs};

    #[test]
    #[ignore = "long: bash tests/check"]
    fn the_script_still_works_out_what_is_kept() {
        let folder = TempDir::new().unwrap();
        let run = Process::new("python3")
            .args(["-X", "utf8", "-B", &file("expected.py")])
            .arg(folder.path())
            .output();
        let Ok(run) = run else {
            eprintln!("python3 is missing: what the script works out is not compared");
            return;
        };
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        for profile in PROFILES {
            for (table, _) in TABLES {
                let read =
                    |root: &Path| fs::read_to_string(root.join(profile).join(table)).unwrap();
                let kept = read(&data("federations/expected")).replace("\r\n", "\n");
                assert!(kept == read(folder.path()), "{profile}, {table}");
            }
        }
    }
}
