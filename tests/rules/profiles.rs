//! The federations' rules point by point: what a rack must hold, how long a round lasts and what
//! is called before its end.

use flavita::tournament::model::rejection::{GameEnd, Rejection};
use flavita::tournament::profile::catalogue::{embedded, every_embedded};
use flavita::{
    game::edition::catalogue::embedded as edition, tournament::model::event::Event,
    tournament::model::ids::RoundNumber, tournament::model::rejection::RackOrigin,
};

use crate::desk::{Desk, Hall};
use crate::steps::{checked_rack, draw, open, rack, told};

/// A hall that plays by an embedded profile.
fn by(profile: &str) -> Hall {
    Hall { profile: embedded(profile).unwrap(), ..Hall::default() }
}

/// What is said about a rack out of a physical bag: `None` where it is played.
fn rejected(desk: Desk, tiles: &str) -> Option<Rejection> {
    let answer = desk.when(checked_rack(tiles));
    match answer.events() {
        [Event::RackDrawn { .. }] => None,
        [Event::RackRejected { because, .. }] => Some(because.clone()),
        other => panic!("{other:?}"),
    }
}

fn first_rack(profile: &str, tiles: &str) -> Option<Rejection> {
    rejected(by(profile).given([]), tiles)
}

/// A rack of which the late numbers are asked.
fn late_rack(profile: &str, tiles: &str) -> Option<Rejection> {
    let mut hall = by(profile);
    hall.profile.minima.early_until = 0;
    rejected(hall.given([]), tiles)
}

const fn below(vowels: usize, consonants: usize) -> Rejection {
    Rejection::BelowMinimum { vowels, consonants }
}

const SIX_OF_A_KIND: Option<Rejection> = Some(Rejection::AboveMaximum { vowels: 5, consonants: 5 });

#[test]
fn the_house_the_fisf_and_the_cas_ask_for_two_and_two_to_rack_fifteen_then_one_and_one() {
    for profile in every_embedded() {
        if ["fise", "chew"].contains(&profile.id.as_str()) {
            continue;
        }
        let id = &profile.id;
        assert_eq!(profile.minima.early_until, 15, "{id}");
        assert_eq!(first_rack(id, "ЗДОРВКТ"), Some(below(2, 2)), "{id}");
        assert_eq!(first_rack(id, "ЗДОРОВК"), None, "{id}");
        assert_eq!(late_rack(id, "КОТЗДРВ"), None, "{id}");
        assert_eq!(late_rack(id, "КТТЗДРВ"), Some(below(1, 1)), "{id}");
    }
}

#[test]
fn a_blank_is_one_letter_for_the_house_and_the_fisf_but_both_at_once_for_the_cas() {
    // One vowel, one consonant, a blank and signs: three of the four that are asked for.
    for (profile, verdict) in
        [("house", Some(below(2, 2))), ("fisf", Some(below(2, 2))), ("cas", None)]
    {
        // The set has three signs that are neither, so the rack is one tile short of seven.
        let mut hall = Hall { words: "ок\n".to_owned(), ..by(profile) };
        hall.profile.form.rack = Some(6);
        assert_eq!(rejected(hall.given([]), "ОКЬЬЪ?"), verdict, "{profile}");
    }
}

#[test]
fn the_fise_wants_fewer_than_six_vowels_and_fewer_than_six_consonants_at_first() {
    assert_eq!(embedded("fise").unwrap().minima.early_until, 15);
    assert_eq!(first_rack("fise", "АОЕИУЫТ"), SIX_OF_A_KIND);
    assert_eq!(first_rack("fise", "ЗДРВКТО"), SIX_OF_A_KIND);
    assert_eq!(first_rack("fise", "ОЕИУАТК"), None);
    assert_eq!(first_rack("fise", "ЗДМКТОА"), None);
}

#[test]
fn a_blank_counts_for_the_fise_neither_as_a_vowel_nor_as_a_consonant() {
    assert_eq!(first_rack("fise", "ДМКТО??"), None, "four consonants");
    assert_eq!(first_rack("fise", "ЗДМКТО?"), None, "five consonants");
    assert_eq!(late_rack("fise", "ЗДРВКТ?"), Some(below(1, 1)));
    assert_eq!(late_rack("house", "ЗДРВКТ?"), None);
    assert_eq!(late_rack("fise", "ЗДРВКОТ"), None);
}

