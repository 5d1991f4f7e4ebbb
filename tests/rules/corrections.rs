//! Corrections: a new slip replaces the old one, and taking it back restores the old one.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::{tournament::model::event::Event, tournament::model::refusal::Refusal};

use crate::desk::{ADA, Desk, Step, VAN, given};
use crate::steps::{leaves, lock, revealed, slip, slip_for, withdraw};

fn one_slip() -> Desk {
    given([revealed("ЗДОРОВЫ"), slip(ADA, "З8", "ЗДОРОВ")])
}

fn corrected() -> Desk {
    one_slip().and(slip(ADA, "З8", "ЗДОРОВЫ"))
}

#[test]
fn a_second_slip_replaces_the_first_and_both_stay() {
    let answer = one_slip().when(slip(ADA, "З8", "ЗДОРОВЫ"));
    let [Event::SlipJudged { slip, replaces, .. }] = answer.events() else {
        panic!("{:?}", answer.events());
    };
    assert_eq!((*slip, *replaces), (SlipNumber(2), Some(SlipNumber(1))));
    let desk = answer.applied();
    assert_eq!(desk.last_round().slip_of(ADA).unwrap().verdict.points, 82);
    assert_eq!(desk.last_round().slips.len(), 2);
}

#[test]
fn taking_a_correction_back_restores_the_earlier_slip() {
    let desk = corrected()
        .when(withdraw(2))
        .then([Event::SlipWithdrawn { round: RoundNumber(1), slip: SlipNumber(2) }]);
    assert_eq!(desk.last_round().slip_of(ADA).unwrap().verdict.points, 24);
    assert_eq!(desk.last_round().slip_of(ADA).unwrap().id, SlipNumber(1));
}

#[test]
fn taking_the_only_slip_back_leaves_the_player_without_one() {
    let desk = one_slip().and(withdraw(1));
    assert_eq!(desk.last_round().slip_of(ADA), None);
    assert_eq!(desk.state.missing(desk.last_round()).count(), 2);
}

#[test]
fn taking_back_the_slip_that_was_replaced_leaves_the_correction() {
    let desk = corrected().and(withdraw(1));
    assert_eq!(desk.last_round().slip_of(ADA).unwrap().verdict.points, 82);
    let desk = desk.and(withdraw(2));
    assert_eq!(desk.last_round().slip_of(ADA), None, "nothing is left to restore");
}

#[test]
fn a_slip_after_one_taken_back_replaces_the_one_that_counts() {
    let answer = corrected().and(withdraw(2)).when(slip(ADA, "З8", "ЗДОРОВ"));
    let [Event::SlipJudged { slip: SlipNumber(3), replaces: Some(SlipNumber(1)), .. }] =
        answer.events()
    else {
        panic!("{:?}", answer.events());
    };
}

#[test]
fn a_slip_is_taken_back_once() {
    corrected()
        .and(withdraw(2))
        .when(withdraw(2))
        .then_refused(Refusal::UnknownSlip(SlipNumber(2)));
    corrected().when(withdraw(3)).then_refused(Refusal::UnknownSlip(SlipNumber(3)));
    corrected().when(withdraw(0)).then_refused(Refusal::UnknownSlip(SlipNumber(0)));
}

#[test]
fn a_correction_touches_nobody_else() {
    let desk = one_slip().and(slip(VAN, "З8", "ЗДОРОВЫ")).and(slip(ADA, "З8", "ЗДОРОВЫ"));
    let answer = desk.when(withdraw(3));
    let desk = answer.applied();
    assert_eq!(desk.last_round().slip_of(ADA).unwrap().verdict.points, 24);
    assert_eq!(desk.last_round().slip_of(VAN).unwrap().verdict.points, 82);
}

#[test]
fn a_closed_marking_is_still_corrected() {
    let desk = one_slip().and(lock(1)).and(slip_for(1, VAN, "З8", "ЗДОРОВ"));
    assert_eq!(desk.last_round().slip_of(VAN).unwrap().verdict.points, 24);
}

#[test]
fn a_slip_after_a_gap_in_the_numbers_gets_the_next_number_and_counts() {
    let desk = one_slip();
    let first = desk.last_round().slips[0].clone();
    let later = |slip| {
        let (text, verdict) = (first.text.clone(), first.verdict.clone());
        Step::Happened(Event::SlipJudged {
            slip,
            round: RoundNumber(1),
            player: VAN,
            text,
            verdict,
            replaces: None,
        })
    };
    let answer = desk.and(later(SlipNumber(3))).when(slip(ADA, "З8", "ЗДОРОВЫ"));
    let [Event::SlipJudged { slip: SlipNumber(4), .. }] = answer.events() else {
        panic!("{:?}", answer.events());
    };
    let desk = answer.applied();
    assert_eq!(desk.last_round().slip_of(ADA).unwrap().verdict.points, 82);
    assert_eq!(desk.state.misfit(), None);
}

#[test]
fn a_slip_of_a_player_who_is_not_in_the_round_is_refused() {
    one_slip()
        .when(slip(PlayerNumber(7), "З8", "ЗДОРОВ"))
        .then_refused(Refusal::UnknownPlayer(PlayerNumber(7)));
    given([leaves(VAN.0), revealed("ЗДОРОВЫ")])
        .when(slip(VAN, "З8", "ЗДОРОВ"))
        .then_refused(Refusal::NotInRound { player: VAN, round: RoundNumber(1) });
}
