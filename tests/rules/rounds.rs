//! The course of a round, and two rounds that overlap.

use flavita::{
    tournament::model::event::Event, tournament::model::ids::RoundNumber,
    tournament::model::refusal::Refusal, tournament::model::rejection::RackOrigin,
    tournament::model::round::Phase,
};

use crate::desk::{ADA, Step, VAN, given};
use crate::steps::{
    close, close_early, hand_in, lay, leaves, lock, open, place_top, played, rack, reveal,
    reveal_and_lay, revealed, slip, slip_for,
};

fn wrong_phase(round: u32, phase: Phase) -> Refusal {
    Refusal::WrongPhase { round: RoundNumber(round), phase }
}

#[test]
fn a_round_is_drawn_thought_about_closed_revealed_and_placed() {
    let desk = given([]).when(rack("ДОМАБВГ")).then([Event::RackDrawn {
        round: RoundNumber(1),
        rack: "ДОМАБВГ".to_owned(),
        origin: RackOrigin::Hand { witness: String::new(), is_whole: false },
    }]);
    assert_eq!(desk.last_round().phase, Phase::Drawn);
    let desk =
        desk.when(open()).then([Event::RoundOpened { round: RoundNumber(1), length_ms: 180_000 }]);
    assert_eq!(desk.last_round().phase, Phase::Thinking);
    let desk =
        desk.when(close()).then([Event::RoundClosed { round: RoundNumber(1), length_ms: 180_000 }]);
    assert_eq!(desk.last_round().phase, Phase::Closed);
    let desk = desk.and(reveal());
    assert_eq!(desk.last_round().phase, Phase::Revealed);
    let desk = desk.and(place_top(3));
    assert_eq!(desk.last_round().phase, Phase::Placed);
    assert_eq!(desk.state.board.count(), 4);
    assert_eq!(desk.state.bag().total(), 100);
    assert_eq!(desk.state.next_round(), RoundNumber(2));
}

#[test]
fn each_step_is_refused_in_every_phase_but_its_own() {
    let ways: [(Phase, Vec<Step>); 5] = [
        (Phase::Drawn, vec![rack("ДОМАБВГ")]),
        (Phase::Thinking, vec![rack("ДОМАБВГ"), open()]),
        (Phase::Closed, vec![rack("ДОМАБВГ"), open(), close()]),
        (Phase::Revealed, vec![revealed("ДОМАБВГ")]),
        (Phase::Placed, vec![played("ДОМАБВГ", "З8", "ДОМ")]),
    ];
    let steps = [
        (Phase::Placed, rack("НОВОЕАТ")),
        (Phase::Drawn, open()),
        (Phase::Thinking, hand_in(ADA, 1)),
        (Phase::Thinking, close()),
        (Phase::Closed, reveal()),
        (Phase::Revealed, place_top(0)),
        (Phase::Closed, reveal_and_lay("З8", "ДОМ")),
        (Phase::Revealed, lay("З8", "ДОМ")),
    ];
    for (phase, way) in ways {
        for (own, step) in &steps {
            let answer = given(way.clone()).when(step.clone());
            if *own == phase {
                assert!(answer.result.is_ok(), "{step:?} in {phase:?}");
            } else {
                answer.then_refused(wrong_phase(1, phase));
            }
        }
    }
}

#[test]
fn nothing_can_be_done_with_a_round_before_the_first_rack() {
    for step in [open(), close(), reveal(), place_top(0), hand_in(ADA, 1)] {
        given([]).when(step).then_refused(Refusal::NoRound);
    }
    given([])
        .when(slip_for(1, ADA, "З8", "ЗДОРОВ"))
        .then_refused(Refusal::UnknownRound(RoundNumber(1)));
    given([]).when(lock(1)).then_refused(Refusal::UnknownRound(RoundNumber(1)));
}

#[test]
fn a_round_closed_early_lasted_as_long_as_it_did() {
    given([rack("ЗДОРОВЫ"), open()])
        .when(close_early(59_000))
        .then([Event::RoundClosed { round: RoundNumber(1), length_ms: 121_000 }]);
}

#[test]
fn slips_of_a_round_are_marked_while_the_next_is_thought_about() {
    let desk = given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"), rack("НОВОЕАТ"), open()]);
    desk.when(slip_for(1, ADA, "З8", "ЗДОРОВ")).then_judged(24, []);
}

#[test]
fn a_slip_is_judged_on_the_board_and_the_rack_of_its_own_round() {
    let desk = given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"), revealed("НОВОЕАТ")]);
    let first = desk.and(slip_for(1, ADA, "З8", "ЗДОРОВЫ")).and(slip(ADA, "15Г", "НОВОЕ"));
    let points: Vec<i32> = first
        .state
        .rounds
        .iter()
        .map(|round| round.slip_of(ADA).map_or(0, |slip| slip.verdict.points))
        .collect();
    assert_eq!(points, [82, 66]);
}

#[test]
fn opening_a_round_closes_no_marking_however_many_slips_are_missing() {
    let desk = given([
        played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"),
        slip(ADA, "З8", "ЗДОРОВ"),
        played("НОВОЕАТ", "15Г", "НОВОЕ"),
        rack("МАМАКОТ"),
    ]);
    let desk =
        desk.when(open()).then([Event::RoundOpened { round: RoundNumber(3), length_ms: 180_000 }]);
    assert_eq!(desk.state.marked_until(), RoundNumber(0), "two piles are open");
    desk.and(close()).when(slip_for(1, VAN, "З8", "ЗДОРОВЫ")).then_judged(82, []);
}

#[test]
fn whoever_has_no_slip_when_the_arbiter_closes_the_marking_has_a_zero() {
    let desk = given([
        played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"),
        slip(ADA, "З8", "ЗДОРОВ"),
        played("НОВОЕАТ", "15Г", "НОВОЕ"),
    ]);
    let desk = desk.when(lock(1)).then([Event::MarkingLocked { round: RoundNumber(1) }]);
    assert_eq!(desk.state.marked_until(), RoundNumber(1));
    assert_eq!(desk.state.round(RoundNumber(1)).unwrap().slip_of(VAN), None);
    assert_eq!(desk.standings().lines[1].points, 0);
}

#[test]
fn a_round_is_marked_when_the_last_of_its_players_has_a_slip() {
    let desk = given([revealed("ЗДОРОВЫ"), slip(ADA, "З8", "ЗДОРОВ")]);
    assert!(!desk.state.is_marked(desk.last_round()));
    assert_eq!(desk.state.marked_until(), RoundNumber(0));
    let desk = desk.and(slip(VAN, "З8", "ЗДОРОВ"));
    assert!(desk.state.is_marked(desk.last_round()));
    assert_eq!(desk.state.marked_until(), RoundNumber(1));
}

#[test]
fn the_marking_is_closed_by_hand_once_and_not_before_the_top() {
    given([rack("ЗДОРОВЫ"), open()])
        .when(lock(1))
        .then_refused(Refusal::NotYetMarkable(RoundNumber(1)));
    given([revealed("ЗДОРОВЫ")])
        .when(lock(1))
        .then([Event::MarkingLocked { round: RoundNumber(1) }])
        .when(lock(1))
        .then_refused(Refusal::AlreadyLocked(RoundNumber(1)));
}

#[test]
fn a_player_who_left_is_not_waited_for() {
    let desk = given([leaves(VAN.0), revealed("ЗДОРОВЫ"), slip(ADA, "З8", "ЗДОРОВ")]);
    assert!(desk.state.is_marked(desk.last_round()));
}
