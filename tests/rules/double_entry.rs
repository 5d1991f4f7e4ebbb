//! Two people key every slip, and what both say counts.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{
    tournament::decide::finality, tournament::model::actor::Actor, tournament::model::actor::Stamp,
    tournament::model::command::Command, tournament::model::event::Event,
    tournament::model::refusal::Open, tournament::model::refusal::Refusal,
};

use crate::desk::{ADA, Desk, Step, VAN, given, stamp};
use crate::steps::{
    close, double_entry, draw, end, keyed, keyed_of, lock, open, rack, reveal, revealed, settle,
    slip, slip_of, text,
};

const MARIA: &str = "helper: Мария";
const VERA: &str = "helper: Вера";

/// Мария keyed Ada's slip; a second entry is due.
fn once() -> Desk {
    given([double_entry(true), revealed("ЗДОРОВЫ"), keyed(MARIA, ADA, "З8", "ЗДОРОВ")])
}

fn twice() -> Desk {
    once().and(keyed(VERA, ADA, "З8", "ЗДОРОВ"))
}

/// Whose second entry is due.
fn due(desk: &Desk) -> Vec<PlayerNumber> {
    let round = desk.last_round();
    desk.state.once(round).map(|player| player.number).collect()
}

#[test]
fn a_slip_that_was_keyed_once_leaves_the_round_unmarked() {
    let desk = once();
    assert_eq!(due(&desk), [ADA]);
    let desk = desk.and(slip(VAN, "З8", "ЗДОРОВ"));
    assert_eq!(due(&desk), [ADA, VAN]);
    assert_eq!(desk.state.marked_until(), RoundNumber(0));
}

#[test]
fn the_same_entry_by_somebody_else_confirms_it() {
    let desk = once().when(keyed(VERA, ADA, "з8", "ЗДОРОВ"));
    let (round, player) = (1, ADA);
    let desk = desk.then([Event::SlipConfirmed { round: RoundNumber(round), player }]);
    assert!(due(&desk).is_empty());
    desk.when(keyed(VERA, ADA, "З8", "ЗДОРОВ")).then([]);
}

#[test]
fn nobody_confirms_his_own_entry() {
    let desk = once().when(keyed(MARIA, ADA, "з8", "ЗДОРОВ"));
    let desk = desk.then_refused(Refusal::SecondPersonNeeded(ADA));
    assert_eq!(due(&desk), [ADA]);
}

#[test]
fn the_arbiter_is_one_person_whatever_he_keys() {
    let alone = || {
        let desk = given([double_entry(true), revealed("ЗДОРОВЫ")]);
        desk.and(slip(ADA, "З8", "ЗДОРОВ"))
    };
    let again = alone().when(slip(ADA, "З8", "ЗДОРОВ"));
    again.then_refused(Refusal::SecondPersonNeeded(ADA));
    let none = slip_of(ADA, text("", ""), 0);
    let mended = alone().and(none);
    assert_eq!(due(&mended), [ADA], "he mends his entry, nobody has confirmed it");
    assert_eq!(mended.state.marked_until(), RoundNumber(0));
    assert!(due(&mended.and(keyed_of(VERA, ADA, text("", ""), 0))).is_empty());
}

#[test]
fn the_arbiter_at_two_computers_is_one_person() {
    let mut desk = given([double_entry(true), revealed("ЗДОРОВЫ")]);
    let command = Command::RecordSlip {
        round: RoundNumber(1),
        player: ADA,
        text: text("З8", "ЗДОРОВ"),
        copies: 1,
    };
    for event in desk.asked(&command).unwrap() {
        let actor = Actor::Console;
        desk.state.apply(&event, &Stamp { actor, ..stamp() });
    }
    let again = desk.when(slip(ADA, "З8", "ЗДОРОВ"));
    again.then_refused(Refusal::SecondPersonNeeded(ADA));
}

#[test]
fn a_log_in_which_one_person_was_two_stays_what_it_was() {
    let desk = given([double_entry(true), revealed("ЗДОРОВЫ")]);
    let desk = desk.and(slip(ADA, "З8", "ЗДОРОВ"));
    let (round, player) = (1, ADA);
    let confirmed = Event::SlipConfirmed { round: RoundNumber(round), player };
    assert!(due(&desk.and(Step::Happened(confirmed))).is_empty());
    let off = Event::DoubleEntrySet { is_on: false, at_once: false };
    assert_eq!(due(&once().and(Step::Happened(off))), [ADA]);
}

#[test]
fn another_entry_is_a_dispute_and_the_arbiters_word_ends_it_for_good() {
    for takes_second in [false, true] {
        let desk = once().and(keyed(VERA, ADA, "З8", "ЗДОРОВЫ"));
        assert_eq!(desk.last_round().disputed_players(), [ADA]);
        assert!(due(&desk).is_empty(), "both have keyed it");
        let dispute = desk.last_round().dispute_of(ADA).unwrap();
        let entry = takes_second.then_some(dispute.entries[0].id);
        let desk = desk.and(settle(1, entry));
        assert!(desk.last_round().disputed_players().is_empty());
        assert!(due(&desk).is_empty());
    }
}

