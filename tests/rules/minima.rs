//! What a rack must hold: by round, with blanks, and when the bag cannot give it any more.

use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::tournament::profile::minima::{BlankRole, Minimum};
use flavita::{
    tournament::model::event::Event, tournament::model::ids::RoundNumber,
    tournament::model::refusal::Refusal, tournament::model::rejection::RackOrigin,
    tournament::model::rejection::Rejection, tournament::profile::catalogue,
};

use crate::desk::{Hall, given};
use crate::steps::{checked_rack, played, rack, told};

const fn minimum(vowels: usize, consonants: usize) -> Minimum {
    Minimum { vowels, consonants }
}

fn drawn(round: u32, tiles: &str) -> Event {
    let rack = tiles.to_owned();
    Event::RackDrawn {
        round: RoundNumber(round),
        rack,
        origin: RackOrigin::Hand { witness: String::new(), is_whole: false },
    }
}

fn rejected(round: u32, tiles: &str, because: Rejection) -> Event {
    let rack = tiles.to_owned();
    Event::RackRejected {
        round: RoundNumber(round),
        rack,
        origin: RackOrigin::Hand { witness: String::new(), is_whole: false },
        because,
    }
}

fn below(vowels: usize, consonants: usize) -> Rejection {
    Rejection::BelowMinimum { vowels, consonants }
}

#[test]
fn a_rack_with_one_vowel_or_one_consonant_goes_back() {
    for tiles in ["ЗДРВКТО", "АОЕИУЫТ", "ТОЬЬЪКД", "ТОЬЬЪАЕ"] {
        given([]).when(checked_rack(tiles)).then([rejected(1, tiles, below(2, 2))]);
    }
}

#[test]
fn a_rack_with_two_of_each_is_played() {
    for tiles in ["ЗДРВТАО", "ОТАЕИУК", "ОТАКЬЬЪ", "ОТАЙУЫИ"] {
        given([]).when(checked_rack(tiles)).then([drawn(1, tiles)]);
    }
}

#[test]
fn a_rejected_rack_is_recorded_and_counts_as_no_round() {
    let desk = given([checked_rack("ЗДРВКТО"), checked_rack("АОЕИУЫТ")]);
    assert_eq!((desk.state.rounds.len(), desk.state.next_round()), (0, RoundNumber(1)));
    let racks: Vec<(RoundNumber, &str)> =
        desk.state.rejected.iter().map(|gone| (gone.round, gone.rack.as_str())).collect();
    assert_eq!(racks, [(RoundNumber(1), "ЗДРВКТО"), (RoundNumber(1), "АОЕИУЫТ")]);
    assert!(desk.state.rejected.iter().all(|gone| gone.because == below(2, 2)));
    assert_eq!(desk.state.bag().total(), 104, "it went back whole");
}

#[test]
fn the_late_minimum_is_asked_of_the_racks_after_the_last_early_one() {
    assert_eq!(catalogue::embedded("house").unwrap().minima.early_until, 15);
    let mut hall = Hall::default();
    hall.profile.minima.early_until = 2;
    let desk = hall.given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ")]);
    let desk = desk
        .when(checked_rack("АНВДМКТ"))
        .then([rejected(2, "АНВДМКТ", below(2, 2))])
        .and(played("НОВОЕАТ", "15Г", "НОВОЕ"));
    desk.when(checked_rack("АНВДМКТ")).then([drawn(3, "АТНВДМК")]);
}

#[test]
fn the_late_minimum_still_asks_for_one_of_each() {
    let mut hall = Hall::default();
    hall.profile.minima.early_until = 0;
    let desk = hall.given([]);
    for tiles in ["ТТТКДКК", "АОАОИИУ", "ЬЬЪТТТТ"] {
        let command = Command::TakeRack {
            rack: tiles.to_owned(),
            below_minimum: BelowMinimum::Reject,
            witness: String::new(),
            is_whole: false,
        };
        let answer = desk.asked(&command);
        assert_eq!(answer, Ok(vec![rejected(1, tiles, below(1, 1))]), "{tiles}");
    }
}

