//! Tests of `src/lexicon/file.rs`.

use flavita_game::{Edition, Letter, SIDE, embedded};
use flavita_lexicon::builder::build;
use flavita_lexicon::file::{self, read, read_for_own_tiles, write};
use flavita_lexicon::file::{LexiconError, Pressing};
use flavita_lexicon::graph::Graph;
use flavita_lexicon::word_list;

fn packed() -> (Edition, Graph, Vec<u8>) {
    let edition = embedded("ru-scrabble").unwrap();
    let list = word_list::read(&edition, "дом\nдома\nсом\nсома\nком\n", |_| ());
    let graph = build(&list.words, |_| ());
    let bytes = write(&edition, "проба", &graph, Pressing::Small);
    (edition, graph, bytes)
}

#[test]
fn what_was_written_reads_back_the_same() {
    let (edition, graph, bytes) = packed();
    let (head, read) = read(&edition, &bytes).unwrap();
    assert_eq!((head.words, head.name.as_str()), (5, "проба"));
    assert_eq!(read, graph);
    let quickly = write(&edition, "проба", &graph, Pressing::Quick);
    assert_eq!(file::read(&edition, &quickly).unwrap(), (head, graph));
}

#[test]
fn a_file_cut_short_anywhere_is_refused() {
    let (edition, _, bytes) = packed();
    for end in 0..bytes.len() {
        assert!(read(&edition, &bytes[..end]).is_err(), "{end} of {} bytes", bytes.len());
    }
}

#[test]
fn a_changed_byte_never_makes_another_word_list() {
    let (edition, graph, bytes) = packed();
    for i in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[i] ^= 0x10;
        if let Ok((_, read)) = read(&edition, &changed) {
            assert_eq!(read, graph, "byte {i}");
        }
    }
}

#[test]
fn a_list_is_read_without_its_edition_if_its_tiles_show_something() {
    let (edition, graph, bytes) = packed();
    let (head, read) = read_for_own_tiles(&bytes).unwrap();
    assert!(edition.labels().eq(&head.tiles));
    assert_eq!(read, graph);
    let label = "\"А\"".as_bytes();
    let at = bytes.windows(label.len()).position(|part| part == label).unwrap();
    let broken = [&bytes[..at], b"\"\"", &bytes[at + label.len()..]].concat();
    let refused = read_for_own_tiles(&broken);
    assert!(matches!(
        refused,
        Err(LexiconError::Damaged("a tile that shows nothing, or too many tiles"))
    ));
}

#[test]
fn a_word_longer_than_the_board_is_refused() {
    let edition = embedded("ru-scrabble").unwrap();
    let long = build([vec![Letter::new(0); SIDE + 1]], |_| ());
    let bytes = write(&edition, "too long", &long, Pressing::Quick);
    assert!(read(&edition, &bytes).is_err());
}

#[test]
fn the_list_of_another_edition_is_refused() {
    let (_, _, bytes) = packed();
    let other = embedded("en-scrabble").unwrap();
    assert!(matches!(read(&other, &bytes), Err(LexiconError::OtherTiles { .. })));
}
