//! The worked examples of the rule booklets: points, words and bonus.

#![expect(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "a test fails by panicking and says what it leaves out"
)]

use std::collections::{BTreeMap, BTreeSet};

use flavita::game::notation::{parse_board, parse_word, word_text};
use flavita::game::square::{Direction, Square};
use flavita::{
    game::edition::catalogue::embedded, game::edition::definition::Edition,
    game::placement::Placement, game::score::score,
};
use serde::Deserialize;

const EXAMPLES: &str = include_str!("data/rulebook/examples.json");

/// Editions of the booklets that the catalogue may not have yet.
const MAY_BE_MISSING: &[&str] = &["hu-scrabble"];

#[derive(Deserialize)]
struct Examples {
    cases: Vec<Example>,
}

#[derive(Deserialize)]
struct Example {
    edition: String,
    board: String,
    row: usize,
    column: usize,
    dir: String,
    word: String,
    points: i32,
    /// Points of the words, where the booklet tells them.
    words: Option<BTreeMap<String, i32>>,
    #[serde(default)]
    bonus: i32,
}

#[test]
fn every_worked_example_scores_what_the_rules_give() {
    let Examples { cases } = serde_json::from_str(EXAMPLES).unwrap();
    let mut missing = BTreeSet::new();
    let mut checked = 0;
    for example in &cases {
        let Some(edition) = embedded(&example.edition) else {
            missing.insert(example.edition.as_str());
            continue;
        };
        check(&edition, example);
        checked += 1;
    }
    eprintln!("{checked} of {} examples checked; editions not there: {missing:?}", cases.len());
    for edition in missing {
        assert!(MAY_BE_MISSING.contains(&edition), "the catalogue has lost {edition}");
    }
    assert!(checked >= 8, "the Russian booklet alone has 8 examples");
}

fn check(edition: &Edition, example: &Example) {
    let name = format!("{} {}", example.edition, example.word);
    let board = parse_board(edition, &example.board).unwrap();
    let direction = match example.dir.as_str() {
        "across" => Direction::Across,
        "down" => Direction::Down,
        other => unreachable!("{name}: a word runs across or down, not {other}"),
    };
    let placement = Placement {
        square: Square::new(example.row - 1, example.column - 1).unwrap(),
        direction,
        tiles: parse_word(edition, &example.word).unwrap(),
    };
    let sheet = score(edition, &board, &placement);
    assert_eq!(sheet.points(), example.points, "{name}");
    assert_eq!(sheet.bonus, example.bonus, "{name}: bonus");
    if let Some(words) = &example.words {
        let found: BTreeMap<String, i32> = sheet
            .words
            .iter()
            .map(|word| (word_text(edition, &word.word.tiles), word.points))
            .collect();
        assert_eq!(&found, words, "{name}: words");
        assert_eq!(sheet.words.len(), words.len(), "{name}: a word counts twice");
    }
}
