//! The analysis board from outside: what it lists is what the command line finds and counts, and
//! what is laid and taken back is where the address says.

use std::process::{Command, Stdio};
use std::{io::Write, path::Path};

use flavita::app::words::shelf::Shelf;
use scraper::{ElementRef, Html, Selector};
use serde_json::Value;

use crate::program::{Program, agent};

const EMPTY: &str = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
const WORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/positions/scowl80.lexicon");
const POSITIONS: &str = include_str!("../data/positions/en-scowl80.tsv");

/// A placement as both sides tell it: where, the word, the points.
type Told = (String, String, i32);

/// A server whose English list is that of the positions, and the list's key.
fn server(folder: &Path) -> (Program, String) {
    std::fs::copy(WORDS, folder.join("scowl80.lexicon")).unwrap();
    let shelf = Shelf::open(folder).unwrap();
    let lists = &shelf.offer("en-scrabble").unwrap().lists;
    let own = lists.iter().find(|list| list.file.is_some()).unwrap();
    (Program::start(folder), own.key.clone())
}

/// An answer of the command line about the same words.
fn command(name: &str, options: &[&str], input: &str) -> Value {
    let mut child = Command::new(env!("CARGO_BIN_EXE_flavita"))
        .args([name, "--edition", "en-scrabble", "--words", WORDS])
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    serde_json::from_slice(&child.wait_with_output().unwrap().stdout).unwrap()
}

fn solved(options: &[&str], board: &str, rack: &str) -> Vec<Told> {
    let answer = command("solve", options, &format!("{board} {rack}\n"));
    let moves = answer["moves"].as_array().unwrap().iter();
    let told = |one: &Value| {
        let text = |name: &str| one[name].as_str().unwrap().to_owned();
        let points = i32::try_from(one["points"].as_i64().unwrap()).unwrap();
        (text("at"), text("word"), points)
    };
    moves.map(told).collect()
}

fn all<'a>(within: ElementRef<'a>, selector: &str) -> Vec<ElementRef<'a>> {
    within.select(&Selector::parse(selector).unwrap()).collect()
}

fn text(element: ElementRef<'_>) -> String {
    element.text().collect::<String>().trim().to_owned()
}

fn points(text: &str) -> i32 {
    text.replace('−', "-").parse().unwrap()
}

/// The placements that a page lists, and the place behind them, if there are more.
fn listed(page: &Html) -> (Vec<Told>, Option<String>) {
    let row = |row: ElementRef<'_>| {
        let cells = all(row, "td");
        (text(cells[2]), text(cells[1]), points(&text(cells[3])))
    };
    let rows = all(page.root_element(), ".found tbody tr");
    let buttons = all(page.root_element(), ".found button[name=from]");
    let from = |button: &ElementRef<'_>| button.value().attr("value").unwrap().to_owned();
    let after = rows.last().map(|row| text(all(*row, "td")[0]));
    let later = buttons.iter().map(from).find(|from| Some(from) == after.as_ref());
    (rows.into_iter().map(row).collect(), later)
}

/// Everything that the pages list, stretch by stretch, at most so many stretches.
fn placements(program: &Program, query: &str, stretches: usize) -> Vec<Told> {
    let (mut found, mut from) = (Vec::new(), "0".to_owned());
    for _ in 0..stretches {
        let page = program.page(&format!("/analysis?{query}&from={from}"));
        let (rows, later) = listed(&page);
        found.extend(rows);
        let Some(later) = later else { break };
        from = later;
    }
    found
}

fn query(list: &str, board: &str, rack: &str) -> String {
    let rack = rack.replace('?', "%3F");
    format!("edition=en-scrabble&list={list}&board={board}&rack={rack}")
}

#[test]
fn a_placement_that_is_looked_at_is_counted_as_the_command_line_counts_it() {
    let folder = tempfile::tempdir().unwrap();
    let (program, list) = server(folder.path());
    let board = EMPTY.replacen("15/15/15/15/15/15/15/15", "15/15/15/15/15/15/15/7CAT5", 1);
    let query = query(&list, &board, "SERIES");
    for (at, word, points_told) in solved(&["--top", "12"], &board, "SERIES") {
        let page = program.page(&format!("/analysis?{query}&show={at}.{word}"));
        let shown = all(page.root_element(), "[data-shown] tr");
        let mut lines: Vec<(String, i32)> = shown
            .iter()
            .map(|row| (text(all(*row, "th")[0]), points(&text(all(*row, "td")[0]))))
            .collect();
        assert_eq!(lines.pop().unwrap().1, points_told, "the last line is the sum");
        let counted = command("score", &["--board", &board, "--at", &at, "--word", &word], "");
        let number = |value: &Value| i32::try_from(value.as_i64().unwrap()).unwrap();
        let words = counted["words"].as_array().unwrap().iter();
        let mut expected: Vec<(String, i32)> = words
            .map(|one| (one["word"].as_str().unwrap().to_owned(), number(&one["points"])))
            .collect();
        if counted["bonus"] != 0 {
            let said = lines.last().unwrap().0.clone();
            expected.push((said, number(&counted["bonus"])));
        }
        assert_eq!(lines, expected, "{at} {word}");
        let fresh = all(page.root_element(), ".analysis-board .cell.fresh").len();
        assert!(fresh > 0 && fresh <= 6, "the new tiles are outlined");
    }
}

/// Where an address leads to.
fn leads_to(program: &Program, path: &str) -> Option<String> {
    let response = agent().get(format!("{}{path}", program.url)).call().unwrap();
    let place = response.headers().get("location")?;
    Some(place.to_str().unwrap().to_owned())
}

