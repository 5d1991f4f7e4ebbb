//! Tests of `src/game/reference.rs`.

use flavita_game::edition::catalogue::embedded;
use flavita_game::reference::{ParseReferenceError, Reference, parse, text};
use flavita_game::square::{Direction, Square};

#[test]
fn letter_first_is_across_and_number_first_is_down() {
    let edition = embedded("ru-scrabble").unwrap();
    let square = Square::new(8, 7).unwrap();
    let across = Reference { square, direction: Direction::Across };
    let down = Reference { square, direction: Direction::Down };
    assert_eq!(parse(&edition, "и8"), Ok(across));
    assert_eq!(parse(&edition, "8И"), Ok(down));
}

#[test]
fn every_square_reads_back_as_it_was_written() {
    let edition = embedded("ru-scrabble").unwrap();
    for square in Square::all() {
        for direction in Direction::BOTH {
            let written = text(&edition, square, direction);
            assert_eq!(parse(&edition, &written), Ok(Reference { square, direction }));
        }
    }
}

#[test]
fn what_is_off_the_board_is_refused_with_its_part() {
    let edition = embedded("ru-scrabble").unwrap();
    assert_eq!(parse(&edition, "И16"), Err(ParseReferenceError::Column("16".to_owned())));
    assert_eq!(parse(&edition, "Я3"), Err(ParseReferenceError::Row("Я".to_owned())));
    assert_eq!(parse(&edition, "88"), Err(ParseReferenceError::Form("88".to_owned())));
}
