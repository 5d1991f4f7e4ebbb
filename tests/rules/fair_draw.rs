//! Commit and reveal, and when a tournament is final.

use flavita::tournament::model::chance::{Seed, commitment};
use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::tournament::model::ids::{RoundNumber, SlipNumber};
use flavita::{
    tournament::decide::finality::open, tournament::model::event::Event,
    tournament::model::refusal::Open, tournament::model::refusal::Refusal,
    tournament::model::rejection::GameEnd, tournament::model::rejection::RackOrigin,
    tournament::state::secret::Secret,
};

use crate::desk::{ADA, Desk, Step, VAN, given};
use crate::steps::{draw, end, lock, played, slip, withdraw};

const MARK: &str = "07070707070707070707070707070707";

fn secret() -> String {
    "42".repeat(32)
}

/// The hall with a commitment in the log, and the secret in a safe place.
fn committed() -> Desk {
    let mut desk = without_secret();
    desk.state.entrust(Secret::new(secret()));
    desk
}

fn without_secret() -> Desk {
    let seed = Seed {
        commitment: commitment(MARK, &secret()),
        tournament: MARK.to_owned(),
        ..Seed::default()
    };
    given([]).set_up(|created| created.seed = seed)
}

fn entropy(public: &str) -> Step {
    let public = public.to_owned();
    Step::Asked(Command::AddEntropy { public })
}

fn finalise() -> Step {
    let head = "5e".repeat(32);
    Step::Asked(Command::Finalise { head })
}

fn definalise(because: &str) -> Step {
    let because = because.to_owned();
    Step::Asked(Command::Definalise { because })
}

