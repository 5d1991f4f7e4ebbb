//! Tests of `src/game/notation.rs`.

use flavita_game::edition::catalogue::embedded;
use flavita_game::notation::{ParseTilesError, board_text, parse_board, parse_word, word_text};

#[test]
fn a_board_reads_back_as_it_was_written() {
    let edition = embedded("ru-scrabble").unwrap();
    let text = "15/15/15/15/15/15/15/7ЗдОРОВЫ1/15/15/15/15/15/15/15";
    let board = parse_board(&edition, text).unwrap();
    assert_eq!(board_text(&edition, &board), text);
    assert_eq!(board.count(), 7);
}

#[test]
fn a_short_row_is_named() {
    let edition = embedded("ru-scrabble").unwrap();
    let text = "15/15/15/15/15/15/15/7ЗДОРОВЫ/15/15/15/15/15/15/15";
    let error = parse_board(&edition, text).unwrap_err();
    assert_eq!(error, ParseTilesError::RowLength { row: 8, squares: 14 });
}

#[test]
fn a_sign_that_is_no_tile_is_named_with_its_row() {
    let edition = embedded("ru-scrabble").unwrap();
    let fault = |row: &str| {
        let text = format!("15/15/{row}{}", "/15".repeat(12));
        parse_board(&edition, &text).unwrap_err().to_string()
    };
    assert_eq!(fault("7W7"), "row 3 of the board: \"W\" is not a tile of this edition");
    assert!(fault("7?7").starts_with("row 3 of the board: a blank"));
    assert!(fault("7[А7").starts_with("row 3 of the board: a bracket"));
}

#[test]
fn latin_letters_that_look_cyrillic_are_understood() {
    let edition = embedded("ru-scrabble").unwrap();
    let typed = parse_word(&edition, "TOPT").unwrap();
    assert_eq!(word_text(&edition, &typed), "ТОРТ");
    assert!(parse_word(&edition, "DOM").is_err());
}
