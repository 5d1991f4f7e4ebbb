//! Tests of `src/web/words/trail.rs`.

use flavita::game::edition::catalogue::embedded;
use flavita::game::{Edition, Square};
use flavita::web::words::position::{AnalysisPosition, read_placement};
use flavita::web::words::trail::{MOST_STEPS, undone, with_step};

fn laid(edition: &Edition, start: &AnalysisPosition, words: &[&str]) -> (AnalysisPosition, String) {
    let mut position = start.clone();
    let mut trail = String::new();
    for word in words {
        let placement = read_placement(edition, word).unwrap();
        trail = with_step(&trail, edition, &position, &placement);
        position = position.after(edition, &placement).unwrap();
    }
    (position, trail)
}

#[test]
fn what_was_laid_is_taken_back_step_by_step() {
    let edition = embedded("hu-scrabble").unwrap();
    let (start, _) = AnalysisPosition::read(&edition, "", "[SZ]ÓKA?TE");
    let (after, trail) = laid(&edition, &start, &["8H.[SZ]Ók", "H8.[SZ]ATE"]);
    assert_eq!(trail, "8H.[SZ]Ók.[SZ]ÓKA?TE,H8.([SZ])ATE.KATE");
    let (board, rack, trail) = undone(&trail, &edition, &after.board).unwrap();
    assert_eq!((board.count(), rack.as_str()), (3, "KATE"));
    let (board, rack, trail) = undone(&trail, &edition, &board).unwrap();
    assert!(board.is_empty() && trail.is_empty());
    assert_eq!(rack, "[SZ]ÓKA?TE");
    assert_eq!(undone(&trail, &edition, &board), None);
}

#[test]
fn what_lies_there_no_more_is_not_taken_back() {
    let edition = embedded("hu-scrabble").unwrap();
    let (start, _) = AnalysisPosition::read(&edition, "", "KATE");
    let (mut after, trail) = laid(&edition, &start, &["H8.KATE"]);
    after.board.take(Square::new(7, 9).unwrap());
    assert_eq!(undone(&trail, &edition, &after.board), None);
}

#[test]
fn only_so_many_are_remembered() {
    let edition = embedded("en-scrabble").unwrap();
    let (position, _) = AnalysisPosition::read(&edition, "", "AB");
    let placement = read_placement(&edition, "H8.AB").unwrap();
    let add = |trail: String, _: i32| with_step(&trail, &edition, &position, &placement);
    let trail = (0..100).fold(String::new(), add);
    assert_eq!(trail.split(',').count(), MOST_STEPS);
}
