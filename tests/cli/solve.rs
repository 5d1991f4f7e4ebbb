//! `flavita solve`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::{sync::mpsc::channel, thread, time::Duration};

use serde_json::{Value, json};

use super::{EMPTY, error, flavita, output, words};

fn solve(options: &[&str], positions: &str) -> Vec<Value> {
    let mut command = flavita(&["solve", "--words", &words()]);
    let out = output(command.args(options).write_stdin(positions));
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_tops_of_a_position_are_told_in_full() {
    let board = "15/15/15/15/15/15/15/7МОДА4/15/15/15/15/15/15/15";
    let answers = solve(&[], &format!("{board} КТОДЬЫЙ\n"));
    let expected = json!({"top": 12, "count": 1, "moves": [{
        "at": "11Д", "row": 5, "column": 11, "dir": "down", "word": "КОДА", "points": 12,
        "blanks": [],
    }]});
    assert_eq!(answers, [expected]);
}

#[test]
fn a_blank_is_a_small_letter_and_its_place_is_named() {
    let answers = solve(&[], &format!("{EMPTY} КО?ЬЪ\n"));
    for found in answers[0]["moves"].as_array().unwrap() {
        let word = found["word"].as_str().unwrap();
        let small = word.chars().position(char::is_lowercase).unwrap();
        assert_eq!(found["blanks"], json!([small + 1]), "{word}");
    }
}

#[test]
fn the_answers_stand_in_the_order_of_the_positions() {
    // With the mark that some editors put first, and with their ends of lines.
    let positions = format!("\u{feff}{EMPTY} ДАЬ\r\n\n{EMPTY} ЬЪЫ\n{EMPTY} КОДА\n");
    let answers = solve(&[], &positions);
    let tops: Vec<&Value> = answers.iter().map(|answer| &answer["top"]).collect();
    assert_eq!(tops, [6, 0, 12]);
    assert_eq!(answers[1], json!({"top": 0, "count": 0, "moves": []}));
}

#[test]
fn top_lists_so_many_and_all_lists_every_placement() {
    let position = format!("{EMPTY} ДОМАКТЫ\n");
    let count = |options: &[&str]| {
        let answer = solve(options, &position).remove(0);
        assert_eq!(answer["count"], 12, "whatever is listed");
        answer["moves"].as_array().unwrap().len()
    };
    assert_eq!(count(&["--top", "3"]), 3);
    assert_eq!(count(&["--top", "20"]), 20);
    assert_eq!(count(&["--all"]), 34);
}

#[test]
fn time_adds_the_microseconds_and_changes_nothing_else() {
    let position = format!("{EMPTY} ДОМАКТЫ\n");
    let plain = solve(&[], &position).remove(0);
    let mut timed = solve(&["--time", "2"], &position).remove(0);
    let micros = timed.as_object_mut().unwrap().remove("micros").unwrap();
    assert!(micros.is_u64());
    assert_eq!(timed, plain);
}

#[test]
fn a_line_that_cannot_be_read_is_named_after_the_answers_before_it() {
    let mut command = flavita(&["solve", "--words", &words()]);
    let run = command.write_stdin(format!("{EMPTY} КОД\n{EMPTY} QQQ\n")).assert().code(2);
    let (out, error) = (&run.get_output().stdout, &run.get_output().stderr);
    assert_eq!(String::from_utf8_lossy(out).lines().count(), 1);
    let error = String::from_utf8_lossy(error);
    assert!(error.contains("standard input, line 2: \"Q\""), "{error}");
}

#[test]
fn every_kind_of_bad_line_says_what_is_wrong() {
    let cases = [
        (EMPTY.to_owned(), "write the board, a space and the rack"),
        (format!("{EMPTY} КОД КОД"), "write the board"),
        ("15/15 КОД".to_owned(), "2 rows instead of 15"),
        (EMPTY.replacen("15", "14", 1) + " КОД", "row 1 of the board has 14"),
        (format!("{EMPTY} КоД"), "lowercase"),
        (format!("{EMPTY} {}", "К".repeat(300)), "a rack of 300 tiles"),
    ];
    for (line, reason) in cases {
        let error = error(flavita(&["solve", "--words", &words()]).write_stdin(line));
        assert!(error.contains("line 1") && error.contains(reason), "{error}");
    }
}

#[test]
fn at_least_lists_what_is_dear_enough_and_tells_the_top_all_the_same() {
    let position = format!("{EMPTY} ДОМАКТЫ\n");
    let everything = solve(&["--all"], &position).remove(0);
    let dear = |least: i64| {
        let moves = everything["moves"].as_array().unwrap().iter();
        moves
            .filter(|found| found["points"].as_i64().unwrap() >= least)
            .cloned()
            .collect::<Vec<_>>()
    };
    let top = everything["top"].as_i64().unwrap();
    for least in [2, top, top + 1] {
        let answer = solve(&["--at-least", &least.to_string()], &position).remove(0);
        assert_eq!(answer["moves"].as_array().unwrap(), &dear(least));
        assert_eq!((&answer["top"], &answer["count"]), (&everything["top"], &everything["count"]));
    }
}

#[test]
fn the_order_is_kept_however_many_positions_come() {
    // More than are solved side by side, in an order without a pattern.
    let kind = |i: usize| i * i / 7 % 3;
    let racks = ["ДАЬ", "ЬЪЫ", "КОДА"];
    let positions: String = (0..1500).flat_map(|i| [EMPTY, " ", racks[kind(i)], "\n"]).collect();
    for options in [[].as_slice(), &["--all"], &["--top", "1"]] {
        let answers = solve(options, &positions);
        let tops: Vec<&Value> = answers.iter().map(|answer| &answer["top"]).collect();
        let expected: Vec<i32> = (0..1500).map(|i| [6, 0, 12][kind(i)]).collect();
        assert_eq!(tops, expected, "{options:?}");
    }
}

#[test]
fn a_late_faulty_line_is_named_and_all_before_it_are_answered() {
    let good = format!("{EMPTY} КОД\n").repeat(700);
    for options in [[].as_slice(), &["--all"]] {
        let mut command = flavita(&["solve", "--words", &words()]);
        let input = format!("{good}\n{EMPTY} КОД КОД\n{good}");
        let run = command.args(options).write_stdin(input).assert().code(2);
        let (out, error) = (&run.get_output().stdout, &run.get_output().stderr);
        assert_eq!(String::from_utf8_lossy(out).lines().count(), 700);
        let error = String::from_utf8_lossy(error);
        assert!(error.contains("standard input, line 702: write the board"), "{error}");
    }
}

#[test]
fn a_line_that_is_no_text_is_named() {
    let mut command = flavita(&["solve", "--words", &words()]);
    let error = error(command.write_stdin([0x31, 0xff, b'\n']));
    assert!(error.contains("line 1: this is not UTF-8 text"), "{error}");
}

#[test]
fn who_waits_for_an_answer_before_asking_on_gets_it() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_flavita"))
        .args(["solve", "--words", &words()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    let output = BufReader::new(program.stdout.take().unwrap());
    let (sender, answers) = channel();
    let reader = thread::spawn(move || {
        for line in output.lines() {
            sender.send(line.unwrap()).unwrap();
        }
    });
    for (rack, top) in [("ДАЬ", 6), ("КОДА", 12), ("ЬЪЫ", 0)] {
        writeln!(input, "{EMPTY} {rack}").unwrap();
        let answer = answers.recv_timeout(Duration::from_mins(1)).expect(rack);
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["top"], top, "{rack}");
    }
    drop(input);
    assert!(program.wait().unwrap().success());
    reader.join().unwrap();
}

#[test]
fn at_least_takes_points_below_nothing_and_no_words() {
    let position = format!("{EMPTY} КОДА\n");
    let all = solve(&["--all"], &position);
    assert_eq!(solve(&["--at-least", "-5"], &position), all);
    for (option, value, reason) in [
        ("--at-least", "many", "a whole number"),
        ("--time", "0", "a number from 1"),
        ("--top", "0", "a number from 1"),
    ] {
        let error = error(&mut flavita(&["solve", option, value]));
        assert!(error.contains(option) && error.contains(reason), "{error}");
    }
}

#[test]
fn help_explains_the_lines_that_go_in_and_come_out() {
    let help = output(&mut flavita(&["solve", "--help"]));
    for word in ["“BOARD RACK”", "top ", "count ", "moves ", "blanks ", "micros "] {
        assert!(help.contains(word), "{word} in {help}");
    }
    assert!(help.lines().all(|line| line.chars().count() <= 120), "{help}");
}
