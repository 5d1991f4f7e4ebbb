//! The clock of a round and the clock of the game.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::tournament::profile::clock::{GameClock, Steps, UnnotedRound};
use flavita::{
    tournament::model::command::Command, tournament::model::event::Event,
    tournament::model::refusal::Refusal, tournament::model::round::Phase,
    tournament::model::slip::SlipText,
};

use crate::desk::{ADA, Desk, Hall, Step, VAN, given};
use crate::steps::{
    close, close_early, extend, hand_in, open, rack, reveal, reveal_and_lay, slip_of, text,
};

fn pause(remaining_ms: u64) -> Step {
    Step::Asked(Command::PauseClock { remaining_ms, after_restart: false, away_ms: None })
}

fn resume() -> Step {
    Step::Asked(Command::ResumeClock)
}

fn thinking() -> Desk {
    given([rack("ЗДОРОВЫ"), open()])
}

/// A slip that notes its time.
fn noted(player: PlayerNumber, used_ms: u64) -> Step {
    let used_ms = Some(used_ms);
    slip_of(player, SlipText { used_ms, ..text("З8", "ЗДОРОВ") }, 1)
}

fn used_ms(desk: &Desk, player: PlayerNumber) -> u64 {
    let lines = desk.standings().lines;
    lines.iter().find(|line| line.player == player).unwrap().used_ms
}

#[test]
fn the_clock_stops_and_goes_on_with_what_was_left() {
    let desk = thinking().when(pause(100_000)).then([Event::ClockPaused {
        round: RoundNumber(1),
        remaining_ms: 100_000,
        after_restart: false,
        away_ms: None,
    }]);
    assert!(!desk.last_round().clock.is_running);
    assert_eq!(desk.last_round().clock.remaining_ms, 100_000);
    let desk = desk.when(resume()).then([Event::ClockResumed { round: RoundNumber(1) }]);
    assert!(desk.last_round().clock.is_running);
}

#[test]
fn a_clock_that_stands_is_not_stopped_and_one_that_runs_not_started() {
    thinking().and(pause(5)).when(pause(5)).then_refused(Refusal::ClockStands);
    thinking().when(resume()).then_refused(Refusal::ClockRuns);
}

#[test]
fn added_time_counts_as_thinking_time_of_the_round() {
    let desk = thinking().when(extend(20_000, 60_000)).then([Event::ClockExtended {
        round: RoundNumber(1),
        remaining_ms: 80_000,
        by_ms: 60_000,
    }]);
    desk.when(close()).then([Event::RoundClosed { round: RoundNumber(1), length_ms: 240_000 }]);
}

#[test]
fn added_time_beyond_all_bounds_is_no_crash() {
    let desk = thinking().and(extend(u64::MAX, u64::MAX));
    assert_eq!(desk.last_round().clock.remaining_ms, u64::MAX);
    assert_eq!(desk.last_round().clock.granted_ms, u64::MAX);
}

#[test]
fn a_pause_takes_nothing_from_the_thinking_time() {
    thinking()
        .and(pause(100_000))
        .and(resume())
        .when(close_early(30_000))
        .then([Event::RoundClosed { round: RoundNumber(1), length_ms: 150_000 }]);
}

#[test]
fn the_stroke_of_the_helper_is_the_time_of_the_slip() {
    let desk = thinking().when(hand_in(ADA, 61_000)).then([Event::SlipHandedIn {
        round: RoundNumber(1),
        player: ADA,
        used_ms: 61_000,
    }]);
    let desk = desk.and(close()).and(reveal());
    assert_eq!(used_ms(&desk, ADA), 61_000);
}

fn take_back(player: PlayerNumber) -> Step {
    Step::Asked(Command::TakeBackHandIn { player })
}

#[test]
fn a_stroke_by_mistake_is_taken_back_and_the_player_thinks_on() {
    let desk = thinking()
        .and(hand_in(ADA, 1_000))
        .when(take_back(ADA))
        .then([Event::HandInTakenBack { round: RoundNumber(1), player: ADA }]);
    assert!(desk.last_round().handed_in.is_empty());
    let again = desk.and(hand_in(ADA, 61_000)).and(close()).and(reveal());
    assert_eq!(used_ms(&again, ADA), 61_000);
}

#[test]
fn a_round_whose_only_stroke_was_taken_back_is_not_measured() {
    let desk = thinking().and(hand_in(ADA, 1_000)).and(take_back(ADA));
    let desk = desk.and(close()).and(reveal());
    assert_eq!((used_ms(&desk, ADA), used_ms(&desk, VAN)), (0, 0));
}

