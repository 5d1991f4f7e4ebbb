//! Slips that telephones send about the stop: in time, or too late.

use flavita::{
    tournament::model::actor::Stamp, tournament::model::command::Command,
    tournament::model::event::Event, tournament::model::ids::RoundNumber,
    tournament::model::refusal::Refusal, tournament::model::round::Phase,
    tournament::model::slip::SlipText, tournament::model::verdict::Reason,
};

use crate::desk::{ADA, Desk, Hall, Step, given, stamp};
use crate::steps::{close, open, rack, reveal, text};

fn answer() -> SlipText {
    text("З8", "ЗДОРОВ")
}

/// Ada's telephone: its slip came so long after the end, in milliseconds.
fn sends(late_ms: Option<u64>) -> Step {
    Step::Asked(Command::SendSlip {
        round: RoundNumber(1),
        player: ADA,
        text: answer(),
        used_ms: 10_000,
        late_ms,
    })
}

/// Ada's telephone, while she thinks: another word, which is in time.
fn sends_zov() -> Step {
    Step::Asked(Command::SendSlip {
        round: RoundNumber(1),
        player: ADA,
        text: text("З8", "ЗОВ"),
        used_ms: 10_000,
        late_ms: Some(0),
    })
}

fn sent(used_ms: u64, late_ms: u64) -> Event {
    Event::SlipSent { round: RoundNumber(1), player: ADA, text: answer(), used_ms, late_ms }
}

fn came_late(late_ms: Option<u64>) -> Event {
    Event::SlipCameLate { round: RoundNumber(1), player: ADA, text: answer(), late_ms }
}

/// The arbiter says whether Ada's late slip counts as in time.
fn decides(is_in_time: bool) -> Step {
    Step::Asked(Command::DecideLate { round: RoundNumber(1), player: ADA, is_in_time })
}

fn decided(is_in_time: bool) -> Event {
    Event::LateSlipDecided { round: RoundNumber(1), player: ADA, is_in_time }
}

fn too_late(phase: Phase) -> Refusal {
    Refusal::WrongPhase { round: RoundNumber(1), phase }
}

fn closed() -> Desk {
    given([rack("ЗДОРОВЫ"), open(), close()])
}

/// The time is over, and telephones have so many seconds more.
fn closed_with(phones: u32) -> Desk {
    let mut hall = Hall::default();
    hall.profile.late.phones = phones;
    hall.given([rack("ЗДОРОВЫ"), open(), close()])
}

#[test]
fn a_slip_that_comes_at_the_very_end_of_the_grace_is_in_time_and_used_all_of_the_round() {
    let desk = closed().when(sends(Some(2_000)));
    let desk = desk.then([sent(180_000, 2_000)]).and(reveal());
    let slip = desk.last_round().slip_of(ADA).unwrap();
    assert!(slip.verdict.is_valid() && slip.is_sent(), "{slip:?}");
    assert_eq!(desk.state.used_ms(desk.last_round(), ADA), 180_000);
}

#[test]
fn a_millisecond_after_the_grace_is_too_late() {
    let desk = closed().when(sends(Some(2_001)));
    let desk = desk.then([came_late(Some(2_001))]).and(reveal());
    assert!(desk.last_round().slip_of(ADA).is_none());
}

#[test]
fn where_nobody_knows_when_the_round_ended_the_arbiter_decides() {
    closed().when(sends(None)).then([came_late(None)]);
}

#[test]
fn a_late_slip_that_counts_is_judged_with_the_top_as_the_player_s_own() {
    let desk = closed().and(sends(Some(5_000))).when(decides(true));
    let desk = desk.then([decided(true)]).and(reveal());
    let slip = desk.last_round().slip_of(ADA).unwrap();
    assert!(slip.verdict.is_valid() && slip.is_sent(), "{slip:?}");
    assert!(desk.last_round().late.is_empty());
}

#[test]
fn a_late_slip_that_is_late_is_judged_by_the_rules_for_late_slips() {
    for late_ms in [Some(5_000), None] {
        let desk = closed().and(sends(late_ms)).and(decides(false)).and(reveal());
        let slip = desk.last_round().slip_of(ADA).unwrap();
        assert_eq!(slip.verdict.reasons, [Reason::Late], "{slip:?}");
        assert_eq!(slip.verdict.points, 0);
    }
}

#[test]
fn a_late_slip_may_be_decided_when_the_top_is_out() {
    for is_in_time in [true, false] {
        let desk = closed().and(sends(Some(5_000))).and(reveal());
        let desk = desk.and(decides(is_in_time));
        let slip = desk.last_round().slip_of(ADA).unwrap();
        assert_eq!(slip.verdict.is_valid(), is_in_time, "{slip:?}");
        assert!(slip.is_sent(), "{slip:?}");
    }
}

#[test]
fn a_slip_in_time_stands_until_a_later_one_counts_as_in_time_too() {
    for is_in_time in [true, false] {
        for is_decided_before in [true, false] {
            let desk = given([rack("ЗДОРОВЫ"), open(), sends_zov(), close()]);
            let desk = desk.and(sends(Some(9_000)));
            let desk = if is_decided_before {
                desk.and(decides(is_in_time)).and(reveal())
            } else {
                desk.and(reveal()).and(decides(is_in_time))
            };
            let word = &desk.last_round().slip_of(ADA).unwrap().text.word;
            assert_eq!(word, if is_in_time { "ЗДОРОВ" } else { "ЗОВ" });
        }
    }
}

