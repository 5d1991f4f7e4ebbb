//! `flavita adjudicate`: every fault is told with file, line and reason, and nothing is written.

use std::{fs, path::Path};

use tempfile::TempDir;

use super::adjudicate::{adjudicate, text};
use super::{error, flavita};

fn fault(game: impl AsRef<[u8]>, slips: impl AsRef<[u8]>) -> String {
    let folder = TempDir::new().unwrap();
    let arguments = adjudicate(folder.path(), game, slips);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let message = error(&mut flavita(&arguments));
    assert!(!folder.path().join("out").exists(), "{message}");
    message
}

fn replaced(name: &str, from: &str, to: &str) -> String {
    let text = text(name);
    assert!(text.contains(from), "the test edits what is there");
    text.replacen(from, to, 1)
}

/// What is replaced in game.csv, with what, and what is said of it.
const FAULTS_OF_ROUNDS: &[(&str, &str, &str)] = &[
    ("rack,at", "at", "line 1: the column \"rack\" is missing"),
    ("at,word", "at,word,points", "line 1: there is no column \"points\""),
    ("rack,at,word", "rack,at,word,at", "line 1: the column \"at\" appears twice"),
    ("2,КТОДЬЫЙ", "two,КТОДЬЫЙ", "line 3: \"two\" is not a round number"),
    ("2,КТОДЬЫЙ", "1,КТОДЬЫЙ", "line 3: round 1 appears twice"),
    ("2,КТОДЬЫЙ", "3,КТОДЬЫЙ", "line 3: round 3 appears where round 2 should be"),
    ("1,ДОМАКТЫ", "0,ДОМАКТЫ", "line 2: round 0 appears where round 1 should be"),
    ("2,КТОДЬЫЙ", "2,", "line 3: round 2 has no rack"),
    ("КТОДЬЫЙ", "КТОДЬЫЙА", "line 3: the rack has 8 tiles instead of 7"),
    ("КТОДЬЫЙ", "КТОДЬЫQ", "line 3: the rack cannot be read: \"Q\" is not a tile"),
    ("КТОДЬЫЙ", "ФТОДЬФЙ", "line 3: there are not that many Ф left in the bag"),
    ("З8,МОДА", "З8,", "line 2: the word at З8 is missing"),
    ("З8,МОДА", ",МОДА", "line 2: the square of МОДА is missing"),
    ("З8,МОДА", "З13,МОДА", "line 2: МОДА cannot be played at З13. The word runs off"),
    ("З8,МОДА", "А1,МОДА", "line 2: МОДА cannot be played at А1. The first word has"),
    ("З8,МОДА", "Я8,МОДА", "line 2: МОДА cannot be played at Я8. Not a square"),
    ("З8,МОДА", "З8,ТЮК", "line 2: ТЮК cannot be played at З8. The rack lacks the letter Ю"),
    ("З8,МОДА", "З8,МQДА", "line 2: МQДА cannot be played at З8. This game has no letter Q"),
    ("Д11,КОТ", "З8,КОТ", "line 4: КОТ cannot be played at З8. "),
    ("Д11,КОТ", "А1,ТОМ", "line 4: ТОМ cannot be played at А1. The word touches no"),
    ("Д11,КОТ", "Д12,ОТ", "line 4: ОТ cannot be played at Д12. This is part of КОТ"),
    ("Д11,КОТ", "\"Д11,КОТ", "line 4: "),
    ("Д11,КОТ", "Д11,КОТ,4", "line 4: there is no column for \"4\""),
];

#[test]
fn faults_of_the_rounds_name_their_line() {
    for (from, to, reason) in FAULTS_OF_ROUNDS {
        let message = fault(replaced("game.csv", from, to), text("slips.csv"));
        assert!(message.contains(&format!("game.csv, {reason}")), "{to}: {message}");
    }
}

#[test]
fn faults_of_the_slips_name_their_line() {
    let cases = [
        ("claimed,", "", "line 1: the column \"claimed\" is missing"),
        ("claimed", "points", "line 1: there is no column \"points\""),
        ("1,Ван", "4,Ван", "line 3: the game has no round 4"),
        ("1,Ван", "0,Ван", "line 3: the game has no round 0"),
        ("1,Ван", "I,Ван", "line 3: \"I\" is not a round number"),
        ("1,Ван", "1,", "line 3: the slip has no player"),
        ("МОДА,9,60", "МОДА,nine,60", "line 2: \"nine\" is not a number of points"),
        ("МОДА,9,60", "МОДА,9,1:00", "line 2: \"1:00\" is not a number of seconds"),
        ("МОДА,9,60", "МОДА,9,-60", "line 2: \"-60\" is not a number of seconds"),
        ("2,Ван", "2,В\u{1}н", "line 6: the text has the character U+0001"),
    ];
    for (from, to, reason) in cases {
        let message = fault(text("game.csv"), replaced("slips.csv", from, to));
        assert!(message.contains(&format!("slips.csv, {reason}")), "{to}: {message}");
    }
}

#[test]
fn files_without_rows_or_of_other_letters_are_named() {
    let (game, slips) = (text("game.csv"), text("slips.csv"));
    assert!(fault("", &slips).contains("game.csv, line 1: write the columns round,rack,at,word"));
    assert!(
        fault("round,rack,at,word\n", &slips).contains("game.csv, line 1: the file has no rounds")
    );
    let heading = "round,player,at,word,claimed,seconds\n";
    assert!(fault(&game, heading).contains("slips.csv, line 1: the file has no slips"));
    let message = fault(&game, [heading.as_bytes(), b"1,\xc0\xe4\xe0,,,,\n"].concat());
    assert!(message.contains("slips.csv, line 2: this is not UTF-8 text"), "{message}");
}

#[test]
fn a_missing_file_and_an_unknown_profile_are_named() {
    let run = |arguments: &[&str]| error(&mut flavita(arguments));
    let rest = ["--slips", "no.csv", "--out", "no-such-folder"];
    let missing = ["adjudicate", "--game", "no-such.csv"];
    assert!(run(&[missing.as_slice(), &rest].concat()).contains("no-such.csv: "));
    let profile = ["adjudicate", "--game", "no.csv", "--profile", "fast"];
    let message = run(&[profile.as_slice(), &rest].concat());
    assert!(message.contains("no profile “fast”: the profiles are house"), "{message}");
    assert!(!Path::new("no-such-folder").exists());
}

#[test]
fn a_fault_keeps_an_earlier_result_as_it_was() {
    let folder = TempDir::new().unwrap();
    let arguments = adjudicate(folder.path(), text("game.csv"), text("slips.csv"));
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let out = folder.path().join("out");
    fs::create_dir_all(out.join("slips.csv")).unwrap();
    fs::write(out.join("standings.csv"), "old").unwrap();
    let message = error(&mut flavita(&arguments));
    assert!(message.contains("slips.csv: "), "{message}");
    assert_eq!(fs::read_to_string(out.join("standings.csv")).unwrap(), "old");
    assert_eq!(fs::read_dir(&out).unwrap().count(), 2);
}
