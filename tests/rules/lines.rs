//! A line about the slips of several players: one command, all of it or nothing.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::{tournament::model::event::Event, tournament::model::refusal::Refusal};

use crate::desk::{ADA, Answer, Desk, VAN, given};
use crate::steps::{double_entry, keyed, line, line_by, revealed, slip};

/// The slips that are recorded: number, player, points, what each replaces.
fn slips(events: &[Event]) -> Vec<(SlipNumber, PlayerNumber, i32, Option<SlipNumber>)> {
    let slip = |event: &Event| {
        let Event::SlipJudged { slip, player, verdict, replaces, .. } = event else {
            return None;
        };
        Some((*slip, *player, verdict.points, *replaces))
    };
    events.iter().filter_map(slip).collect()
}

fn revealed_round() -> Desk {
    given([revealed("ЗДОРОВЫ")])
}

fn top(players: &[PlayerNumber]) -> crate::desk::Step {
    line(1, players, "З8", "ЗДОРОВЫ")
}

fn helped(desk: Desk, by: &str, players: &[PlayerNumber], word: &str) -> Answer {
    let by = by.into();
    desk.when(line_by(by, 1, players, ("З8", word)))
}

#[test]
fn everybody_of_a_line_is_recorded_by_one_command_under_numbers_of_their_own() {
    let answer = revealed_round().when(top(&[VAN, ADA]));
    assert_eq!(
        slips(answer.events()),
        [(SlipNumber(1), VAN, 82, None), (SlipNumber(2), ADA, 82, None)]
    );
    let desk = answer.applied();
    assert!(desk.state.is_marked(desk.last_round()));
}

#[test]
fn a_number_that_is_written_twice_counts_once() {
    let answer = revealed_round().when(top(&[ADA, VAN, ADA]));
    assert_eq!(slips(answer.events()).len(), 2);
}

#[test]
fn where_one_cannot_be_recorded_nobody_is() {
    revealed_round()
        .when(top(&[ADA, PlayerNumber(99), VAN]))
        .then_refused(Refusal::UnknownPlayer(PlayerNumber(99)));
}

#[test]
fn what_stands_there_just_so_is_left_and_another_slip_is_replaced() {
    let same = revealed_round().and(slip(ADA, "З8", "ЗДОРОВЫ"));
    let answer = same.when(top(&[ADA, VAN]));
    assert_eq!(slips(answer.events()), [(SlipNumber(2), VAN, 82, None)]);
    let other = revealed_round().and(slip(ADA, "З8", "ЗДОРОВ"));
    let answer = other.when(top(&[ADA, VAN]));
    assert_eq!(
        slips(answer.events()),
        [(SlipNumber(2), ADA, 82, Some(SlipNumber(1))), (SlipNumber(3), VAN, 82, None)]
    );
}

#[test]
fn what_a_helper_keys_disputes_with_another_and_records_the_rest_at_once() {
    let desk = revealed_round().and(keyed("helper: Мария", ADA, "З8", "ЗДОРОВ"));
    let answer = helped(desk, "helper: Вера", &[ADA, VAN], "ЗДОРОВЫ");
    assert!(matches!(
        answer.events(),
        [Event::SlipDisputed(disputed), Event::SlipJudged { slip: SlipNumber(2), player: VAN, .. }]
            if disputed.player == ADA && disputed.slip == SlipNumber(1)
    ));
}

#[test]
fn a_corrected_slip_of_a_line_keeps_what_speaks_against_it() {
    let desk = revealed_round().and(keyed("helper: Мария", VAN, "З8", "ЗДОРОВ")).and(keyed(
        "helper: Вера",
        VAN,
        "З8",
        "ЗДОРОВЫ",
    ));
    let answer = helped(desk, "helper: Мария", &[ADA, VAN], "ЗОВ");
    let disputed = answer.events().iter().find_map(|event| {
        let Event::SlipDisputed(disputed) = event else {
            return None;
        };
        Some((disputed.player, disputed.slip))
    });
    assert_eq!(slips(answer.events())[1].0, SlipNumber(3));
    assert_eq!(disputed, Some((VAN, SlipNumber(3))), "the entry speaks against the new slip");
}

#[test]
fn the_second_entries_of_a_line_are_confirmed_together() {
    let desk = given([double_entry(true), revealed("ЗДОРОВЫ")])
        .and(keyed("helper: Мария", ADA, "З8", "ЗДОРОВЫ"))
        .and(keyed("helper: Мария", VAN, "З8", "ЗДОРОВЫ"));
    let answer = helped(desk, "helper: Вера", &[ADA, VAN], "ЗДОРОВЫ");
    let confirmed = |player| Event::SlipConfirmed { round: RoundNumber(1), player };
    let desk = answer.then([confirmed(ADA), confirmed(VAN)]);
    assert!(desk.state.is_marked(desk.last_round()));
}
