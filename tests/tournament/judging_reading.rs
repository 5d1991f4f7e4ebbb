//! Tests of `src/tournament/judging/reading.rs`.

use flavita_game::{Board, Direction, Placement, Square, embedded, parse_rack, word_text};
use flavita_tournament::judging::reading::{cuts, plainly, settle};
use flavita_tournament::model::Reason;

fn settled(rack: &str, at: (usize, usize), word: &str) -> Result<String, Reason> {
    let edition = embedded("ru-scrabble").unwrap();
    let rack = parse_rack(&edition, rack).unwrap().counts();
    let square = Square::new(at.0, at.1).unwrap();
    let tiles = cuts(&edition, word)?.remove(0);
    let written = Placement { square, direction: Direction::Across, tiles };
    let placement = settle(&edition, &Board::default(), &rack, &written)?;
    Ok(word_text(&edition, &placement.tiles))
}

#[test]
fn an_unmarked_letter_is_the_real_tile_while_the_rack_has_one() {
    assert_eq!(settled("ДОМ?АБВ", (7, 6), "ДОМ").unwrap(), "ДОМ");
}

#[test]
fn a_letter_that_the_rack_lacks_is_the_blank() {
    assert_eq!(settled("ДО?АБВГ", (7, 6), "ДОМ").unwrap(), "ДОм");
}

#[test]
fn of_several_readings_the_one_with_the_fewest_points_counts() {
    // Row 8, columns 4 to 7: the first letter is doubled, so the blank is read there.
    assert_eq!(
        settled("МА?БВГД", (7, 3), "МАМА").unwrap_err(),
        Reason::NotInRack { letters: "А".to_owned() }
    );
    assert_eq!(settled("МАА?БВГ", (7, 3), "МАМА").unwrap(), "мАМА");
}

#[test]
fn a_marked_blank_needs_a_blank() {
    assert_eq!(
        settled("ДОМАБВГ", (7, 6), "дОМ").unwrap_err(),
        Reason::NotInRack { letters: "Д".to_owned() }
    );
}

#[test]
fn a_word_of_long_tiles_is_cut_in_every_way_but_not_across_a_mark() {
    let edition = embedded("hu-scrabble").unwrap();
    let cut = |text: &str| -> Vec<String> {
        let cuts = cuts(&edition, text).unwrap();
        cuts.iter().map(|tiles| word_text(&edition, tiles)).collect()
    };
    assert_eq!(cut("KÖZSÉG"), ["KÖ[ZS]ÉG", "KÖZSÉG"]);
    assert_eq!(cut("KÖZ|SÉG"), ["KÖZSÉG"]);
    assert_eq!(cut("KÖ[ZS]ÉG"), ["KÖ[ZS]ÉG"]);
}

#[test]
fn what_is_written_plainly_is_cut_in_one_way_only() {
    let edition = embedded("hu-scrabble").unwrap();
    for (text, plain) in [
        ("K|Ö|Z|S|É|G", "KÖZ|SÉG"),
        ("KÖ[ZS]ÉG", "KÖ[ZS]ÉG"),
        ("[GY]EREK", "GYEREK"),
        ("S|Z[SZ]s", "S|Z[SZ]s"),
    ] {
        let tiles = cuts(&edition, text).unwrap().remove(0);
        let written = plainly(&edition, &tiles);
        assert_eq!(written, plain);
        assert_eq!(cuts(&edition, &written).unwrap(), [tiles]);
    }
}

#[test]
fn a_blank_is_marked_by_a_small_letter_by_round_brackets_or_by_a_question_mark() {
    for written in ["ДОм", "ДО(М)", "ДО?М", "ДО*м", "ДО(м)"] {
        assert_eq!(settled("ДО?МБВГ", (7, 6), written).unwrap(), "ДОм", "{written}");
    }
    let edition = embedded("hu-scrabble").unwrap();
    for written in ["[sz]Ó", "(SZ)Ó", "?[SZ]Ó"] {
        let tiles = cuts(&edition, written).unwrap().remove(0);
        assert_eq!(word_text(&edition, &tiles), "[sz]Ó", "{written}");
    }
}

#[test]
fn a_sign_on_no_tile_is_named() {
    assert_eq!(
        settled("ДОМАБВГ", (7, 6), "ДQМ").unwrap_err(),
        Reason::UnknownLetter { letter: "Q".to_owned() }
    );
}