#[test]
fn only_a_stroke_of_the_round_that_runs_can_be_taken_back() {
    let sent = || {
        Step::Asked(Command::SendSlip {
            round: RoundNumber(1),
            player: VAN,
            text: text("З8", "ЗДОРОВ"),
            used_ms: 2_000,
            late_ms: Some(0),
        })
    };
    let pressed = || thinking().and(hand_in(ADA, 1_000)).and(sent());
    pressed().when(take_back(VAN)).then_refused(Refusal::NotPressed(VAN));
    pressed().and(take_back(ADA)).when(take_back(ADA)).then_refused(Refusal::NotPressed(ADA));
    pressed()
        .and(close())
        .when(take_back(ADA))
        .then_refused(Refusal::WrongPhase { round: RoundNumber(1), phase: Phase::Closed });
}

#[test]
fn the_time_noted_on_the_slip_goes_before_the_stroke() {
    let desk = thinking().and(hand_in(ADA, 61_000)).and(close()).and(reveal());
    assert_eq!(used_ms(&desk.and(noted(ADA, 45_000)), ADA), 45_000);
}

#[test]
fn who_was_not_noted_where_others_were_is_charged_the_whole_round() {
    let desk = thinking().and(hand_in(ADA, 61_000));
    let desk = desk.and(close_early(40_000)).and(reveal());
    assert_eq!(used_ms(&desk, VAN), 140_000);
}

#[test]
fn no_more_counts_than_the_round_lasted() {
    let desk = thinking().and(hand_in(ADA, 900_000)).and(close()).and(reveal());
    let desk = desk.and(noted(VAN, 900_000));
    assert_eq!((used_ms(&desk, ADA), used_ms(&desk, VAN)), (180_000, 180_000));
}

#[test]
fn a_round_whose_top_is_secret_counts_no_time_yet() {
    let desk = thinking().and(hand_in(ADA, 61_000)).and(close());
    assert_eq!(used_ms(&desk, ADA), 0);
}

/// Two rounds, in which Ada thinks so long; the budget is a minute, a started minute costs 10.
fn penalty(first_ms: u64, second_ms: u64, clock: Option<GameClock>) -> (i32, u64, i32) {
    let mut hall = Hall::default();
    hall.profile.game_clock = clock;
    let desk = hall.given([
        rack("ЗДОРОВЫ"),
        open(),
        hand_in(ADA, first_ms),
        close(),
        reveal_and_lay("З8", "ЗДОРОВЫ"),
        slip_of(ADA, text("З8", "ЗДОРОВ"), 1),
        rack("НОВОЕАТ"),
        open(),
        hand_in(ADA, second_ms),
        close(),
        reveal(),
    ]);
    let lines = desk.standings().lines;
    let line = lines.iter().find(|line| line.player == ADA).unwrap();
    assert_eq!(line.points, 24);
    assert_eq!(line.total, line.points - line.penalty);
    (line.penalty, line.overtime_ms, line.total)
}

#[test]
fn overtime_may_be_paid_only_for_steps_that_are_over() {
    let completed = GameClock { steps: Steps::Completed, ..A_MINUTE };
    assert_eq!(penalty(60_000, 59_999, Some(completed)), (0, 59_999, 24));
    assert_eq!(penalty(60_000, 60_000, Some(completed)), (10, 60_000, 14));
}

const A_MINUTE: GameClock = GameClock {
    budget: 60,
    price: 10,
    step: 60,
    steps: Steps::Started,
    unnoted_round: UnnotedRound::Whole,
};

#[test]
fn the_budget_is_free_to_its_last_moment() {
    assert_eq!(penalty(20_000, 40_000, Some(A_MINUTE)), (0, 0, 24));
}

#[test]
fn every_started_minute_beyond_the_budget_of_the_game_costs() {
    assert_eq!(penalty(20_000, 40_001, Some(A_MINUTE)), (10, 1, 14));
    assert_eq!(penalty(60_000, 60_000, Some(A_MINUTE)), (10, 60_000, 14));
    assert_eq!(penalty(60_001, 60_000, Some(A_MINUTE)), (20, 60_001, 4));
    assert_eq!(penalty(180_000, 180_000, Some(A_MINUTE)), (50, 300_000, -26));
}

#[test]
fn a_game_without_a_clock_costs_nobody_anything() {
    assert_eq!(penalty(180_000, 180_000, None), (0, 0, 24));
}
