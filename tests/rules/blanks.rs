//! Blanks on slips: unmarked, marked, wrongly marked, and those that lie on the board.

use flavita::tournament::results::found::{Find, counts};
use flavita::{
    game::edition::catalogue::embedded, game::score::score, i18n::language::Language,
    i18n::reason::sentences_in, tournament::model::tops::PlacementText,
    tournament::model::verdict::Reason,
};

use crate::desk::{ADA, Desk, Hall, VAN, given};
use crate::steps::{played, revealed, slip};

/// The reading of a word at З8 in the first round, and its points.
fn read(rack: &str, word: &str) -> (String, i32) {
    let verdict = given([revealed(rack)]).when(slip(ADA, "З8", word)).verdict();
    assert_eq!(verdict.reasons, [], "{rack} {word}");
    (verdict.reading.unwrap().word, verdict.points)
}

#[test]
fn an_unmarked_letter_is_the_real_tile_while_the_rack_has_one() {
    assert_eq!(read("ДОМ?АБВ", "ДОМ"), ("ДОМ".to_owned(), 10));
}

#[test]
fn an_unmarked_letter_that_the_rack_lacks_is_the_blank() {
    assert_eq!(read("ДО?АБВГ", "ДОМ"), ("ДОм".to_owned(), 6));
}

#[test]
fn a_marked_letter_is_the_blank_even_where_the_rack_has_the_letter() {
    assert_eq!(read("ДОМ?АБВ", "дОМ"), ("дОМ".to_owned(), 6));
}

#[test]
fn a_blank_marked_on_the_right_letter_changes_nothing() {
    assert_eq!(read("ДО?АБВГ", "ДОм"), read("ДО?АБВГ", "ДОМ"));
}

#[test]
fn of_two_letters_of_which_one_is_the_blank_the_cheaper_reading_counts() {
    // Column 8 doubles the word, column 12 the letter: the blank is read in column 12.
    assert_eq!(read("КАПО?БВ", "КАПОК"), ("КАПОк".to_owned(), 12));
    assert_eq!(read("КАПО?БВ", "кАПОК"), ("кАПОК".to_owned(), 16));
}

#[test]
fn a_mark_on_a_rack_without_a_blank_is_a_letter_that_is_not_there() {
    given([revealed("ДОМАБВГ")])
        .when(slip(ADA, "З8", "дОМ"))
        .then_judged(0, [Reason::NotInRack { letters: "Д".to_owned() }]);
}

#[test]
fn a_blank_marked_on_the_wrong_letter_leaves_a_letter_without_a_tile() {
    given([revealed("ДО?АБВГ")])
        .when(slip(ADA, "З8", "дОМ"))
        .then_judged(0, [Reason::NotInRack { letters: "М".to_owned() }]);
}

#[test]
fn two_blanks_stand_for_two_letters_and_not_for_three() {
    assert_eq!(read("Д??АБВГ", "ДОМ"), ("Дом".to_owned(), 4));
    given([revealed("??АБВГЖ")])
        .when(slip(ADA, "З8", "ДОМ"))
        .then_judged(0, [Reason::NotInRack { letters: "М".to_owned() }]);
}

#[test]
fn a_blank_on_the_board_stays_worth_nothing_whatever_the_slip_writes() {
    for word in ["ДОМА", "ДОмА"] {
        let verdict = given([played("ДО?АБВГ", "З8", "ДОм"), revealed("АОТТККБ")])
            .when(slip(ADA, "З8", word))
            .then_judged(4, []);
        assert_eq!(verdict.reading.unwrap().word, "ДОмА");
    }
}

#[test]
fn a_letter_on_the_board_is_no_blank_because_a_slip_marks_it() {
    let verdict = given([played("ДОМАБВГ", "З8", "ДОМ"), revealed("АОТТККБ")])
        .when(slip(ADA, "З8", "ДОмА"))
        .then_judged(6, []);
    assert_eq!(verdict.reading.unwrap().word, "ДОМА");
}

/// How many slips found these tiles at З4, each placement with what it is worth.
fn found(desk: &Desk, word: &str) -> usize {
    let (state, round) = (&desk.state, desk.last_round());
    let text = PlacementText { at: "З4".to_owned(), word: word.to_owned() };
    let placement = state.read_placement(&text).unwrap();
    let points = score(&state.edition, &round.board, &placement).points();
    let find = Find::of(&state.edition, &placement, &round.board);
    counts(state, round).get(&(find, points)).copied().unwrap_or_default()
}

#[test]
fn a_slip_finds_the_reading_that_scored_and_none_with_a_dearer_or_cheaper_blank() {
    let desk = given([revealed("ЗДОРВ?О"), slip(ADA, "З4", "ЗДОРОВ"), slip(VAN, "З4", "ЗДоРОВ")]);
    assert_eq!(["ЗДОРОВ", "зДОРОВ", "ЗдОРОВ"].map(|word| found(&desk, word)), [1, 0, 0]);
    assert_eq!(["ЗДоРОВ", "ЗДОРоВ"].map(|word| found(&desk, word)), [1, 1], "as many points");
}

#[test]
fn a_top_with_another_blank_of_as_many_points_is_a_top() {
    let rack = revealed("ЗДОРВ?Ы");
    let desk = given([rack, slip(ADA, "З4", "ЗДоРОВЫ"), slip(VAN, "З4", "ЗДОРоВЫ")]);
    let top = desk.last_round().tops.clone().unwrap().points;
    for player in [ADA, VAN] {
        let verdict = &desk.last_round().slip_of(player).unwrap().verdict;
        assert!(verdict.is_top && verdict.points == top, "{verdict:?}");
    }
}

#[test]
fn what_the_rack_lacks_is_the_blank_where_the_slip_marks_one() {
    let said = |rack: &str, word: &str| {
        let desk = given([revealed(rack)]);
        let state = desk.state.clone();
        let verdict = desk.when(slip(ADA, "З8", word)).verdict();
        sentences_in(Language::English, &state, &verdict).join(" ")
    };
    let sentence = said("ДОМАБВГ", "дОМ");
    assert_eq!(sentence, "There is no blank on the rack for Д.");
    let sentence = said("ДОАБВГЖ", "дОМ");
    assert_eq!(sentence, "The rack lacks the letter М. There is no blank on the rack for Д.");
    assert_eq!(said("ДОАБВГЖ", "ДОМ"), "The rack lacks the letter М.");
}

#[test]
fn a_word_that_is_cut_into_other_tiles_than_the_one_of_the_list_is_shown_cut() {
    let edition = embedded("hu-scrabble").unwrap().source.clone();
    let hall = Hall { edition, words: "KÖZ|SÉG\n".to_owned(), ..Hall::default() };
    let said = |rack: &str, word: &str| {
        let desk =
            Hall { words: hall.words.clone(), edition: hall.edition.clone(), ..Hall::default() };
        let desk = desk.given([revealed(rack)]);
        let state = desk.state.clone();
        let verdict = desk.when(slip(ADA, "H6", word)).verdict();
        sentences_in(Language::English, &state, &verdict).join(" ")
    };
    assert_eq!(said("KÖ[ZS]ÉGTR", "KÖ[ZS]ÉG"), "K Ö ZS É G is not in the word list.");
    assert_eq!(said("KÖZSÉGT", "KÖZ|SÉG"), "");
    assert_eq!(said("KÖZSÉGT", "GÉK"), "GÉK is not in the word list.");
}
