//! A drawn rack that the arbiter refuses before the clock starts.

use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::{
    tournament::model::chance::Chance, tournament::model::created::RelayNote,
    tournament::model::event::Event, tournament::model::ids::RoundNumber,
    tournament::model::refusal::Refusal, tournament::model::refusal::TextFault,
    tournament::model::rejection::RackOrigin, tournament::model::rejection::Rejection,
    tournament::model::ruling::Ruling, tournament::profile::form::Form,
};

use crate::desk::{Desk, Hall, Step, given};
use crate::steps::{draw, open, played, rack};

fn refuse(because: &str) -> Step {
    let because = because.to_owned();
    Step::Asked(Command::RefuseRack { because })
}

/// The racks of what followed, with where they came from.
fn drawn(desk: Desk, step: Step) -> Vec<(String, RackOrigin)> {
    let answer = desk.when(step);
    let rack = |event: &Event| {
        let (Event::RackDrawn { rack, origin, .. } | Event::RackRejected { rack, origin, .. }) =
            event
        else {
            return None;
        };
        Some((rack.clone(), origin.clone()))
    };
    answer.events().iter().filter_map(rack).collect()
}

fn program(attempt: u32) -> RackOrigin {
    RackOrigin::Program { attempt }
}

#[test]
fn a_refused_rack_goes_back_whole_and_the_attempts_go_on_from_the_same_seed() {
    let before = given([played("ЗДОРОВЫ", "З8", "ЗДОР")]);
    let (board, bag) = (before.state.board.clone(), before.state.bag());
    let desk = before.and(draw());
    let (text, origin) = {
        let round = desk.last_round();
        (round.rack_text.clone(), round.origin.clone())
    };
    assert!(text.starts_with("ОВЫ") || origin != program(0), "the rest stays: {text}");
    let RackOrigin::Program { attempt } = origin else {
        panic!("the program drew it");
    };
    let desk = desk.when(refuse(" упала фишка ")).then([Event::RackRejected {
        round: RoundNumber(2),
        rack: text,
        origin,
        because: Rejection::Refused { reason: "упала фишка".to_owned() },
    }]);
    assert_eq!(desk.state.rounds.len(), 1);
    assert_eq!(desk.state.board, board);
    let chance = Chance::new(&desk.state.seed);
    let again = chance.draw_out_of(RoundNumber(2), attempt + 1, &[(bag, 7)]);
    let next = drawn(desk, draw());
    assert_eq!(next[0].1, program(attempt + 1));
    let edition = given([]).state.edition.clone();
    let text = flavita::game::notation::rack_text(&edition, &again);
    assert_eq!(next[0].0, text, "seven out of the whole bag");
}

#[test]
fn it_is_refused_again_and_again_and_each_time_another_attempt_comes() {
    let mut desk = given([]).and(draw());
    let mut attempts = Vec::new();
    for _ in 0..5 {
        let RackOrigin::Program { attempt } = desk.last_round().origin else {
            panic!("the program drew it");
        };
        attempts.push(attempt);
        desk = desk.and(refuse("неприличное слово")).and(draw());
    }
    assert!(attempts.is_sorted_by(|one, other| one < other), "{attempts:?}");
    assert_eq!(desk.last_round().number, RoundNumber(1));
    let gone: Vec<u32> = desk
        .state
        .rejected
        .iter()
        .filter_map(|gone| {
            let RackOrigin::Program { attempt } = gone.origin else {
                return None;
            };
            Some(attempt)
        })
        .collect();
    let all: Vec<u32> = (0..u32::try_from(gone.len()).unwrap()).collect();
    assert_eq!(gone, all, "no attempt is left out");
}

#[test]
fn a_reason_is_needed_that_stands_beside_a_rack() {
    let desk = || given([draw()]);
    desk().when(refuse("  ")).then_refused(Refusal::ReasonNeeded);
    let long = Refusal::Text(TextFault::Long { most: 200 });
    desk().when(refuse(&"я".repeat(201))).then_refused(long);
    let refused = desk().and(refuse(&"я".repeat(200)));
    let last = refused.state.rejected.last().unwrap();
    assert!(matches!(last.because, Rejection::Refused { .. }));
}

#[test]
fn a_rack_is_refused_only_until_the_clock_starts() {
    given([]).when(refuse("рано")).then_refused(Refusal::NoRound);
    given([draw(), open()]).when(refuse("поздно")).then_refused(Refusal::ClockStarted);
    given([played("ЗДОРОВЫ", "З8", "ЗДОР")])
        .when(refuse("поздно"))
        .then_refused(Refusal::ClockStarted);
}

#[test]
fn a_rack_out_of_a_bag_is_refused_too_and_the_next_comes_by_hand_or_from_the_seed() {
    let by_hand = || given([rack("ЗДОРОВЫ"), refuse("фишка перевёрнута")]);
    let again = by_hand().and(rack("ДОМОВАК"));
    assert_eq!(again.last_round().rack_text, "ДОМОВАК");
    let next = drawn(by_hand(), draw());
    assert_eq!(next[0].1, program(0), "the seed has not been asked yet");
}

#[test]
fn after_a_refusal_a_whole_rack_is_keyed() {
    let desk = given([played("ДОМЩЭЮЦ", "З8", "ДОМ"), draw(), refuse("упала")]);
    let take = Step::Asked(Command::TakeRack {
        rack: "ЗДОРОВЫ".to_owned(),
        below_minimum: BelowMinimum::Reject,
        witness: String::new(),
        is_whole: false,
    });
    let desk = desk.and(take);
    assert_eq!(desk.last_round().rack_text, "ЗДОРОВЫ");
}

#[test]
fn the_blanks_that_a_refused_rack_bought_back_lie_on_the_board_again() {
    let mut hall = Hall::default();
    hall.profile.form = Form { blanks_bought_back: true, ..Form::default() };
    let desk = hall.given([played("ДО?КТИЕ", "З8", "ДОм")]);
    let board = desk.state.board.clone();
    let desk = desk.and(rack("МАКТИЕР"));
    assert_ne!(desk.state.board, board, "the blank was bought back");
    let desk = desk.and(refuse("упала"));
    assert_eq!(desk.state.board, board);
}

#[test]
fn what_the_racks_behind_rest_on_is_not_changed_any_more() {
    let replace = |desk: Desk| {
        desk.when(Step::Asked(Command::GiveRuling {
            what: Ruling::RoundReopened { round: RoundNumber(1), remaining_ms: 60_000 },
            because: "гроза".to_owned(),
        }))
    };
    let desk = || given([played("ЗДОРОВЫ", "З8", "ЗДОР")]);
    assert!(replace(desk()).result.is_ok());
    let refused = desk().and(draw()).and(refuse("упала"));
    assert!(replace(refused).result.is_err(), "the seed was asked for round 2");
}

#[test]
fn racks_that_all_halls_have_alike_are_not_refused() {
    let relayed = Some(RelayNote { from: "Центр".to_owned(), mark: String::new() });
    let desk = given([]).set_up(|created| created.relayed = relayed);
    let relayed = Step::Asked(Command::TakeRelayed { rack: "ЗДОРОВЫ".to_owned() });
    let desk = desk.and(relayed);
    let desk = desk.when(refuse("упала")).then_refused(Refusal::RackElsewhere("Центр".to_owned()));
    let because = "там упала".to_owned();
    let desk = desk.and(Step::Asked(Command::RefuseRelayed { because }));
    assert!(desk.state.rounds.is_empty());
    let because = "там упала".to_owned();
    given([draw()])
        .when(Step::Asked(Command::RefuseRelayed { because }))
        .then_refused(Refusal::DrawnHere);
}
