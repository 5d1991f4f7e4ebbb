//! Two people key the same slip: where they differ the arbiter decides, and nothing is replaced
//! silently.

use flavita::tournament::model::ids::{RoundNumber, SlipNumber};
use flavita::{
    tournament::decide::finality, tournament::model::command::Command,
    tournament::model::event::Event, tournament::model::refusal::Open,
    tournament::model::refusal::Refusal, tournament::model::slip::Disputed,
    tournament::model::slip::SlipText, tournament::model::verdict::Reason,
    tournament::profile::claims::ClaimMissing,
};

use crate::desk::{ADA, Desk, Hall, Step, VAN, given};
use crate::steps::{
    close, draw, end, keyed, keyed_of, lock, open, revealed, settle, slip, text, withdraw,
};

const MARIA: &str = "helper: Мария";
const VERA: &str = "helper: Вера";
const LIDA: &str = "helper: Лида";

/// Мария keyed what stands on Ada's slip.
fn once() -> Desk {
    given([revealed("ЗДОРОВЫ"), keyed(MARIA, ADA, "З8", "ЗДОРОВ")])
}

/// And Вера reads it otherwise.
fn twice() -> Desk {
    once().and(keyed(VERA, ADA, "З8", "ЗДОРОВЫ"))
}

fn word(desk: &Desk) -> &str {
    &desk.last_round().slip_of(ADA).unwrap().text.word
}

fn entry(desk: &Desk, number: usize) -> usize {
    desk.last_round().dispute_of(ADA).unwrap().entries[number].id
}

#[test]
fn a_second_helper_who_keys_something_else_replaces_nothing() {
    let desk = once().when(keyed(VERA, ADA, "З8", "ЗДОРОВЫ"));
    let desk = desk.then([Event::SlipDisputed(Disputed {
        round: RoundNumber(1),
        player: ADA,
        slip: SlipNumber(1),
        text: text("З8", "ЗДОРОВЫ"),
        copies: 1,
        by: VERA.into(),
    })]);
    assert_eq!(word(&desk), "ЗДОРОВ");
    assert_eq!(desk.last_round().disputed_players(), [ADA]);
}

#[test]
fn a_second_helper_who_keys_the_same_changes_nothing() {
    once().when(keyed(VERA, ADA, "З8", "ЗДОРОВ")).then([]);
    once().when(keyed(VERA, ADA, "з8", "ЗДОРОВ")).then([]);
}

#[test]
fn a_helper_corrects_his_own_slip() {
    let desk = once().and(keyed(MARIA, ADA, "З8", "ЗДОРОВЫ"));
    assert_eq!(word(&desk), "ЗДОРОВЫ");
    assert!(desk.last_round().disputed_players().is_empty());
}

#[test]
fn what_the_arbiter_keys_replaces_whatever_is_there() {
    let desk = once().and(slip(ADA, "З8", "ЗДОРОВЫ"));
    assert_eq!(word(&desk), "ЗДОРОВЫ");
    assert!(desk.last_round().disputed_players().is_empty());
}

#[test]
fn what_the_arbiter_keyed_is_disputed_by_a_helper_who_reads_it_otherwise() {
    let desk = given([revealed("ЗДОРОВЫ"), slip(ADA, "З8", "ЗДОРОВ")]);
    let desk = desk.and(keyed(MARIA, ADA, "З8", "ЗДОРОВЫ"));
    assert_eq!(word(&desk), "ЗДОРОВ");
    assert_eq!(desk.last_round().disputed_players(), [ADA]);
}

#[test]
fn the_arbiter_says_that_the_recorded_slip_is_right() {
    let desk = twice().when(settle(1, None));
    let (round, player) = (1, ADA);
    let desk = desk.then([Event::DisputeSettled { round: RoundNumber(round), player }]);
    assert_eq!(word(&desk), "ЗДОРОВ");
    assert!(desk.last_round().disputed_players().is_empty());
    desk.when(settle(1, None)).then_refused(Refusal::NotDisputed(SlipNumber(1)));
}

