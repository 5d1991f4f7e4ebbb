//! The solver against positions whose answers several independent programs agree on.
//!
//! `tests/data/positions/README.md` says where the positions and their word lists come from.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::fs;
use std::path::PathBuf;

use flavita::game::edition::catalogue::embedded;
use flavita::game::edition::definition::Edition;
use flavita::game::notation::{parse_board, parse_rack};
use flavita::lexicon::file;
use flavita::lexicon::graph::Graph;
use flavita::solver::position::Position;
use flavita::solver::rank::{Spread, all, top};
use flavita::solver::spread::in_order;

/// What the solver finds, or a file says it finds.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    top: i32,
    tops: usize,
    legal: usize,
}

/// A line of a file of positions.
struct Line {
    number: usize,
    blanks: usize,
    board: String,
    rack: String,
    answer: Answer,
}

#[test]
fn english_positions_have_their_known_tops_and_placements() {
    check("en-scowl80.tsv", "en-scrabble", "scowl80.lexicon", 247_789);
}

#[test]
fn russian_positions_have_their_known_tops_and_placements() {
    check(
        "ru-opencorpora.tsv",
        "ru-scrabble",
        "rus.lexicon",
        2_721_800,
    );
}

fn check(positions: &str, edition: &str, lexicon: &str, words: u64) {
    let edition = embedded(edition).unwrap();
    let (head, graph) = file::read(&edition, &read(lexicon)).unwrap_or_else(|error| {
        panic!("tests/data/positions/{lexicon}: {error}");
    });
    assert_eq!(head.words, words, "tests/data/positions/{lexicon}");
    let text = String::from_utf8(read(positions)).unwrap();
    let lines: Vec<Line> = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.starts_with('#') && !line.is_empty())
        .map(|(number, line)| read_line(positions, number, line))
        .collect();
    assert!(
        lines.len() >= 60,
        "{positions} has {} positions",
        lines.len()
    );
    let check = |how: &str| {
        let differences: Vec<String> = in_order(&lines, |line| difference(&edition, &graph, line))
            .into_iter()
            .zip(&lines)
            .filter_map(|(difference, line)| {
                Some(format!("{positions}:{}: {}", line.number, difference?))
            })
            .collect();
        assert!(differences.is_empty(), "{how}\n{}", differences.join("\n"));
    };
    check("every placement searched");
    graph.index_letters();
    check("placements of the whole rack found by their letters");
}

fn read(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/positions");
    let path = path.join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read_line(file: &str, number: usize, line: &str) -> Line {
    let columns: Vec<&str> = line.split('\t').collect();
    let [blanks, board, rack, top, tops, legal] = columns.as_slice() else {
        panic!("{file}:{number}: {} columns instead of 6", columns.len());
    };
    let figure = |text: &str| -> usize {
        let fault = || panic!("{file}:{number}: \"{text}\" is no figure");
        text.parse().unwrap_or_else(|_| fault())
    };
    Line {
        number,
        blanks: figure(blanks),
        board: (*board).to_owned(),
        rack: (*rack).to_owned(),
        answer: Answer {
            top: i32::try_from(figure(top)).unwrap(),
            tops: figure(tops),
            legal: figure(legal),
        },
    }
}

/// What is wrong with the solver's answer, or with the line itself.
fn difference(edition: &Edition, words: &Graph, line: &Line) -> Option<String> {
    let board = match parse_board(edition, &line.board) {
        Ok(board) => board,
        Err(error) => return Some(error.to_string()),
    };
    let rack = match parse_rack(edition, &line.rack) {
        Ok(rack) => rack.counts(),
        Err(error) => return Some(error.to_string()),
    };
    if rack.blanks() != line.blanks {
        return Some(format!("the rack has {} blanks", rack.blanks()));
    }
    let position = Position::new(edition, words, &board, &rack);
    let tops = top(&position, Spread::Nothing);
    let legal = all(&position, Spread::Nothing);
    let found = Answer {
        top: tops.first().map_or(0, |top| top.points),
        tops: tops.len(),
        legal: legal.len(),
    };
    (found != line.answer).then(|| format!("{found:?} instead of {:?}", line.answer))
}