#[test]
fn the_fise_asks_for_one_and_one_where_the_bag_cannot_give_fewer_than_six_of_a_kind() {
    // Five, five and two blanks are twelve tiles: no rack of thirteen has fewer than six of each.
    for (rack, verdict) in [("ABCDFGHJKLMNP", None), ("BCDFGHJKLMNPQ", Some(below(1, 1)))] {
        let mut hall = Hall {
            edition: edition("fr-scrabble").unwrap().source.clone(),
            words: "ba\n".to_owned(),
            ..by("fise")
        };
        hall.profile.form.rack = Some(13);
        assert_eq!(rejected(hall.given([]), rack), verdict);
    }
}

#[test]
fn y_is_a_consonant_for_the_fise_and_both_for_the_fisf() {
    for (profile, verdict) in [("fise", Some(below(1, 1))), ("fisf", None)] {
        let mut hall = Hall {
            edition: edition("fr-scrabble").unwrap().source.clone(),
            words: "by\n".to_owned(),
            ..by(profile)
        };
        hall.profile.minima.early_until = 0;
        assert_eq!(rejected(hall.given([]), "YBCDFGH"), verdict, "{profile}");
    }
}

#[test]
fn a_prepared_game_in_english_asks_nothing_of_its_racks() {
    for tiles in ["ТОРКДКК", "ТОРТЗДР"] {
        assert_eq!(first_rack("chew", tiles), None, "{tiles}");
    }
    // No vowel is left: the game goes on as long as something can be laid.
    let steps = told(1, "AAA", "A1", "AAA", 3);
    let hall =
        Hall { profile: embedded("chew").unwrap(), words: "ab\n".to_owned(), ..Hall::tiny() };
    let answer = hall.given(steps).when(draw());
    assert!(matches!(answer.events().last(), Some(Event::RackDrawn { .. })));
    let hall = Hall { words: "ab\n".to_owned(), ..Hall::tiny() };
    let steps = [told(1, "AAA", "A1", "AAA", 3), told(2, "?", "C1", "d", 0)];
    let answer = hall.given(steps.concat()).when(draw());
    let because = GameEnd::MinimumImpossible;
    answer.then([Event::GameEnded { because }]);
}

#[test]
fn a_round_lasts_as_long_as_the_rhythm_says() {
    for (profile, seconds) in [
        ("house", 180),
        ("fisf", 180),
        ("fisf-semi-normal", 150),
        ("fisf-semi-rapide", 120),
        ("fisf-semi-blitz", 90),
        ("fisf-blitz", 60),
        ("cas", 180),
        ("cas-kontaktni", 120),
        ("fise", 180),
        ("chew", 180),
    ] {
        let length_ms = seconds * 1000;
        by(profile)
            .given([rack("ЗДОРОВЫ")])
            .when(open())
            .then([Event::RoundOpened { round: RoundNumber(1), length_ms }]);
    }
}

#[test]
fn a_czech_table_of_three_plays_six_rounds_by_the_rules_of_the_cas() {
    let [cas, trio] = ["cas", "cas-kontaktni"].map(|id| embedded(id).unwrap());
    assert_eq!(trio.ending.rounds, Some(6));
    assert_eq!((trio.minima, trio.claims, trio.tops), (cas.minima, cas.claims, cas.tops));
}

#[test]
fn the_calls_before_the_end_are_those_of_the_rhythm() {
    for (profile, calls) in [
        ("house", [30].as_slice()),
        ("fisf", &[30]),
        ("fisf-semi-normal", &[30]),
        ("fisf-semi-rapide", &[30]),
        ("fisf-semi-blitz", &[20]),
        ("fisf-blitz", &[20]),
        ("fise", &[60, 30]),
        ("chew", &[30]),
    ] {
        let round = embedded(profile).unwrap().round;
        assert_eq!(round.last_call.0, calls, "{profile}");
    }
}

#[test]
fn only_the_house_has_a_game_clock() {
    let with_clock = every_embedded().iter().filter(|p| p.game_clock.is_some());
    let with_clock: Vec<&str> = with_clock.map(|profile| profile.id.as_str()).collect();
    assert_eq!(with_clock, ["house"]);
}

#[test]
fn with_the_fisf_what_was_not_laid_stays_on_the_rack() {
    let steps = [crate::steps::played("ДОМЩЭЮЦ", "З8", "ДОМ")];
    for profile in ["fisf", "fisf-blitz"] {
        let answer = by(profile).given(steps.clone()).when(draw());
        let (Event::RackRejected { rack, origin, .. } | Event::RackDrawn { rack, origin, .. }) =
            &answer.events()[0]
        else {
            panic!("{:?}", answer.events());
        };
        assert!(rack.starts_with("ЩЭЮЦ"), "{rack}");
        assert_eq!(*origin, RackOrigin::Program { attempt: 0 });
    }
}
