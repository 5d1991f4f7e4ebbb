//! Announcing the top, and what goes on the board.

use flavita::tournament::event::Event;
use flavita::tournament::refusal::Refusal;
use flavita::tournament::round::{Phase, PlacedTop, PlacementText, Tops};

use crate::desk::{Desk, Hall, given};
use crate::steps::{close, lay, open, place_top, played, rack, reveal, slip};

fn at(at: &str, word: &str) -> PlacementText {
    PlacementText {
        at: at.to_owned(),
        word: word.to_owned(),
    }
}

fn thought_about(rack_text: &str, before: impl IntoIterator<Item = crate::desk::Step>) -> Desk {
    Hall::tiny()
        .given(before)
        .and(rack(rack_text))
        .and(open())
        .and(close())
}

#[test]
fn one_top_goes_on_the_board_at_once() {
    let desk = given([
        played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"),
        rack("НОВОЕАТ"),
        open(),
        close(),
    ]);
    let answer = desk.when(reveal());
    let [Event::TopRevealed { round: 2, tops }, placed] = answer.events() else {
        panic!("{:?}", answer.events());
    };
    assert_eq!(
        (tops.points, &tops.placements),
        (66, &vec![at("15Г", "НОВОЕ")])
    );
    assert!(
        tops.legal > 1,
        "all placements are counted, not the tops alone"
    );
    let placed_top = PlacedTop {
        placement: at("15Г", "НОВОЕ"),
        points: 66,
    };
    assert_eq!(
        *placed,
        Event::TopPlaced {
            round: 2,
            placed: placed_top
        }
    );
    assert_eq!(answer.applied().state.board.count(), 12);
}

#[test]
fn equal_tops_wait_for_the_arbiter_in_reading_order_across_first() {
    let tops = [
        at("H7", "CA"),
        at("H8", "CA"),
        at("8G", "CA"),
        at("8H", "CA"),
    ];
    let by_place = [
        tops[2].clone(),
        tops[0].clone(),
        tops[1].clone(),
        tops[3].clone(),
    ];
    let desk = Hall {
        words: "ca\n".to_owned(),
        ..Hall::tiny()
    };
    let desk = desk.given([rack("CAD"), open(), close()]);
    let desk = desk.when(reveal()).then([Event::TopRevealed {
        round: 1,
        tops: Tops {
            points: 5,
            placements: by_place.to_vec(),
            legal: 4,
        },
    }]);
    assert_eq!(desk.last_round().phase, Phase::Revealed);
    let placed = PlacedTop {
        placement: at("H8", "CA"),
        points: 5,
    };
    desk.when(place_top(2))
        .then([Event::TopPlaced { round: 1, placed }]);
}

#[test]
fn a_choice_that_is_not_there_is_refused() {
    let desk = thought_about("CAD", []).and(reveal());
    let tops = desk.last_round().tops.clone().unwrap();
    let many = tops.placements.len();
    desk.when(place_top(many))
        .then_refused(Refusal::NoSuchTop(many));
}

#[test]
fn of_equal_tops_the_one_with_the_fewest_blanks_is_laid() {
    // B is worth as little as a blank: AB+A with either is a top, the one without the blank lies.
    let hall = Hall {
        words: "ac\nbac\n".to_owned(),
        ..Hall::tiny()
    };
    let desk = hall.given([played("ACD", "H8", "AC"), rack("B?D"), open(), close()]);
    let answer = desk.when(reveal());
    let [
        Event::TopRevealed { tops, .. },
        Event::TopPlaced { placed, .. },
    ] = answer.events()
    else {
        panic!("{:?}", answer.events());
    };
    assert_eq!(tops.placements, [at("H7", "BAC"), at("H7", "bAC")]);
    assert_eq!(placed.placement, at("H7", "BAC"));
}

#[test]
fn equal_tops_with_equally_few_blanks_wait_although_others_have_more() {
    let hall = Hall {
        words: "ac\nbac\nacb\n".to_owned(),
        ..Hall::tiny()
    };
    let desk = hall.given([played("ACD", "H8", "AC"), rack("B?D"), open(), close()]);
    let answer = desk.when(reveal());
    let [Event::TopRevealed { tops, .. }] = answer.events() else {
        panic!("{:?}", answer.events());
    };
    assert_eq!(tops.placements.len(), 4);
}

#[test]
fn every_one_of_equal_tops_is_a_top_for_who_found_it() {
    let hall = Hall {
        words: "ac\nbac\n".to_owned(),
        ..Hall::tiny()
    };
    for word in ["BAC", "bAC"] {
        let steps = [
            played("ACD", "H8", "AC"),
            rack("B?D"),
            open(),
            close(),
            reveal(),
        ];
        let hall = Hall {
            words: hall.words.clone(),
            ..Hall::tiny()
        };
        let verdict = hall
            .given(steps)
            .when(slip(1, "H7", word))
            .then_judged(5, []);
        assert!(verdict.is_top);
    }
}

#[test]
fn a_written_game_lays_what_it_says_with_its_true_points() {
    let desk = given([rack("ЗДОРОВЫ"), open(), close(), reveal()]);
    let placed = PlacedTop {
        placement: at("З8", "ЗДОРОВ"),
        points: 24,
    };
    desk.when(lay("З8", "ЗДОРОВ"))
        .then([Event::TopPlaced { round: 1, placed }]);
}

#[test]
fn a_written_game_may_lay_a_word_that_the_dictionary_lacks_but_not_tiles_that_the_rack_lacks() {
    let desk = || given([rack("ЗДОРОВЫ"), open(), close(), reveal()]);
    assert!(desk().when(lay("З8", "ЫЫ")).result.is_err(), "one Ы only");
    assert!(desk().when(lay("З8", "ВЫРОД")).result.is_ok());
    for (at, word) in [
        ("З8", "НОВОЕ"),
        ("Я8", "ЗДОРОВ"),
        ("З14", "ЗДОРОВ"),
        ("З8", ""),
    ] {
        let (at_text, word_text) = (at.to_owned(), word.to_owned());
        desk()
            .when(lay(at, word))
            .then_refused(Refusal::NotPlaceable {
                at: at_text,
                word: word_text,
            });
    }
}
