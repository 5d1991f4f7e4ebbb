//! `flavita prepare`, `flavita seal` and `flavita sealed`.

use std::{fs, path::Path};

use super::{error, flavita, output};

/// English words that stay the same.
fn words() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/data/positions/scowl80.lexicon").display().to_string()
}

/// The offers of so many games that fit these wishes, in this folder.
fn offers(folder: &Path, wishes: &[&str]) -> assert_cmd::Command {
    let mut command = flavita(&["prepare", "--edition", "en-scrabble", "--words", &words()]);
    command.args(["--games", "40", "--seed", "2026", "--out"]);
    command.arg(folder).args(wishes);
    command
}

/// A cell of the first offer.
fn cell(table: &str, column: &str) -> String {
    let mut lines = table.lines().map(|line| line.split('\t'));
    let place = lines.next().unwrap().position(|name| name == column).unwrap();
    lines.next().unwrap().nth(place).unwrap().to_owned()
}

#[test]
fn a_game_is_offered_shown_changed_sealed_checked_and_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let wishes = ["--rounds", "20..23", "--bingos", "3..", "--offer", "1"];
    let table = output(&mut offers(folder.path(), &wishes));
    let rounds: u32 = cell(&table, "rounds").parse().unwrap();
    assert!((20..=23).contains(&rounds), "{table}");
    assert!(cell(&table, "bingos").parse::<u32>().unwrap() >= 3, "{table}");
    let game = cell(&table, "file");

    let shown = output(&mut flavita(&["prepare", "show", &game]));
    assert!(shown.contains(&format!("\n{rounds}\t{}", cell(&table, "total"))), "{shown}");

    let ground = ["--words", &words()];
    let change = ["prepare", "change", &game, "--round", "2", "--rack", "aeinrst", "--out"];
    let changed = output(flavita(&change).arg(path("changed.json")).args(ground));
    let second = changed.lines().find(|line| line.starts_with("2\t")).unwrap();
    assert!(second.starts_with("2\tAEINRST\t"), "{changed}");

    let seal = ["seal", &path("changed.json"), "--name", "League", "--organiser", "Marina"];
    let mut seal = flavita(&seal);
    seal.args(["--not-before", "2026-11-28T20:00:00+01:00", "--round-every", "5,4"]);
    seal.args(["--data", &path("data"), "--out", &path("league.sealed")]).args(ground);
    let told = output(&mut seal);
    let told = |name: &str| {
        let line = told.lines().find_map(|line| line.strip_prefix(&format!("{name}\t")));
        line.unwrap().to_owned()
    };
    let (print, key) = (told("fingerprint"), told("key"));
    let first = fs::read(path("league.sealed")).unwrap();
    assert!(error(&mut seal).contains("league.sealed: already exists"), "the key is of the first");
    assert_eq!(fs::read(path("league.sealed")).unwrap(), first);
    // Every key that somebody tries costs 2^16 rounds of scrypt: " 16" stands in the head of the body.
    let sealed = fs::read_to_string(path("league.sealed")).unwrap();
    assert!(sealed.lines().rev().nth(1).unwrap()[..200].contains("2031360a"), "{sealed}");

    fs::create_dir_all(path("hall")).unwrap();
    let check = |options: &[&str]| {
        let mut check = flavita(&["sealed", "check", &path("league.sealed"), "--data"]);
        check.arg(path("hall")).args(options);
        check
    };
    let bare = check(&[]).assert().code(1).get_output().stdout.clone();
    let bare = String::from_utf8(bare).unwrap();
    assert!(bare.contains("are not here") && bare.ends_with("not ready\n"), "{bare}");
    fs::copy(words(), path("hall/words.lexicon")).unwrap();
    let ready = output(&mut check(&["--commitment", &print, "--signer", &told("signed by")]));
    assert!(ready.contains("not before\t2026-11-28T19:00:00Z\nthen every\t5, 4 min\n"), "{ready}");
    check(&["--commitment", &"0".repeat(64)]).assert().code(1);

    let open = |key: &str| {
        let mut open = flavita(&["sealed", "open", &path("league.sealed"), "--key", key, "--out"]);
        open.arg(path("opened.json"));
        open
    };
    assert!(error(&mut open("radio tango")).contains("this key does not open"));
    output(&mut open(&key.to_uppercase()));
    let shown = output(&mut flavita(&["prepare", "show", &path("opened.json")]));
    // The name is the one under which it was sealed.
    assert_eq!(
        shown.lines().skip(1).collect::<Vec<_>>(),
        changed.lines().skip(1).collect::<Vec<_>>()
    );
}

#[test]
fn where_no_game_fits_it_is_said_which_wishes_were_missed() {
    let folder = tempfile::tempdir().unwrap();
    let run = offers(folder.path(), &["--total", "5000.."]).assert().code(1);
    let told = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    assert!(told.contains("none of the 40 games fits") && told.contains("total: 40"), "{told}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn what_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("list.txt");
    fs::write(&file, "a shopping list").unwrap();
    let file = file.display().to_string();
    assert!(error(&mut flavita(&["prepare", "show", &file])).contains("not a prepared game"));
    assert!(error(&mut flavita(&["sealed", "check", &file])).contains("not a sealed game"));
    assert!(error(&mut flavita(&["prepare", "--seed", "1"])).contains("--out"));
    assert!(error(&mut offers(folder.path(), &["--rounds", "9..3"])).contains("A..B"));
}