#[test]
fn a_blank_stands_for_one_missing_vowel_or_consonant() {
    for (tiles, blanks_are_enough) in [
        ("ОКТТРР?", true),
        ("ОТАЕИУ?", true),
        ("КТТРРД?", false),
        ("АЕОИУЫ?", false),
        ("КТТРР??", true),
    ] {
        let answer = given([]).when(checked_rack(tiles));
        let is_drawn = matches!(answer.events(), [Event::RackDrawn { .. }]);
        assert_eq!(is_drawn, blanks_are_enough, "{tiles}");
    }
}

#[test]
fn a_blank_that_counts_as_both_is_a_vowel_and_a_consonant_at_once() {
    for (blank, is_enough) in [(BlankRole::Either, false), (BlankRole::Both, true)] {
        let mut hall = Hall::default();
        hall.profile.minima.early = minimum(3, 3);
        hall.profile.minima.blank = blank;
        let answer = hall.given([]).when(checked_rack("ООТТ?ЬЬ"));
        let is_drawn = matches!(answer.events(), [Event::RackDrawn { .. }]);
        assert_eq!(is_drawn, is_enough, "{blank:?}");
    }
}

#[test]
fn where_no_rack_can_hold_the_early_minimum_the_late_one_is_asked() {
    // Three tiles cannot hold two vowels and two consonants.
    let hall = || {
        let mut hall = Hall::tiny();
        hall.profile.minima.early = minimum(2, 2);
        hall
    };
    hall().given([]).when(checked_rack("ABD")).then([drawn(1, "ABD")]);
    hall().given([]).when(checked_rack("BBC")).then([rejected(1, "BBC", below(1, 1))]);
}

#[test]
fn the_early_minimum_falls_only_when_the_bag_has_too_few_left() {
    let mut hall = Hall::tiny();
    hall.profile.minima.early = minimum(2, 1);
    // One A and the blank are left: two vowels still, if the rack has both.
    let desk = hall.given(told(1, "AAB", "H8", "ABA", 2));
    let desk = desk.when(checked_rack("ABC")).then([rejected(2, "ABC", below(2, 1))]);
    let desk = desk.when(checked_rack("A?C")).then([drawn(2, "A?C")]);
    assert_eq!(desk.state.rejected.len(), 1);

    let mut hall = Hall::tiny();
    hall.profile.minima.early = minimum(2, 1);
    let steps = [told(1, "AAB", "H8", "ABA", 2), told(2, "?BC", "A1", "aBC", 4)].concat();
    hall.given(steps).when(checked_rack("ACD")).then([drawn(3, "ACD")]);
}

#[test]
fn a_rack_that_can_lay_nothing_goes_back_like_one_below_the_minimum() {
    let hall = || Hall { words: "ca\n".to_owned(), ..Hall::tiny() };
    let desk = hall().given([]).when(checked_rack("ABB")).then([rejected(
        1,
        "ABB",
        Rejection::NoPlacement,
    )]);
    assert_eq!(desk.state.rejected.len(), 1);
    desk.when(checked_rack("ABC")).then([drawn(1, "ABC")]);
}

#[test]
fn a_written_game_plays_what_it_played() {
    for tiles in ["ЗДРВКТО", "ЗДР", "Ь"] {
        given([]).when(rack(tiles)).then([drawn(1, tiles)]);
    }
}

#[test]
fn a_rack_that_the_bag_cannot_give_is_refused() {
    let not_in_bag = |tile: &str| Refusal::NotInBag(tile.to_owned());
    given([]).when(checked_rack("ЗДОФФАТ")).then_refused(not_in_bag("Ф"));
    given([]).when(checked_rack("АО???КТ")).then_refused(not_in_bag("?"));
    given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ")])
        .when(checked_rack("ЗЗАОКТЫ"))
        .then_refused(not_in_bag("З"));
    for step in [checked_rack("ЗДОРОВ"), rack("ЗДОРОВЫЕ"), rack("")] {
        let answer = given([]).when(step);
        assert!(matches!(answer.result, Err(Refusal::RackSize { wanted: 7, .. })));
    }
    let answer = given([]).when(checked_rack("ЗДОРОВQ"));
    assert!(matches!(answer.result, Err(Refusal::UnreadableRack(_))));
}

#[test]
fn a_rack_may_be_written_with_spaces_and_letters_that_look_the_same() {
    given([]).when(checked_rack(" ЗД OP OB Ы ")).then([drawn(1, "ЗДОРОВЫ")]);
}