#[test]
fn what_is_decided_is_not_decided_again() {
    let desk = closed().and(sends(Some(5_000))).and(decides(true));
    desk.when(decides(true)).then_refused(Refusal::NoLateSlip(ADA));
    closed().when(decides(false)).then_refused(Refusal::NoLateSlip(ADA));
}

#[test]
fn while_the_players_think_no_slip_is_late() {
    for late_ms in [None, Some(0), Some(90_000)] {
        let desk = given([rack("ЗДОРОВЫ"), open()]);
        desk.when(sends(late_ms)).then([sent(10_000, 0)]);
    }
}

#[test]
fn the_last_slip_within_the_grace_takes_the_place_of_the_one_before() {
    let desk = given([rack("ЗДОРОВЫ"), open(), sends_zov(), close()]);
    let desk = desk.and(sends(Some(700))).and(reveal());
    assert_eq!(desk.last_round().slips.len(), 1);
    assert_eq!(desk.last_round().slip_of(ADA).unwrap().text, answer());
}

#[test]
fn once_the_top_is_out_no_grace_helps() {
    let desk = closed().and(reveal()).when(sends(Some(1)));
    desk.then_refused(too_late(Phase::Placed));
}

#[test]
fn the_rules_say_how_long_the_grace_is() {
    closed_with(0).when(sends(Some(1))).then([came_late(Some(1))]);
    closed_with(10).when(sends(Some(10_000))).then([sent(180_000, 10_000)]);
    let mut hall = Hall::default();
    hall.profile.late.phones = 11;
    let faults = hall.profile.faults();
    assert!(faults.iter().any(|fault| fault.key == "late.phones"));
}

#[test]
fn a_profile_kept_before_telephones_had_a_grace_has_the_usual_one() {
    let told = r#"{"id": "club", "name": "Клуб", "late": {"grace": 5, "within": "nothing"}}"#;
    let profile: flavita::tournament::profile::definition::Profile =
        serde_json::from_str(told).unwrap();
    assert_eq!((profile.late.grace, profile.late.phones), (5, 2));
    let again = serde_json::to_string(&profile.late).unwrap();
    assert!(!again.contains("phones"), "{again}");
}

#[test]
fn no_log_gets_a_slip_in_after_the_grace_or_after_the_top() {
    let late = closed().and(Step::Happened(sent(180_000, 2_001)));
    assert!(late.last_round().sent.is_empty());
    for late_ms in [0, 1_000] {
        let event = Step::Happened(sent(180_000, late_ms));
        let desk = closed().and(reveal()).and(event);
        assert!(desk.last_round().sent.is_empty());
    }
}

/// Lets what was asked happen at this moment.
fn at(mut desk: Desk, at_ms: i64, step: Step) -> Desk {
    let Step::Asked(command) = step else {
        panic!("only commands are asked for");
    };
    for event in desk.asked(&command).unwrap() {
        desk.state.apply(&event, &Stamp { at_ms, ..stamp() });
    }
    desk
}

/// The arbiter keys Ada's slip of the first round.
fn keys(word: &str) -> Step {
    Step::Asked(Command::RecordSlip {
        round: RoundNumber(1),
        player: ADA,
        text: text("З8", word),
        copies: 1,
    })
}

fn recorded_ms(desk: &Desk) -> i64 {
    desk.last_round().slip_of(ADA).unwrap().recorded_ms
}

#[test]
fn a_slip_has_the_time_at_which_it_came_and_not_that_of_the_top() {
    let opened = given([rack("ЗДОРОВЫ"), open()]);
    let desk = at(opened, 1_000, sends(Some(0)));
    let desk = at(desk.and(close()), 35_000, reveal());
    assert_eq!(recorded_ms(&desk), 1_000);
    let desk = at(desk, 60_000, keys("ЗОВ"));
    assert_eq!(recorded_ms(&desk), 60_000);
    let desk = at(desk, 70_000, keys("ЗДОРОВ"));
    assert_eq!(recorded_ms(&desk), 70_000, "the arbiter keyed this one");
}

#[test]
fn of_two_slips_of_a_telephone_the_later_one_has_its_own_time() {
    let desk = at(given([rack("ЗДОРОВЫ"), open()]), 1_000, sends_zov());
    let desk = at(desk, 2_000, sends(Some(0)));
    let desk = at(desk.and(close()), 35_000, reveal());
    assert_eq!(recorded_ms(&desk), 2_000);
}

#[test]
fn a_late_slip_that_counts_has_the_time_at_which_it_came_whenever_that_is_decided() {
    let before = || {
        let desk = at(given([rack("ЗДОРОВЫ"), open()]), 1_000, sends_zov());
        at(desk.and(close()), 9_000, sends(Some(5_000)))
    };
    let desk = at(before(), 20_000, decides(true));
    assert_eq!(recorded_ms(&at(desk, 35_000, reveal())), 9_000);
    let desk = at(before(), 35_000, reveal());
    assert_eq!(recorded_ms(&desk), 1_000);
    assert_eq!(recorded_ms(&at(desk, 40_000, decides(true))), 9_000);
}
