//! Announcing the top, and what goes on the board.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::tournament::model::tops::{PlacedTop, Tops};
use flavita::{
    tournament::model::event::Event, tournament::model::refusal::Refusal,
    tournament::model::round::Phase, tournament::model::tops::PlacementText,
};

use crate::desk::{Desk, Hall, given};
use crate::steps::{
    close, lay, open, place_top, played, rack, reveal, reveal_and_lay, revealed, slip,
};

fn at(at: &str, word: &str) -> PlacementText {
    PlacementText { at: at.to_owned(), word: word.to_owned() }
}

fn thought_about(rack_text: &str, before: impl IntoIterator<Item = crate::desk::Step>) -> Desk {
    Hall::tiny().given(before).and(rack(rack_text)).and(open()).and(close())
}

#[test]
fn one_top_goes_on_the_board_at_once() {
    let desk = given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"), rack("НОВОЕАТ"), open(), close()]);
    let answer = desk.when(reveal());
    let [Event::TopRevealed { round: RoundNumber(2), tops }, placed] = answer.events() else {
        panic!("{:?}", answer.events());
    };
    assert_eq!((tops.points, &tops.placements), (66, &vec![at("15Г", "НОВОЕ")]));
    assert!(tops.legal > 1, "all placements are counted, not the tops alone");
    let placed_top = PlacedTop { placement: at("15Г", "НОВОЕ"), points: 66, because: None };
    assert_eq!(*placed, Event::TopPlaced { round: RoundNumber(2), placed: placed_top });
    assert_eq!(answer.applied().state.board.count(), 12);
}

/// A hall where CA is the only word.
fn only_ca() -> Hall {
    Hall { words: "ca\n".to_owned(), ..Hall::tiny() }
}

fn revealed_tops(placements: &[PlacementText]) -> Event {
    let tops = Tops { points: 5, placements: placements.to_vec(), legal: placements.len() };
    Event::TopRevealed { round: RoundNumber(1), tops }
}

#[test]
fn equal_tops_wait_for_the_arbiter_in_reading_order() {
    let desk = only_ca().given([rack("CAD"), open(), close()]);
    let tops = [at("H7", "CA"), at("H8", "CA")];
    let desk = desk.when(reveal()).then([revealed_tops(&tops)]);
    assert_eq!(desk.last_round().phase, Phase::Revealed);
    let placed = PlacedTop { placement: at("H8", "CA"), points: 5, because: None };
    desk.when(place_top(1)).then([Event::TopPlaced { round: RoundNumber(1), placed }]);
}

#[test]
fn openings_down_stand_beside_those_across_where_the_board_is_no_mirror_of_itself() {
    let mut hall = only_ca();
    hall.edition = hall.edition.replace("start = [8, 8]", "start = [8, 9]");
    let desk = hall.given([rack("CAD"), open(), close()]);
    let tops = [at("9G", "CA"), at("H8", "CA"), at("H9", "CA"), at("9H", "CA")];
    desk.when(reveal()).then([revealed_tops(&tops)]);
}

#[test]
fn a_top_of_the_first_round_may_be_written_down() {
    let steps = [rack("CAD"), open(), close(), reveal()];
    let verdict = only_ca().given(steps).when(slip(PlayerNumber(1), "8H", "CA")).then_judged(5, []);
    assert!(verdict.is_top);
}

#[test]
fn a_choice_that_is_not_there_is_refused() {
    let desk = thought_about("CAD", []).and(reveal());
    let tops = desk.last_round().tops.clone().unwrap();
    let many = tops.placements.len();
    desk.when(place_top(many)).then_refused(Refusal::NoSuchTop(many));
}

#[test]
fn of_equal_tops_the_one_with_the_fewest_blanks_is_laid() {
    // B is worth as little as a blank: AB+A with either is a top, the one without the blank lies.
    let hall = Hall { words: "ac\nbac\n".to_owned(), ..Hall::tiny() };
    let desk = hall.given([played("ACD", "H8", "AC"), rack("B?D"), open(), close()]);
    let answer = desk.when(reveal());
    let [Event::TopRevealed { tops, .. }, Event::TopPlaced { placed, .. }] = answer.events() else {
        panic!("{:?}", answer.events());
    };
    assert_eq!(tops.placements, [at("H7", "BAC"), at("H7", "bAC")]);
    assert_eq!(placed.placement, at("H7", "BAC"));
}

#[test]
fn equal_tops_with_equally_few_blanks_wait_although_others_have_more() {
    let hall = Hall { words: "ac\nbac\nacb\n".to_owned(), ..Hall::tiny() };
    let desk = hall.given([played("ACD", "H8", "AC"), rack("B?D"), open(), close()]);
    let answer = desk.when(reveal());
    let [Event::TopRevealed { tops, .. }] = answer.events() else {
        panic!("{:?}", answer.events());
    };
    assert_eq!(tops.placements.len(), 4);
}

#[test]
fn every_one_of_equal_tops_is_a_top_for_who_found_it() {
    let hall = Hall { words: "ac\nbac\n".to_owned(), ..Hall::tiny() };
    for word in ["BAC", "bAC"] {
        let steps = [played("ACD", "H8", "AC"), rack("B?D"), open(), close(), reveal()];
        let hall = Hall { words: hall.words.clone(), ..Hall::tiny() };
        let verdict = hall.given(steps).when(slip(PlayerNumber(1), "H7", word)).then_judged(5, []);
        assert!(verdict.is_top);
    }
}

#[test]
fn a_written_game_lays_what_it_says_with_its_true_points_and_tells_the_top() {
    let desk = given([rack("ЗДОРОВЫ"), open(), close()]);
    let answer = desk.when(reveal_and_lay("З8", "ЗДОРОВ"));
    let [Event::TopRevealed { tops, .. }, Event::TopPlaced { placed, .. }] = answer.events() else {
        panic!("{:?}", answer.events());
    };
    // З on the doubled letter, the word doubled, seven tiles.
    assert_eq!((tops.points, &tops.placements), (90, &vec![at("З4", "ЗДОРОВЫ")]));
    assert_eq!((&placed.placement, placed.points), (&at("З8", "ЗДОРОВ"), 24));
}

#[test]
fn in_place_of_one_of_equal_tops_a_given_placement_is_laid() {
    let desk = given([revealed("ДОМАБВГ")]);
    let placed = PlacedTop { placement: at("З8", "ДОМ"), points: 10, because: None };
    desk.when(lay("З8", "ДОМ")).then([Event::TopPlaced { round: RoundNumber(1), placed }]);
}

#[test]
fn a_written_game_may_lay_a_word_that_the_dictionary_lacks_but_nothing_that_cannot_lie_there() {
    let desk = || given([rack("ЗДОРОВЫ"), open(), close()]);
    let answer = desk().when(reveal_and_lay("З8", "ВЫРОД"));
    assert!(answer.result.is_ok());
    for (at, word) in [
        ("З8", "ЫЫ"),
        ("З8", "НОВОЕ"),
        ("Я8", "ЗДОРОВ"),
        ("З14", "ЗДОРОВ"),
        ("А1", "ЗДОРОВ"),
        ("З8", ""),
    ] {
        let (at_text, word_text) = (at.to_owned(), word.to_owned());
        desk()
            .when(reveal_and_lay(at, word))
            .then_refused(Refusal::NotPlaceable { at: at_text, word: word_text });
    }
}
