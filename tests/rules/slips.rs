//! What a slip is worth: every reason for a zero, coordinates, claimed points, late slips.

use std::collections::BTreeSet;

use flavita::tournament::model::slip::{Legibility, SlipText};
use flavita::tournament::profile::claims::{ClaimMissing, ClaimTooHigh};
use flavita::{
    tournament::model::ids::RoundNumber, tournament::model::refusal::Refusal,
    tournament::model::tops::PlacementText, tournament::model::verdict::Reason,
    tournament::profile::coordinates::UnmarkedBlank, tournament::profile::form::Form,
};

use crate::desk::{ADA, Desk, Hall, Step, given};
use crate::steps::{
    close, close_early, extend, open, played, rack, reveal, revealed, slip, slip_of, text,
};

/// ЗДОРОВЫ lies on row З from column 8 to 14; the second rack is being marked.
fn second_round() -> Desk {
    given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"), revealed("НОВОЕАТ")])
}

/// Where letters of a word that is joined may stand for the square.
fn joining_round() -> Desk {
    let mut hall = Hall::default();
    hall.profile.coordinates.join = Some(3);
    hall.given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"), revealed("НОВОЕАТ")])
}

fn first_round() -> Desk {
    given([revealed("ЗДОРОВЫ")])
}

fn not_in_dictionary(word: &str) -> Reason {
    Reason::NotInDictionary { word: word.to_owned() }
}

#[test]
fn a_valid_slip_scores_its_words_and_is_the_top() {
    let verdict = second_round().when(slip(ADA, "15Г", "НОВОЕ")).then_judged(66, []);
    assert!(verdict.is_top && verdict.is_valid());
    let reading = PlacementText { at: "15Г".to_owned(), word: "НОВОЕ".to_owned() };
    assert_eq!((verdict.would_be, verdict.reading), (Some(66), Some(reading)));
}

#[test]
fn a_valid_slip_below_the_top_keeps_its_points() {
    let verdict = second_round().when(slip(ADA, "10З", "ОТ")).then_judged(2, []);
    assert!(!verdict.is_top);
}

#[test]
fn a_word_and_a_cross_word_that_are_not_in_the_dictionary_are_both_named() {
    second_round()
        .when(slip(ADA, "15Г", "НОВОТ"))
        .then_judged(0, [not_in_dictionary("НОВОТ"), not_in_dictionary("ЗДОРОВЫТ")]);
}

#[test]
fn a_word_of_the_dictionary_with_a_letter_that_is_not_on_the_rack_scores_nothing() {
    let verdict = second_round()
        .when(slip(ADA, "15Г", "НОВЫЕ"))
        .then_judged(0, [Reason::NotInRack { letters: "Ы".to_owned() }]);
    assert!(!verdict.is_top, "even where it would count as much as the top");
}

#[test]
fn a_word_that_touches_nothing_scores_nothing() {
    second_round().when(slip(ADA, "А1", "НОВОЕ")).then_judged(0, [Reason::DoesNotTouch]);
}

#[test]
fn tiles_that_only_meet_at_a_corner_do_not_touch() {
    second_round()
        .when(slip(ADA, "И15", "Т"))
        .then_judged(0, [Reason::DoesNotTouch, Reason::OneLetter, not_in_dictionary("Т")]);
}

#[test]
fn the_first_word_must_cover_the_start_square() {
    first_round().when(slip(ADA, "З9", "ЗДОРОВ")).then_judged(0, [Reason::StartNotCovered]);
    first_round().when(slip(ADA, "З8", "ЗДОРОВ")).then_judged(24, []);
}

#[test]
fn a_word_that_runs_off_the_board_scores_nothing_and_counts_nothing() {
    let verdict = second_round().when(slip(ADA, "15М", "НОВОЕ")).then_judged(0, [Reason::OffBoard]);
    assert_eq!(verdict.would_be, None);
}

#[test]
fn a_word_over_other_letters_names_their_squares() {
    let replaces = |square: &str| Reason::ReplacesTile { square: square.to_owned() };
    second_round().when(slip(ADA, "8З", "НОВОЕ")).then_judged(0, [replaces("З8")]);
    // З stays З and О is on О: Д, О, Р and В would change.
    second_round()
        .when(slip(ADA, "З8", "ЗАНОВО"))
        .then_judged(0, ["З9", "З10", "З11", "З12", "З13"].map(replaces));
}