/// A game of one round with all slips, over.
fn over() -> Desk {
    committed()
        .and(played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"))
        .and(slip(ADA, "З8", "ЗДОРОВЫ"))
        .and(slip(VAN, "З8", "ДОМ"))
        .and(end())
}

#[test]
fn racks_are_those_of_the_secret_although_the_log_does_not_tell_it() {
    let told = given([]).asked(&Command::DrawRack);
    assert_eq!(committed().asked(&Command::DrawRack), told);
}

#[test]
fn what_the_hall_adds_changes_the_racks_as_if_it_had_been_there_from_the_beginning() {
    let told = given([]).set_up(|created| created.seed.public = "кости 3 5 1".to_owned());
    let public = "кости 3 5 1".to_owned();
    let desk = committed().when(entropy(" кости 3 5 1 ")).then([Event::EntropyAdded { public }]);
    assert_eq!(desk.asked(&Command::DrawRack), told.asked(&Command::DrawRack));
    assert_ne!(desk.asked(&Command::DrawRack), committed().asked(&Command::DrawRack));
}

#[test]
fn the_hall_adds_something_once() {
    committed().and(entropy("дом")).when(entropy("сад")).then_refused(Refusal::EntropyTooLate);
}

#[test]
fn after_the_first_rack_the_hall_adds_nothing() {
    let racks = [draw(), played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ")];
    for rack in racks {
        committed().and(rack).when(entropy("дом")).then_refused(Refusal::EntropyTooLate);
    }
}

#[test]
fn a_rack_that_went_back_was_the_first() {
    let rack = "ЬЬЪЙЩШФ".to_owned();
    let gone = Command::TakeRack {
        rack,
        below_minimum: BelowMinimum::Reject,
        witness: String::new(),
        is_whole: false,
    };
    committed().and(Step::Asked(gone)).when(entropy("дом")).then_refused(Refusal::EntropyTooLate);
}

#[test]
fn what_nobody_could_read_out_is_not_mixed_in() {
    for text in ["", "  ", "дом\u{202e}", "а\tб", &"а".repeat(201)] {
        committed().when(entropy(text)).then_refused(Refusal::EntropyUnreadable(200));
    }
}

#[test]
fn without_the_secret_a_rack_comes_out_of_a_bag_only() {
    without_secret().when(draw()).then_refused(Refusal::NoSecret);
    let mut wrong = without_secret();
    wrong.state.entrust(Secret::new("43".repeat(32)));
    wrong.when(draw()).then_refused(Refusal::NoSecret);
    without_secret().and(played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"));
}

#[test]
fn the_end_of_the_game_reveals_the_secret() {
    let because = GameEnd::ByArbiter;
    let secret = secret();
    let desk = committed()
        .when(end())
        .then([Event::GameEnded { because }, Event::SeedRevealed { secret }]);
    assert_eq!(desk.state.seed.secret, "42".repeat(32));
    desk.when(Step::Asked(Command::RevealSeed)).then_refused(Refusal::NothingToReveal);
}

#[test]
fn a_secret_that_comes_back_later_is_revealed_by_hand() {
    let reveal = || Step::Asked(Command::RevealSeed);
    without_secret().when(reveal()).then_refused(Refusal::NothingToReveal);
    let mut desk = without_secret().and(end());
    assert_eq!(open(&desk.state), [Open::Seed]);
    desk.state.entrust(Secret::new(secret()));
    let secret = secret();
    desk.when(reveal()).then([Event::SeedRevealed { secret }]);
}

#[test]
fn a_log_that_told_its_secret_reveals_nothing_at_the_end() {
    let because = GameEnd::ByArbiter;
    given([]).when(end()).then([Event::GameEnded { because }]);
}

#[test]
fn the_witness_of_a_rack_out_of_a_bag_is_noted() {
    let rack = "ЗДОРОВЫ".to_owned();
    let take = Command::TakeRack {
        rack: rack.clone(),
        below_minimum: BelowMinimum::Reject,
        witness: " Марина ".to_owned(),
        is_whole: false,
    };
    let witness = "Марина".to_owned();
    given([]).when(Step::Asked(take)).then([Event::RackDrawn {
        round: RoundNumber(1),
        rack,
        origin: RackOrigin::Hand { witness, is_whole: false },
    }]);
}

#[test]
fn a_tournament_is_final_when_nothing_is_open() {
    let head = "5e".repeat(32);
    let desk = over().when(finalise()).then([Event::Finalised { head }]);
    assert!(desk.state.final_head.is_some());
}

#[test]
fn what_is_open_is_named_before_the_end() {
    let refused = |desk: Desk, open: Open| {
        desk.when(finalise()).then_refused(Refusal::NotFinished(open));
    };
    refused(committed(), Open::Game);
    let (round, missing) = (1, 1);
    let unkeyed = committed()
        .and(played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"))
        .and(slip(ADA, "З8", "ЗДОРОВЫ"))
        .and(end());
    refused(unkeyed, Open::Slips { round: RoundNumber(round), missing });
    refused(without_secret().and(end()), Open::Seed);
}

#[test]
fn closing_the_marking_answers_for_missing_slips() {
    let head = "5e".repeat(32);
    committed()
        .and(played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"))
        .and(end())
        .and(lock(1))
        .when(finalise())
        .then([Event::Finalised { head }]);
}

#[test]
fn what_is_final_is_changed_by_nothing_but_its_taking_back() {
    let desk = over().and(finalise());
    for command in [
        Command::WithdrawSlip { slip: SlipNumber(1) },
        Command::DrawRack,
        Command::EndGame,
        Command::RevealSeed,
        Command::LockMarking { round: RoundNumber(1) },
    ] {
        assert_eq!(desk.asked(&command), Err(Refusal::IsFinal), "{command:?}");
    }
    let because = "нашли бланк".to_owned();
    let desk = desk.when(definalise(" нашли бланк ")).then([Event::Definalised { because }]);
    desk.and(withdraw(1))
        .when(finalise())
        .then_refused(Refusal::NotFinished(Open::Slips { round: RoundNumber(1), missing: 1 }));
}

#[test]
fn taking_back_needs_a_reason_and_something_final() {
    over().and(finalise()).when(definalise("  ")).then_refused(Refusal::ReasonNeeded);
    over().when(definalise("ошибка")).then_refused(Refusal::NotFinal);
}

#[test]
fn a_witness_is_named_in_composed_letters_and_without_hidden_ones() {
    let taken = |witness: &str| {
        Step::Asked(Command::TakeRack {
            rack: "ЗДОРОВЫ".to_owned(),
            below_minimum: BelowMinimum::Accept,
            witness: witness.to_owned(),
            is_whole: false,
        })
    };
    let desk = committed().and(taken(" И\u{306}ода "));
    let witness = "Йода".to_owned();
    assert_eq!(desk.last_round().origin, RackOrigin::Hand { witness, is_whole: false });
    let refused = committed().when(taken("Йода\u{202e}")).result.unwrap_err();
    assert!(matches!(refused, Refusal::Text(_)), "{refused:?}");
}

#[test]
fn a_reason_is_kept_in_composed_letters_and_without_hidden_ones() {
    let because = "Йода".to_owned();
    let desk = over().and(finalise());
    let desk = desk.when(definalise(" И\u{306}ода ")).then([Event::Definalised { because }]);
    let answer = desk.and(finalise()).when(definalise("Йода\u{202e}"));
    let refused = answer.result.unwrap_err();
    assert!(matches!(refused, Refusal::Text(_)), "{refused:?}");
}
