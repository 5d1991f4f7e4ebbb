//! Players who come late and players who leave.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{
    tournament::model::command::Command, tournament::model::event::Event,
    tournament::model::player::Labels, tournament::model::refusal::Refusal,
    tournament::model::slip::SlipText,
};

use crate::desk::{ADA, Step, VAN, given};
use crate::steps::{
    close, comes, hand_in, leaves, open, played, rack, revealed, slip, slip_for, slip_of, text,
};

fn registered(number: u32, name: &str, from_round: u32) -> Event {
    let (name, club) = (name.to_owned(), String::new());
    Event::PlayerRegistered {
        number: PlayerNumber(number),
        name,
        club,
        from_round: RoundNumber(from_round),
        labels: Labels::default(),
    }
}

#[test]
fn who_comes_before_the_first_rack_plays_from_round_1() {
    given([]).when(comes("Люсетта")).then([registered(3, "Люсетта", 1)]);
}

#[test]
fn who_comes_while_a_round_is_thought_about_plays_it() {
    for steps in [vec![rack("ЗДОРОВЫ")], vec![rack("ЗДОРОВЫ"), open()]] {
        given(steps).when(comes("Люсетта")).then([registered(3, "Люсетта", 1)]);
    }
}

#[test]
fn who_comes_after_the_bell_plays_from_the_next_round() {
    let after_the_bell = [
        vec![rack("ЗДОРОВЫ"), open(), close()],
        vec![revealed("ЗДОРОВЫ")],
        vec![played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ")],
    ];
    for steps in after_the_bell {
        given(steps).when(comes("Люсетта")).then([registered(3, "Люсетта", 2)]);
    }
}

#[test]
fn who_came_late_has_no_slip_in_the_rounds_before_and_nothing_is_missing_there() {
    let desk = given([revealed("ЗДОРОВЫ"), comes("Люсетта")]);
    assert_eq!(desk.state.missing(desk.last_round()).count(), 2);
    desk.when(slip(PlayerNumber(3), "З8", "ЗДОРОВ"))
        .then_refused(Refusal::NotInRound { player: PlayerNumber(3), round: RoundNumber(1) });
}

#[test]
fn who_came_late_has_zeros_and_no_used_time_for_what_he_missed() {
    let timed = SlipText { used_ms: Some(100_000), ..text("15Г", "НОВОЕ") };
    let desk = given([
        played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"),
        comes("Люсетта"),
        revealed("НОВОЕАТ"),
        slip_of(PlayerNumber(3), timed, 1),
    ]);
    let standings = desk.standings();
    let line = standings.lines.iter().find(|line| line.player == PlayerNumber(3)).unwrap();
    assert_eq!(line.rounds, [None, Some(66)]);
    assert_eq!((line.total, line.used_ms), (66, 100_000));
    assert_eq!(line.percent_hundredths, 4231, "66 of 90 + 66");
}

#[test]
fn who_leaves_before_the_bell_does_not_play_that_round() {
    for steps in [vec![rack("ЗДОРОВЫ")], vec![rack("ЗДОРОВЫ"), open()]] {
        given(steps)
            .when(leaves(VAN.0))
            .then([Event::PlayerWithdrew { number: VAN, until_round: RoundNumber(0) }]);
    }
    given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"), rack("НОВОЕАТ"), open()])
        .when(leaves(VAN.0))
        .then([Event::PlayerWithdrew { number: VAN, until_round: RoundNumber(1) }]);
}

#[test]
fn who_leaves_after_the_bell_has_played_that_round() {
    given([rack("ЗДОРОВЫ"), open(), close()])
        .when(leaves(VAN.0))
        .then([Event::PlayerWithdrew { number: VAN, until_round: RoundNumber(1) }]);
}

#[test]
fn who_left_keeps_his_points_and_his_slips_are_still_marked() {
    let desk = given([
        played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"),
        leaves(VAN.0),
        revealed("НОВОЕАТ"),
        slip_for(1, VAN, "З8", "ЗДОРОВЫ"),
    ]);
    let standings = desk.standings();
    let line = standings.lines.iter().find(|line| line.player == VAN).unwrap();
    assert_eq!((line.total, line.rounds.clone()), (82, vec![Some(82), None]));
    desk.when(slip(VAN, "15Г", "НОВОЕ"))
        .then_refused(Refusal::NotInRound { player: VAN, round: RoundNumber(2) });
}

#[test]
fn who_left_cannot_hand_in_or_leave_again() {
    given([leaves(VAN.0), rack("ЗДОРОВЫ"), open()])
        .when(hand_in(VAN, 1000))
        .then_refused(Refusal::NotInRound { player: VAN, round: RoundNumber(1) });
    given([leaves(VAN.0)]).when(leaves(VAN.0)).then_refused(Refusal::UnknownPlayer(VAN));
    given([]).when(leaves(9)).then_refused(Refusal::UnknownPlayer(PlayerNumber(9)));
}

#[test]
fn a_number_is_given_once_even_after_its_owner_left() {
    let number = |number: u32| {
        let (name, club) = (" Люсетта ".to_owned(), " Ардис ".to_owned());
        Step::Asked(Command::RegisterPlayer { number: Some(PlayerNumber(number)), name, club })
    };
    given([leaves(VAN.0)]).when(number(VAN.0)).then_refused(Refusal::NumberTaken(VAN));
    let desk = given([]).when(number(12)).then([Event::PlayerRegistered {
        number: PlayerNumber(12),
        name: "Люсетта".to_owned(),
        club: "Ардис".to_owned(),
        from_round: RoundNumber(1),
        labels: Labels::default(),
    }]);
    desk.when(comes("Ван 2")).then([registered(13, "Ван 2", 1)]);
}

#[test]
fn a_player_has_a_name() {
    given([]).when(comes("  ")).then_refused(Refusal::NoName);
}

#[test]
fn a_hand_that_is_up_twice_counts_once() {
    given([rack("ЗДОРОВЫ"), open(), hand_in(ADA, 60_000)])
        .when(hand_in(ADA, 70_000))
        .then_refused(Refusal::AlreadyHandedIn(ADA));
}