#[test]
fn whoever_corrects_a_confirmed_slip_speaks_against_who_confirmed_it() {
    let desk = twice().and(keyed(MARIA, ADA, "З8", "ЗДОРОВЫ"));
    let dispute = desk.last_round().dispute_of(ADA).unwrap();
    assert_eq!(dispute.slip.text.word, "ЗДОРОВЫ");
    assert_eq!(dispute.entries[0].text.word, "ЗДОРОВ");
    assert_eq!(dispute.entries[0].by.to_string(), VERA);
}

#[test]
fn the_second_who_finds_his_own_mistake_confirms_the_first() {
    let desk = once().and(keyed(VERA, ADA, "З8", "ЗДОРОВЫ"));
    let desk = desk.and(keyed(VERA, ADA, "З8", "ЗДОРОВ"));
    assert!(desk.last_round().disputed_players().is_empty());
    assert!(due(&desk).is_empty());
}

#[test]
fn the_arbiter_may_be_the_first_or_the_second() {
    let steps = [double_entry(true), revealed("ЗДОРОВЫ")];
    let desk = given(steps).and(slip(ADA, "З8", "ЗДОРОВ"));
    assert_eq!(due(&desk), [ADA]);
    assert!(due(&desk.and(keyed(MARIA, ADA, "З8", "ЗДОРОВ"))).is_empty());
    let (round, player) = (1, ADA);
    let desk = once().when(slip(ADA, "З8", "ЗДОРОВ"));
    let desk = desk.then([Event::SlipConfirmed { round: RoundNumber(round), player }]);
    assert!(due(&desk).is_empty());
}

#[test]
fn what_the_arbiter_puts_in_the_place_of_an_entry_is_decided() {
    let desk = once().and(slip(ADA, "З8", "ЗДОРОВЫ"));
    assert!(due(&desk).is_empty());
    assert_eq!(desk.last_round().slip_of(ADA).unwrap().text.word, "ЗДОРОВЫ");
}

#[test]
fn what_a_phone_sent_nobody_keys() {
    let sent = Step::Asked(Command::SendSlip {
        round: RoundNumber(1),
        player: ADA,
        text: text("З8", "ЗДОРОВ"),
        used_ms: 10_000,
        late_ms: Some(0),
    });
    let desk = given([double_entry(true), rack("ЗДОРОВЫ"), open(), sent, close()]);
    assert!(due(&desk.and(reveal())).is_empty());
}

#[test]
fn it_is_switched_on_for_the_racks_to_come() {
    let desk = given([revealed("ЗДОРОВЫ"), double_entry(true)]);
    let desk = desk.and(keyed(MARIA, ADA, "З8", "ЗДОРОВ"));
    assert!(due(&desk).is_empty());
    once().when(double_entry(true)).then([]);
}

#[test]
fn whoever_is_alone_switches_it_off_and_goes_on_at_once() {
    let desk = given([double_entry(true), revealed("ЗДОРОВЫ")]);
    let desk = desk.and(slip(ADA, "З8", "ЗДОРОВ"));
    let desk = desk.when(double_entry(false));
    let desk = desk.then([Event::DoubleEntrySet { is_on: false, at_once: true }]);
    assert!(due(&desk).is_empty());
    let desk = desk.and(slip(VAN, "З8", "ЗДОРОВ"));
    assert_eq!(desk.state.marked_until(), RoundNumber(1));
}

#[test]
fn without_the_switch_one_entry_is_enough() {
    let desk = given([revealed("ЗДОРОВЫ"), keyed(MARIA, ADA, "З8", "ЗДОРОВ")]);
    let desk = desk.and(slip(VAN, "З8", "ЗДОРОВ"));
    assert_eq!(desk.state.marked_until(), RoundNumber(1));
}

#[test]
fn the_arbiter_may_close_the_marking_without_the_second_entries() {
    let desk = once().and(slip(VAN, "З8", "ЗДОРОВ"));
    let (round, once) = (1, 2);
    assert!(finality::open(&desk.state).contains(&Open::Once { round: RoundNumber(round), once }));
    let desk = desk.and(lock(1));
    assert_eq!(desk.state.marked_until(), RoundNumber(1));
    assert!(!finality::open(&desk.state).contains(&Open::Once { round: RoundNumber(round), once }));
}

#[test]
fn nothing_is_switched_when_the_game_is_over() {
    once().and(lock(1)).and(end()).when(double_entry(false)).then_refused(Refusal::GameOver);
    once().and(draw());
}