fn field(page: &Html, selector: &str) -> String {
    let found = all(page.root_element(), selector);
    let field = found.first().unwrap_or_else(|| panic!("no {selector}"));
    field.value().attr("value").map_or_else(|| text(*field), str::to_owned)
}

#[test]
fn what_is_laid_is_on_the_board_and_comes_back_to_the_rack() {
    let folder = tempfile::tempdir().unwrap();
    let (program, list) = server(folder.path());
    let start = query(&list, EMPTY, "CATXYZ?");
    let laid = leads_to(&program, &format!("/analysis?{start}&lay=8H.CAt")).unwrap();
    let page = program.page(&laid);
    let board = "15/15/15/15/15/15/15/7C7/7A7/7t7/15/15/15/15/15";
    assert_eq!(field(&page, "textarea[name=board]"), board);
    assert_eq!(field(&page, "input[name=rack]"), "TXYZ");
    let trail = field(&page, "input[name=laid]");
    let back = format!("{laid}&undo=1");
    let undone = leads_to(&program, &back).unwrap();
    let page = program.page(&undone);
    assert_eq!(field(&page, "textarea[name=board]"), EMPTY);
    assert_eq!(field(&page, "input[name=rack]"), "CATXYZ?");
    assert_eq!(trail, "8H.CAt.CATXYZ?");
    assert!(all(page.root_element(), "button[name=undo]").is_empty(), "nothing is left");
    let cleared = leads_to(&program, &format!("{laid}&clear=1")).unwrap();
    assert!(!cleared.contains("board=") && cleared.contains("edition=en-scrabble"));
}

#[test]
fn what_cannot_be_laid_or_read_is_said_and_nothing_that_was_typed_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (program, list) = server(folder.path());
    let page = |board: &str, rack: &str, more: &str| {
        let path = format!("/analysis?{}&lang=en{more}", query(&list, board, rack));
        assert_eq!(leads_to(&program, &path), None);
        program.page(&path)
    };
    let said = |page: &Html, selector: &str| text(all(page.root_element(), selector)[0]);
    for placement in ["8H.DOG", "A1.CAT", "8H.XQJ", "8H", "8H.", "99.CAT", "H8.CATCATCATCATCATCAT"]
    {
        let page = page(EMPTY, "CATXYZ", &format!("&lay={placement}"));
        assert!(said(&page, ".notice.look").contains("is not legal here"), "{placement}");
        assert_eq!(field(&page, "textarea[name=board]"), EMPTY);
    }
    let wrong = EMPTY.replacen("15/15", "15/7%C3%89!6", 1);
    let faulty = page(&wrong, "CAT", "");
    let fault = said(&faulty, "#position-said .field-error");
    assert_eq!(fault, "Row 2: this game has no tile “É”.");
    assert_eq!(field(&faulty, "textarea[name=board]"), wrong.replace("%C3%89", "É"));
    assert_eq!(field(&faulty, "input[name=rack]"), "CAT");
    let short = page(&EMPTY.replacen("15/15", "15/14", 1), "CAT", "");
    assert_eq!(said(&short, "#position-said .field-error"), "Row 2 has 14 squares instead of 15.");
    let rows = page("15/15", "", "");
    assert_eq!(
        said(&rows, "#position-said .field-error"),
        "A board has 15 rows separated by /; this one has 2."
    );
    let rack = page(EMPTY, "QQ", "");
    assert_eq!(
        said(&rack, "#rack-said .field-error"),
        "There are 2 “Q” on the board and the rack together, but the game has only 1."
    );
    assert!(listed(&rack).0.is_empty());
    let long = page(EMPTY, "ABCDEFGHIJKL", "");
    assert!(said(&long, "#rack-said .field-error").starts_with("The rack has 12 tiles"));
}

#[test]
fn an_address_that_makes_no_sense_gives_a_page_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    for query in [
        "edition=klingon&rack=ABC",
        "edition=%3Cscript%3E&board=%22%3E%3Cscript%3E&rack=%3Cscript%3E&laid=%3Cscript%3E",
        "from=-1&rack=%D0%90",
        "from=99999999999999999999999&rack=%D0%90%D0%91%D0%92",
        "undo=1&laid=a.b.c,....,,",
        "laid=8H.CAT&undo=1",
        "list=none&switches=x+y&overrides=%2B&rack=%D0%90",
        "marked=on&rack=%D0%90%D0%91",
    ] {
        let (status, body) = program.get(&format!("/analysis?{query}"));
        assert_eq!(status, 200, "{query}");
        assert!(!body.contains("<script>"), "{query}");
    }
}

mod long {
    use super::{POSITIONS, placements, query, server, solved};

    #[test]
    #[ignore = "long: bash tests/check"]
    fn the_placements_of_known_positions_are_those_of_the_command_line() {
        let folder = tempfile::tempdir().unwrap();
        let (program, list) = server(folder.path());
        let lines = POSITIONS.lines().filter(|line| !line.starts_with('#'));
        let columns = lines.map(|line| line.split('\t').collect::<Vec<_>>());
        let mut looked_at = 0;
        for line in columns.step_by(9) {
            let (blanks, board, rack) = (line[0], line[1], line[2]);
            let query = query(&list, board, rack);
            if blanks == "0" {
                let found = placements(&program, &query, usize::MAX);
                assert_eq!(found, solved(&["--all"], board, rack), "{board} {rack}");
                assert_eq!(found.len().to_string(), line[5]);
            } else {
                let found = placements(&program, &query, 2);
                assert_eq!(found, solved(&["--top", "100"], board, rack), "{board} {rack}");
            }
            looked_at += 1;
        }
        assert!(looked_at > 5, "{looked_at} positions");
    }
}
