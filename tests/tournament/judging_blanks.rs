//! Tests of `src/tournament/judging/blanks.rs`.

use flavita_game::{Board, embedded, parse_board, parse_rack, reference};
use flavita_tournament::judging::blanks::read;

const EMPTY: &str = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
const DOM: &str = "15/15/15/15/15/15/15/7ДОМ5/15/15/15/15/15/15/15";

fn read_on(board: &str, rack: &str, at: &str, typed: &str) -> Vec<String> {
    let edition = embedded("ru-scrabble").unwrap();
    let board = parse_board(&edition, board).unwrap();
    let rack = parse_rack(&edition, rack).unwrap().counts();
    let at = reference::parse(&edition, at).ok();
    read(&edition, &board, &rack, at, typed)
}

#[test]
fn a_small_letter_among_capitals_is_the_blank_as_pages_show_it() {
    assert_eq!(read_on(EMPTY, "ГУРМНОМ?", "З4", "ГУРМаНОМ"), ["ГУРМаНОМ"]);
    assert_eq!(read_on(EMPTY, "ГУРМНОМ?", "З4", "гурм(а)ном"), ["ГУРМаНОМ"]);
}

#[test]
fn a_capital_among_small_letters_is_the_blank_where_nothing_else_can_be() {
    assert_eq!(read_on(EMPTY, "ГУРМНОМ?", "З4", "гурмАном"), ["ГУРМаНОМ"]);
    assert_eq!(read_on(EMPTY, "РАБЫВ?", "З8", "рАбы"), ["РаБЫ"]);
}

#[test]
fn where_both_can_be_both_are_told_and_the_shown_one_comes_first() {
    assert_eq!(read_on(EMPTY, "АД?КЛМН", "З8", "Ад"), ["Ад", "аД"]);
    assert_eq!(read_on(EMPTY, "АД?КЛМН", "З8", "а(д)"), ["Ад"]);
    assert_eq!(read_on(EMPTY, "А?КЛМНП", "З8", "Ад"), ["Ад"]);
    assert_eq!(read_on(EMPTY, "Д?КЛМНП", "З8", "Ад"), ["аД"]);
}

#[test]
fn one_case_alone_marks_nothing() {
    for typed in ["ада", "АДА"] {
        assert_eq!(read_on(EMPTY, "АДА?КЛМ", "З8", typed), ["АДА"]);
    }
}

#[test]
fn letters_on_the_board_are_what_lies_there() {
    assert_eq!(read_on(DOM, "АБВ?ГЕЖ", "З8", "ДОМа"), ["ДОМа"]);
    assert_eq!(read_on(DOM, "АБВ?ГЕЖ", "З8", "домА"), ["ДОМа"]);
    let blank = DOM.replace('М', "м");
    assert_eq!(read_on(&blank, "АБВГДЕЖ", "З8", "ДОмА"), ["ДОмА"]);
}

#[test]
fn where_neither_can_be_the_fewest_letters_are_blanks() {
    for typed in ["рАбы", "РаБЫ"] {
        assert_eq!(read_on(EMPTY, "РАБЫВГД", "З8", typed), ["РаБЫ"]);
    }
    assert_eq!(read_on(EMPTY, "РБЫ?ВГД", "", "рАбы"), ["РаБЫ"]);
}

#[test]
fn a_word_of_blanks_alone_and_long_tiles_have_a_way_in() {
    let edition = embedded("hu-scrabble").unwrap();
    let rack = parse_rack(&edition, "Ó??[SZ]KLM").unwrap().counts();
    let read = |typed: &str| read(&edition, &Board::default(), &rack, None, typed);
    for (typed, kept) in [
        ("*a*b", "ab"),
        ("(a)(b)", "ab"),
        ("(sz)ó", "(sz)Ó"),
        ("*[sz]ó", "(sz)Ó"),
        ("[sz]Ó", "[sz]Ó"),
        ("[sz]ó", "[SZ]Ó"),
        ("(s)(z)ó", "szÓ"),
        ("köz|ség", "KÖZ|SÉG"),
    ] {
        assert_eq!(read(typed), [kept], "{typed}");
    }
}
