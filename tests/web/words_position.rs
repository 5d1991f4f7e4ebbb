//! Tests of `src/web/words/position.rs`.

use flavita::game::edition::catalogue::{EMBEDDED, embedded};
use flavita::game::letter::Letter;
use flavita::game::notation::{ParseTilesError, board_text, rack_text};
use flavita::game::{Bag, BoardTile, Edition, SIDE, Square, Tile};
use flavita::web::words::position::{AnalysisPosition, MOST_TILES, PositionFault};
use proptest::collection::vec;
use proptest::prelude::*;

const EMPTY: &str = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

/// An edition, and tiles drawn from its whole set for some squares and for the rack; a blank
/// on the board shows some letter.
fn dealt() -> impl Strategy<Value = (Edition, AnalysisPosition)> {
    let edition = (0..EMBEDDED.len()).prop_map(|place| embedded(EMBEDDED[place].0).unwrap());
    let picks = vec((0_usize..225, any::<prop::sample::Index>(), 0_u8..200), 0..90);
    let rack = vec(any::<prop::sample::Index>(), 0..=MOST_TILES);
    (edition, picks, rack).prop_map(|(edition, picks, rack)| {
        let mut bag: Vec<Tile> = Bag::full(&edition).counts().tiles().collect();
        let mut position = AnalysisPosition::default();
        let letters: Vec<Letter> = edition.letters().collect();
        for (square, pick, shown) in picks {
            let square = Square::new(square / SIDE, square % SIDE).unwrap();
            if position.board.at(square).is_some() || bag.is_empty() {
                continue;
            }
            let tile = match bag.remove(pick.index(bag.len())) {
                Tile::Letter(letter) => BoardTile::real(letter),
                Tile::Blank => BoardTile::blank(letters[usize::from(shown) % letters.len()]),
            };
            position.board.lay(square, tile);
        }
        for pick in rack {
            if !bag.is_empty() {
                position.rack.push(bag.remove(pick.index(bag.len())));
            }
        }
        (edition, position)
    })
}

proptest! {
    #[test]
    fn every_position_reads_back_as_it_was_written((edition, position) in dealt()) {
        let (board, rack) = (board_text(&edition, &position.board), rack_text(&edition, &position.rack));
        prop_assert_eq!(
            AnalysisPosition::read(&edition, &board, &rack), (position.clone(), None)
        );
        // As a line of positions, which needs a rack.
        if !rack.is_empty() {
            let line = format!("{board} {rack}");
            let read = AnalysisPosition::read(&edition, &line, "?");
            prop_assert_eq!(read, (position, None));
        }
    }
}

fn fault(edition: &str, board: &str, rack: &str) -> PositionFault {
    let edition = embedded(edition).unwrap();
    AnalysisPosition::read(&edition, board, rack).1.unwrap()
}

fn rack(edition: &str, text: &str) -> String {
    let edition = embedded(edition).unwrap();
    rack_text(&edition, &AnalysisPosition::read(&edition, "", text).0.rack)
}

#[test]
fn a_rack_is_read_as_people_type_it() {
    assert_eq!(rack("ru-scrabble", "рябь*?"), "РЯБЬ??");
    assert_eq!(rack("hu-scrabble", "a sz kk[gy]z"), "A[SZ]KK[GY]Z");
    assert_eq!(rack("hu-scrabble", "nyaszgy?á"), "[NY]ASZ[GY]?Á");
    assert_eq!(rack("hu-scrabble", "sz?"), "SZ?");
    assert_eq!(rack("hu-scrabble", "sz ?"), "[SZ]?");
    assert_eq!(rack("erudit", "ёлка★"), "ЕЛКА?");
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let is_row = |fault: &PositionFault, wanted: usize| matches!(fault, PositionFault::Board(ParseTilesError::InRow { row, .. }) if *row == wanted);
    let board = EMPTY.replacen("15/15", "15/7Q!6", 1);
    assert!(is_row(&fault("en-scrabble", &board, ""), 2));
    assert_eq!(
        fault("en-scrabble", "15/15", ""),
        PositionFault::Board(ParseTilesError::RowCount(2))
    );
    assert!(matches!(fault("en-scrabble", "", "AB7"), PositionFault::Rack(_)));
    assert_eq!(fault("en-scrabble", "", "ABCDEFGHIJK"), PositionFault::ManyTiles(11));
}

#[test]
fn tiles_that_the_set_does_not_have_are_counted_on_board_and_rack_together() {
    let board = EMPTY.replacen("15", "Q14", 1);
    let edition = embedded("en-scrabble").unwrap();
    let tile = Tile::Letter(edition.letter("Q").unwrap());
    let expected = PositionFault::TooMany { tile, used: 2, of: 1 };
    assert_eq!(fault("en-scrabble", &board, "AQ"), expected);
    let blank = PositionFault::TooMany { tile: Tile::Blank, used: 3, of: 2 };
    assert_eq!(fault("en-scrabble", &EMPTY.replacen("15", "q14", 1), "??"), blank);
}

#[test]
fn a_whole_line_of_cgp_brings_its_rack() {
    let edition = embedded("en-scrabble").unwrap();
    let line = format!(" {EMPTY} /ABC 10/20 0 lex CSW; ");
    let (read, fault) = AnalysisPosition::read(&edition, &line, "XYZ");
    assert_eq!(fault, None);
    assert_eq!(rack_text(&edition, &read.rack), "ABC");
}