#[test]
fn a_word_that_goes_on_on_the_board_names_the_whole_word() {
    second_round()
        .when(slip(ADA, "8Е", "ОТ"))
        .then_judged(0, [Reason::PartOfLongerWord { word: "ОТЗ".to_owned() }]);
}

#[test]
fn a_slip_without_coordinates_scores_nothing() {
    second_round().when(slip(ADA, " ", "НОВОЕ")).then_judged(0, [Reason::NoCoordinates]);
}

#[test]
fn coordinates_off_the_board_or_in_no_order_are_shown_as_they_stand() {
    for at in ["Я3", "15Ъ", "З16", "З0", "15", "Г", "1Г5", "Г-15"] {
        second_round()
            .when(slip(ADA, &format!(" {at} "), "НОВОЕ"))
            .then_judged(0, [Reason::UnreadableCoordinates { text: at.to_owned() }]);
    }
}

#[test]
fn letters_of_the_other_alphabet_that_look_the_same_are_understood() {
    // Latin B is row В, Latin H is row Н; Latin letters in the word too.
    let latin = first_round().when(slip(ADA, "8B", "ЗДОPОВЫ")).verdict();
    assert_eq!(latin.reading.unwrap().at, "8В");
    for word in ["НОВОЕ", "HOBOE", "НОBОE"] {
        second_round().when(slip(ADA, "15Г", word)).then_judged(66, []);
    }
    second_round().when(slip(ADA, "15г", "НОВОЕ")).then_judged(66, []);
}

#[test]
fn a_sign_on_no_tile_is_named() {
    second_round()
        .when(slip(ADA, "15Г", "НОQОЕ"))
        .then_judged(0, [Reason::UnknownLetter { letter: "Q".to_owned() }]);
}

#[test]
fn repeating_a_word_that_lies_there_lays_nothing() {
    second_round().when(slip(ADA, "З8", "ЗДОРОВЫ")).then_judged(0, [Reason::NothingLaid]);
}

#[test]
fn one_letter_is_no_word() {
    first_round()
        .when(slip(ADA, "З8", "О"))
        .then_judged(0, [Reason::OneLetter, not_in_dictionary("О")]);
}

#[test]
fn a_slip_after_the_bell_scores_nothing_and_shows_what_it_would_be() {
    let late = |used_ms| {
        let used_ms = Some(used_ms);
        slip_of(ADA, SlipText { used_ms, ..text("15Г", "НОВОЕ") }, 1)
    };
    let verdict = second_round().when(late(180_001)).then_judged(0, [Reason::Late]);
    assert!(!verdict.is_top);
    assert_eq!(verdict.would_be, Some(66));
    second_round().when(late(180_000)).then_judged(66, []);
}

#[test]
fn late_is_what_comes_after_the_time_granted_however_long_the_round_lasted() {
    let noted = |used_ms| {
        let used_ms = Some(used_ms);
        let text = text("З8", "ЗДОРОВ");
        slip_of(ADA, SlipText { used_ms, ..text }, 1)
    };
    let ended_early = || given([rack("ЗДОРОВЫ"), open(), close_early(60_000), reveal()]);
    ended_early().when(noted(180_000)).then_judged(24, []);
    ended_early().when(noted(180_001)).then_judged(0, [Reason::Late]);
    let extended = || given([rack("ЗДОРОВЫ"), open(), extend(0, 60_000), close(), reveal()]);
    extended().when(noted(240_000)).then_judged(24, []);
    extended().when(noted(240_001)).then_judged(0, [Reason::Late]);
}

#[test]
fn several_slips_of_one_player_score_nothing() {
    second_round()
        .when(slip_of(ADA, text("15Г", "НОВОЕ"), 2))
        .then_judged(0, [Reason::SeveralSlips]);
}

#[test]
fn no_slip_scores_nothing() {
    second_round().when(slip_of(ADA, SlipText::default(), 0)).then_judged(0, [Reason::NoSlip]);
}

#[test]
fn an_empty_slip_scores_nothing() {
    for word in ["", "  "] {
        second_round().when(slip(ADA, "15Г", word)).then_judged(0, [Reason::Empty]);
    }
}

#[test]
fn claimed_points_change_nothing() {
    for claimed in [Some(0), Some(65), Some(99), Some(-1), None] {
        let text = SlipText { claimed, ..text("15Г", "НОВОЕ") };
        let verdict = second_round().when(slip_of(ADA, text, 1)).then_judged(66, []);
        assert!(verdict.is_top);
    }
}

