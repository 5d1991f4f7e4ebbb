//! What a round costs on the game clock in which nobody noted when paper came in.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::{
    tournament::model::command::Command, tournament::model::ruling::Ruling,
    tournament::model::slip::SlipText, tournament::profile::clock::UnnotedRound,
    tournament::profile::definition::Profile, tournament::profile::parse::parse,
    tournament::results::standings::Standing,
};

use crate::desk::{ADA, Desk, Hall, Step, VAN};
use crate::steps::{
    close, close_early, hand_in, open, rack, reveal, reveal_and_lay, slip, slip_of, text,
};

/// A hall with a minute for the game.
fn minute(unnoted_round: UnnotedRound) -> Hall {
    let mut hall = Hall::default();
    let clock = hall.profile.game_clock.as_mut().unwrap();
    (clock.budget, clock.unnoted_round) = (60, unnoted_round);
    hall
}

/// A round of three minutes in which this happened, its top out.
fn played(steps: impl IntoIterator<Item = Step>) -> Desk {
    let opened = minute(UnnotedRound::Free).given([rack("ЗДОРОВЫ"), open()]);
    let played = steps.into_iter().fold(opened, Desk::and);
    played.and(close()).and(reveal())
}

fn line(desk: &Desk, player: PlayerNumber) -> Standing {
    let mut lines = desk.standings().lines.into_iter();
    lines.find(|line| line.player == player).unwrap()
}

/// What a player is charged: milliseconds and points.
fn charged(desk: &Desk, player: PlayerNumber) -> (u64, i32) {
    let line = line(desk, player);
    (line.used_ms, line.penalty)
}

fn phone(player: PlayerNumber, used_ms: u64, late_ms: u64) -> Step {
    Step::Asked(Command::SendSlip {
        round: RoundNumber(1),
        player,
        text: text("З8", "ЗДОРОВ"),
        used_ms,
        late_ms: Some(late_ms),
    })
}

#[test]
fn nobody_is_charged_for_a_round_in_which_no_hand_in_was_noted() {
    let desk = played([]).and(slip(ADA, "З8", "ЗДОРОВ"));
    for player in [ADA, VAN] {
        assert_eq!(charged(&desk, player), (0, 0));
    }
    assert_eq!(desk.state.unmeasured_rounds(RoundNumber(1)), [RoundNumber(1)]);
    assert!(desk.state.unmeasured_rounds(RoundNumber(0)).is_empty());
}

#[test]
fn rounds_that_nobody_noted_add_up_to_nothing() {
    let desk = minute(UnnotedRound::Free).given([rack("ЗДОРОВЫ"), open(), close()]);
    let desk = desk.and(reveal_and_lay("З8", "ЗДОРОВЫ"));
    let desk = desk.and(rack("НОВОЕАТ")).and(open()).and(hand_in(ADA, 50_000));
    assert_eq!(desk.state.used_ms_before(RoundNumber(2))(VAN), 0);
    let desk = desk.and(close()).and(reveal());
    assert_eq!(charged(&desk, ADA), (50_000, 0));
    assert_eq!(charged(&desk, VAN), (180_000, 20));
    assert_eq!(desk.state.unmeasured_rounds(RoundNumber(2)), [RoundNumber(1)]);
}

#[test]
fn where_one_hand_in_was_noted_the_others_are_charged_the_whole_round() {
    let desk = played([hand_in(ADA, 61_000)]);
    assert_eq!(charged(&desk, ADA), (61_000, 10));
    assert_eq!(charged(&desk, VAN), (180_000, 20));
    assert!(desk.state.unmeasured_rounds(RoundNumber(1)).is_empty());
}

#[test]
fn a_time_on_a_paper_slip_is_a_hand_in_that_was_noted() {
    let timed = SlipText { used_ms: Some(112_000), ..text("З8", "ЗДОРОВ") };
    let desk = played([]).and(slip_of(ADA, timed, 1));
    assert_eq!(charged(&desk, ADA), (112_000, 10));
    assert_eq!(charged(&desk, VAN), (180_000, 20));
    let taken_back = Step::Asked(Command::WithdrawSlip { slip: SlipNumber(1) });
    assert_eq!(charged(&desk.and(taken_back), VAN), (0, 0));
}

#[test]
fn telephones_are_timed_and_note_nothing_of_paper() {
    let desk = played([phone(ADA, 61_000, 0)]);
    assert_eq!(charged(&desk, ADA), (61_000, 10));
    assert_eq!(charged(&desk, VAN), (0, 0));
    assert_eq!(desk.state.unmeasured_rounds(RoundNumber(1)), [RoundNumber(1)]);
    let desk = played([phone(ADA, 61_000, 0), phone(VAN, 50_000, 0)]);
    assert_eq!(charged(&desk, VAN), (50_000, 0));
    let unmeasured = desk.state.unmeasured_rounds(RoundNumber(1));
    assert!(unmeasured.is_empty(), "nobody played on paper");
}

#[test]
fn a_telephone_that_came_too_late_is_charged_the_whole_round() {
    let opened = minute(UnnotedRound::Free).given([rack("ЗДОРОВЫ"), open(), close_early(60_000)]);
    let desk = opened.and(phone(ADA, 0, 9_000)).and(reveal());
    assert_eq!(charged(&desk, ADA), (120_000, 10));
    assert_eq!(charged(&desk, VAN), (0, 0));
}

#[test]
fn a_time_that_is_ruled_is_that_player_s_alone() {
    let what = Ruling::TimeSet { player: ADA, round: RoundNumber(1), used_ms: 90_000 };
    let because = "часы судьи".to_owned();
    let desk = played([]).and(Step::Asked(Command::GiveRuling { what, because }));
    assert_eq!(charged(&desk, ADA), (90_000, 10));
    assert_eq!(charged(&desk, VAN), (0, 0));
}

#[test]
fn rules_that_say_so_charge_the_whole_round_as_old_logs_do() {
    let desk = minute(UnnotedRound::Whole).given([rack("ЗДОРОВЫ"), open(), close(), reveal()]);
    assert_eq!(charged(&desk, VAN), (180_000, 20));
    assert!(desk.state.unmeasured_rounds(RoundNumber(1)).is_empty());
}

#[test]
fn a_file_that_is_silent_means_the_house_and_a_log_that_is_silent_what_it_always_meant() {
    let unnoted = |profile: &Profile| profile.game_clock.unwrap().unnoted_round;
    let clock = "[game_clock]\nbudget = 900\nprice = 10\nstep = 60\n";
    let blitz = "[[variants]]\nid = \"fast\"\nname = \"Fast\"\ngame_clock.budget = 300\n";
    let file = format!("id = \"club\"\nname = \"Club\"\n{clock}{blitz}");
    let read = parse(&file).unwrap();
    assert!(read.iter().all(|one| unnoted(one) == UnnotedRound::Free));
    let whole = file.replace("step = 60", "step = 60\nunnoted_round = \"whole\"");
    assert_eq!(unnoted(&parse(&whole).unwrap()[0]), UnnotedRound::Whole);
    let kept = r#"{"id":"club","name":"Club","game_clock":{"budget":900,"price":10,"step":60}}"#;
    let log: Profile = serde_json::from_str(kept).unwrap();
    assert_eq!(unnoted(&log), UnnotedRound::Whole);
    let again = serde_json::to_string(&log.game_clock).unwrap();
    assert_eq!(again, r#"{"budget":900,"price":10,"step":60}"#);
}