#[test]
fn the_arbiter_says_that_the_other_entry_is_right() {
    let desk = twice();
    let other = entry(&desk, 0);
    let answer = desk.when(settle(1, Some(other)));
    let [Event::SlipJudged { slip: SlipNumber(2), replaces: Some(SlipNumber(1)), verdict, .. }] =
        answer.events()
    else {
        panic!("{:?}", answer.events());
    };
    assert_eq!(verdict.points, 82);
    let desk = answer.applied();
    assert!(desk.last_round().disputed_players().is_empty());
}

#[test]
fn an_entry_that_is_not_there_is_not_chosen() {
    twice().when(settle(1, Some(0))).then_refused(Refusal::NotDisputed(SlipNumber(1)));
    twice().when(settle(7, None)).then_refused(Refusal::NotDisputed(SlipNumber(7)));
}

#[test]
fn the_arbiter_keys_a_third_reading() {
    let desk = twice().and(slip(ADA, "8З", "ЗДОРОВ"));
    assert_eq!(desk.last_round().slip_of(ADA).unwrap().text.at, "8З");
    assert!(desk.last_round().disputed_players().is_empty());
}

#[test]
fn a_decision_taken_back_is_open_again() {
    let desk = twice().and(slip(ADA, "8З", "ЗДОРОВ")).and(withdraw(2));
    assert_eq!(word(&desk), "ЗДОРОВ");
    assert_eq!(desk.last_round().disputed_players(), [ADA]);
}

#[test]
fn whoever_sees_his_mistake_takes_it_back_himself() {
    let desk = twice().when(keyed(VERA, ADA, "З8", "ЗДОРОВ"));
    let (round, player) = (1, ADA);
    desk.then([Event::DisputeSettled { round: RoundNumber(round), player }]);
    let desk = twice().and(keyed(MARIA, ADA, "З8", "ЗДОРОВЫ"));
    assert_eq!(word(&desk), "ЗДОРОВЫ");
    assert!(desk.last_round().disputed_players().is_empty());
}

#[test]
fn a_correction_that_still_differs_stays_disputed() {
    let desk = twice().and(keyed(MARIA, ADA, "8З", "ЗДОРОВ"));
    let dispute = desk.last_round().dispute_of(ADA).unwrap();
    assert_eq!(dispute.slip.text.at, "8З");
    assert_eq!(dispute.entries[0].text.word, "ЗДОРОВЫ");
    assert_eq!(dispute.entries[0].by.to_string(), VERA);
}

#[test]
fn every_helper_has_one_entry_against_a_slip() {
    let desk = twice().and(keyed(VERA, ADA, "8З", "ЗДОРОВЫ"));
    let dispute = desk.last_round().dispute_of(ADA).unwrap();
    assert_eq!(dispute.entries.len(), 1);
    assert_eq!(dispute.entries[0].text.at, "8З");
    desk.when(keyed(VERA, ADA, "8З", "ЗДОРОВЫ")).then([]);
}

#[test]
fn of_three_who_differ_none_settles_it_alone() {
    let desk = twice().and(keyed(LIDA, ADA, "8З", "ЗДОРОВ"));
    assert_eq!(desk.last_round().dispute_of(ADA).unwrap().entries.len(), 2);
    let desk = desk.when(keyed(VERA, ADA, "З8", "ЗДОРОВ")).then([]);
    assert_eq!(desk.last_round().disputed_players(), [ADA]);
}

#[test]
fn no_slip_and_a_slip_are_a_dispute() {
    let desk = once().and(keyed_of(VERA, ADA, SlipText::default(), 0));
    assert_eq!(desk.last_round().disputed_players(), [ADA]);
    let other = entry(&desk, 0);
    let desk = desk.and(settle(1, Some(other)));
    let verdict = &desk.last_round().slip_of(ADA).unwrap().verdict;
    assert_eq!(verdict.reasons, [Reason::NoSlip]);
}