#[test]
fn a_slip_cannot_be_marked_before_the_top_is_announced() {
    for steps in [vec![rack("ЗДОРОВЫ")], vec![rack("ЗДОРОВЫ"), open()]] {
        given(steps)
            .when(slip(ADA, "З8", "ЗДОРОВ"))
            .then_refused(Refusal::NotYetMarkable(RoundNumber(1)));
    }
}

/// Slips that are told above, gathered: no kind of reason is without one.
fn in_form(form: Form) -> Desk {
    let mut hall = Hall::default();
    hall.profile.form = form;
    hall.given([revealed("ЗДОРОВЫ")])
}

fn six_at_most() -> Desk {
    in_form(Form { most_laid: Some(6), ..Form::default() })
}

/// By rules that forgive neither wrong points nor an unmarked blank.
fn strict_hall() -> Hall {
    let mut hall = Hall::default();
    hall.profile.claims.too_high = ClaimTooHigh::Zero;
    hall.profile.claims.missing = ClaimMissing::Zero;
    hall.profile.blanks.unmarked = UnmarkedBlank::Zero;
    hall
}

fn strict() -> Desk {
    strict_hall().given([revealed("ЗДОРОВЫ")])
}

fn with_blank() -> Desk {
    strict_hall().given([revealed("ЗДОР?ВЫ")])
}

fn six_to_open() -> Desk {
    in_form(Form { first_word: Some(6), ..Form::default() })
}

#[test]
fn every_kind_of_reason_has_a_slip_that_gets_it() {
    let judged = |at: &str, word: &str, claimed| {
        let text = SlipText { claimed, ..text(at, word) };
        slip_of(ADA, text, 1)
    };
    let illegible = SlipText { legibility: Legibility::Illegible, ..text("15Г", "НОВОЕ") };
    let slips: [(fn() -> Desk, Step); 23] = [
        (strict, judged("З8", "ЗДОРОВЫ", Some(99))),
        (strict, judged("З8", "ЗДОРОВЫ", None)),
        (with_blank, judged("З8", "ЗДОРОВ", Some(0))),
        (second_round, slip_of(ADA, illegible, 1)),
        (second_round, slip(ADA, "15Г", "НОВОТ")),
        (second_round, slip(ADA, "15Г", "НОВЫЕ")),
        (second_round, slip(ADA, "А1", "НОВОЕ")),
        (first_round, slip(ADA, "З9", "ЗДОРОВ")),
        (second_round, slip(ADA, "15М", "НОВОЕ")),
        (second_round, slip(ADA, "8З", "НОВОЕ")),
        (second_round, slip(ADA, "8Е", "ОТ")),
        (second_round, slip(ADA, "", "НОВОЕ")),
        (second_round, slip(ADA, "Я3", "НОВОЕ")),
        (second_round, slip(ADA, "15Г", "НОQОЕ")),
        (second_round, slip(ADA, "З8", "ЗДОРОВЫ")),
        (first_round, slip(ADA, "З8", "О")),
        (six_at_most, slip(ADA, "З8", "ЗДОРОВЫ")),
        (six_to_open, slip(ADA, "З8", "НОВОЕ")),
        (second_round, {
            let used_ms = Some(180_001);
            slip_of(ADA, SlipText { used_ms, ..text("15Г", "НОВОЕ") }, 1)
        }),
        (second_round, slip_of(ADA, text("15Г", "НОВОЕ"), 2)),
        (second_round, slip(ADA, "15Г", "")),
        (second_round, slip_of(ADA, SlipText::default(), 0)),
        (joining_round, slip(ADA, ".ВЫ", "НОВОЕ")),
    ];
    let given: BTreeSet<&str> = slips
        .into_iter()
        .flat_map(|(desk, slip)| desk().when(slip).verdict().reasons)
        .map(|reason| reason.code())
        .collect();
    // The arbiter's own words stand on a slip by ruling alone.
    let by_arbiter = |reason: &Reason| matches!(reason, Reason::ByArbiter { .. });
    let mut all = Reason::samples();
    all.retain(|reason| !by_arbiter(reason));
    let all: BTreeSet<&str> = all.iter().map(Reason::code).collect();
    assert_eq!(given, all);
}
