//! Coordinates, words, racks and boards as they are written.

use flavita::game::notation::{
    board_text, parse_board, parse_rack, parse_word, rack_text, word_text,
};
use flavita::tournament::judging::reading::{cuts, plainly};
use flavita::{
    game::edition::catalogue::embedded, game::edition::definition::Edition, game::reference,
    tournament::draw::by_hand,
};

use crate::trial::texts;

const POSITIONS: [&str; 2] = [
    include_str!("../data/positions/en-scowl80.tsv"),
    include_str!("../data/positions/ru-opencorpora.tsv"),
];

fn editions() -> Vec<Edition> {
    let ids = ["ru-scrabble", "hu-scrabble", "erudit", "en-scrabble"];
    ids.map(|id| embedded(id).unwrap()).to_vec()
}

fn columns(column: usize) -> Vec<&'static str> {
    let lines = POSITIONS.iter().flat_map(|text| text.lines());
    let lines = lines.filter(|line| !line.starts_with('#')).take(200);
    lines.filter_map(|line| line.split('\t').nth(column)).collect()
}

#[test]
fn coordinates() {
    let editions = editions();
    let seeds = ["H8", "8H", "и8", "15О", "A1", " 3B ", "1a"];
    texts("coordinates", seeds, |text| {
        for edition in &editions {
            match reference::parse(edition, text) {
                Ok(read) => {
                    let written = reference::text(edition, read.square, read.direction);
                    assert_eq!(reference::parse(edition, &written), Ok(read));
                }
                Err(fault) => assert!(!fault.to_string().is_empty()),
            }
        }
    });
}

#[test]
fn words_and_racks() {
    let editions = editions();
    let seeds = ["ЗДоРОВ", "[SZ]ÉP", "QUiZ", "AEIN?RT", "ЪЫ?ЁЖ??", "[zs]A", "FLAVITA", "GY[GY]"];
    texts("words and racks", seeds, |text| {
        for edition in &editions {
            if let Ok(word) = parse_word(edition, text) {
                assert_eq!(parse_word(edition, &word_text(edition, &word)), Ok(word));
            }
            if let Ok(rack) = parse_rack(edition, text) {
                let written = rack_text(edition, rack.tiles());
                assert_eq!(parse_rack(edition, &written), Ok(rack));
            }
        }
    });
}

#[test]
fn boards() {
    let editions = editions();
    texts("boards", columns(1), |text| {
        for edition in &editions {
            if let Ok(board) = parse_board(edition, text) {
                let written = board_text(edition, &board);
                assert_eq!(parse_board(edition, &written), Ok(board));
            }
        }
    });
}

#[test]
fn racks_by_hand() {
    let editions = editions();
    let seeds = ["рабы? вЫ", "e g é sz s é g", "ASSZONYA", "egé[sz]ség", "ёлка*★ а", "EGÉ|SZS"];
    texts("racks by hand", seeds, |text| {
        for edition in &editions {
            match by_hand::read(edition, text, 7) {
                Ok(rack) => {
                    assert_eq!(rack.tiles().len(), 7);
                    let written = rack_text(edition, rack.tiles());
                    assert_eq!(by_hand::read(edition, &written, 7), Ok(rack));
                }
                Err(refusal) => assert!(!refusal.to_string().is_empty()),
            }
        }
    });
}

#[test]
fn words_on_slips() {
    let editions = editions();
    let seeds = ["р(а)бы", "KÖZ|SÉG", "szsz?[SZ]", "р*аБЫ", "egészség", "(SZ)ÉP", "QU?IZ"];
    texts("words on slips", seeds, |text| {
        for edition in &editions {
            let ways = cuts(edition, text).unwrap_or_default();
            for tiles in ways.iter().filter(|tiles| tiles.len() <= 15).take(8) {
                let written = plainly(edition, tiles);
                assert_eq!(cuts(edition, &written), Ok(vec![tiles.clone()]), "{written}");
            }
        }
    });
}