#[test]
fn claims_make_a_dispute_only_where_the_rules_ask_for_them() {
    let claimed = |points| SlipText { claimed: points, ..text("З8", "ЗДОРОВ") };
    once().when(keyed_of(VERA, ADA, claimed(Some(24)), 1)).then([]);
    let mut hall = Hall::default();
    hall.profile.claims.missing = ClaimMissing::Zero;
    let desk = hall.given([revealed("ЗДОРОВЫ"), keyed(MARIA, ADA, "З8", "ЗДОРОВ")]);
    let desk = desk.and(keyed_of(VERA, ADA, claimed(Some(24)), 1));
    assert_eq!(desk.last_round().disputed_players(), [ADA]);
}

#[test]
fn what_a_phone_sent_is_not_replaced_by_what_a_helper_reads_on_paper() {
    let sent = Step::Asked(Command::SendSlip {
        round: RoundNumber(1),
        player: ADA,
        text: text("З8", "ЗДОРОВ"),
        used_ms: 10_000,
        late_ms: Some(0),
    });
    let steps = [crate::steps::rack("ЗДОРОВЫ"), open(), sent, close()];
    let desk = given(steps).and(crate::steps::reveal());
    let desk = desk.and(keyed(MARIA, ADA, "З8", "ЗДОРОВЫ"));
    assert_eq!(word(&desk), "ЗДОРОВ");
    assert_eq!(desk.last_round().disputed_players(), [ADA]);
}

#[test]
fn a_round_with_a_dispute_is_not_marked_and_cannot_be_locked() {
    let desk = twice().and(slip(VAN, "З8", "ЗДОРОВ"));
    assert_eq!(desk.state.marked_until(), RoundNumber(0));
    let (round, players) = (1, vec![ADA]);
    let desk =
        desk.when(lock(1)).then_refused(Refusal::Disputed { round: RoundNumber(round), players });
    let desk = desk.and(settle(1, None));
    assert_eq!(desk.state.marked_until(), RoundNumber(1));
}

#[test]
fn an_open_dispute_keeps_its_round_open_and_holds_no_other_up() {
    let desk = twice().and(slip(VAN, "З8", "ЗДОРОВ"));
    let desk = [draw(), open(), close()].into_iter().fold(desk, Desk::and);
    let desk = desk.and(crate::steps::reveal());
    let desk =
        if desk.last_round().is_over() { desk } else { desk.and(crate::steps::place_top(0)) };
    let (round, players) = (1, vec![ADA]);
    let desk = desk.and(draw()).and(open());
    let refused = desk.asked(&Command::LockMarking { round: RoundNumber(round) });
    assert_eq!(refused, Err(Refusal::Disputed { round: RoundNumber(round), players }));
    desk.and(settle(1, None));
}

#[test]
fn a_dispute_after_the_marking_was_closed_takes_no_standings_back() {
    let desk = once().and(lock(1)).and(keyed(VERA, ADA, "З8", "ЗДОРОВЫ"));
    assert_eq!(desk.state.marked_until(), RoundNumber(1));
    assert_eq!(desk.last_round().disputed_players(), [ADA]);
}

#[test]
fn a_tournament_with_a_dispute_cannot_be_final() {
    let desk = once().and(lock(1)).and(end()).and(keyed(VERA, ADA, "З8", "ЗДОРОВЫ"));
    let (round, disputed) = (1, 1);
    assert!(
        finality::open(&desk.state)
            .contains(&Open::Disputes { round: RoundNumber(round), disputed })
    );
    let desk = desk.and(settle(1, None));
    assert!(
        !finality::open(&desk.state)
            .contains(&Open::Disputes { round: RoundNumber(round), disputed })
    );
}
