//! How a game ends.

use flavita::tournament::model::rejection::{GameEnd, Rejection};
use flavita::tournament::profile::ending::{Ending, MinimumImpossible, Unplayable};
use flavita::{
    tournament::model::event::Event, tournament::model::ids::RoundNumber,
    tournament::model::refusal::Refusal, tournament::model::round::Phase,
};

use crate::desk::{ADA, Hall, Step, given};
use crate::steps::{checked_rack, close, comes, draw, end, open, played, rack, reveal, slip, told};

fn ended(because: GameEnd) -> Event {
    Event::GameEnded { because }
}

/// The game of ten tiles after rounds in which these racks were laid whole, along the edge.
fn tiny_without(racks: &[&str], words: &str) -> crate::desk::Desk {
    tiny_by(Ending::default(), racks, words)
}

/// The same where the game ends otherwise.
fn tiny_by(ending: Ending, racks: &[&str], words: &str) -> crate::desk::Desk {
    let rows = ["A", "C", "E", "G"];
    let steps: Vec<Step> = (1..)
        .zip(racks.iter().zip(rows))
        .flat_map(|(round, (tiles, row))| {
            told(round, tiles, &format!("{row}1"), &tiles.replace('?', "d"), 1)
        })
        .collect();
    let mut hall = Hall { words: words.to_owned(), ..Hall::tiny() };
    hall.profile.ending = ending;
    hall.given(steps)
}

const TINY_WORDS: &str = include_str!("../data/words/tiny.txt");

#[test]
fn the_game_is_over_when_the_bag_is_empty() {
    let desk = tiny_without(&["ABC", "ABC", "AB?", "D"], TINY_WORDS);
    assert_eq!(desk.state.bag().total(), 0);
    let desk = desk.when(draw()).then([ended(GameEnd::BagEmpty)]);
    assert_eq!(desk.state.ended, Some(GameEnd::BagEmpty));
}

#[test]
fn the_game_is_over_when_no_vowels_are_left() {
    tiny_without(&["AAA", "?"], TINY_WORDS).when(draw()).then([ended(GameEnd::MinimumImpossible)]);
}

#[test]
fn the_game_is_over_when_no_consonants_are_left() {
    tiny_without(&["BBB", "CC?"], TINY_WORDS)
        .when(draw())
        .then([ended(GameEnd::MinimumImpossible)]);
}

#[test]
fn a_blank_that_is_left_is_a_vowel_and_the_game_goes_on() {
    let desk = tiny_without(&["AAA"], TINY_WORDS);
    let answer = desk.when(draw());
    let Some(Event::RackDrawn { rack, .. }) = answer.events().last() else {
        panic!("{:?}", answer.events());
    };
    assert!(rack.contains('?'), "{rack}");
}

#[test]
fn the_game_is_over_when_no_rack_that_the_bag_can_give_can_be_laid() {
    // C, C and d lie along the upper edge: nothing makes AC there, and no C is left.
    tiny_without(&["CC?"], "ac\n").when(draw()).then([ended(GameEnd::NothingPlayable)]);
    tiny_without(&["CC?"], "ac\n")
        .when(checked_rack("ABD"))
        .then([ended(GameEnd::NothingPlayable)]);
}

#[test]
fn the_game_goes_on_while_some_rack_can_be_laid() {
    // One C is left: only racks with it can be laid, the others go back.
    let answer = tiny_without(&["CDB"], "ca\n").when(draw());
    let Some((Event::RackDrawn { .. }, before)) = answer.events().split_last() else {
        panic!("{:?}", answer.events());
    };
    for event in before {
        let Event::RackRejected { because, .. } = event else {
            panic!("{event:?}");
        };
        assert!(matches!(
            because,
            Rejection::NoPlacement | Rejection::BelowMinimum { vowels: 1, consonants: 1 }
        ));
    }
}

#[test]
fn a_word_that_leaves_no_room_for_the_minimum_keeps_no_game_going() {
    // BBB can be laid, but never from a rack of three that holds a vowel too.
    let mut hall = Hall { words: "bbb\n".to_owned(), ..Hall::tiny() };
    for (from, to) in [("blanks = 1", "blanks = 0"), ("tiles_total = 10", "tiles_total = 9")] {
        assert!(hall.edition.contains(from));
        hall.edition = hall.edition.replace(from, to);
    }
    hall.given([]).when(draw()).then([ended(GameEnd::NothingPlayable)]);
}

#[test]
fn the_last_rack_is_all_that_is_left() {
    let answer = tiny_without(&["ABC", "ABC", "D?"], TINY_WORDS).when(draw());
    let Some(Event::RackDrawn { rack, .. }) = answer.events().last() else {
        panic!("{:?}", answer.events());
    };
    let mut tiles: Vec<char> = rack.chars().collect();
    tiles.sort_unstable();
    assert_eq!(tiles, ['A', 'B']);
}

#[test]
fn where_the_minimum_is_waived_the_game_goes_on_without_vowels() {
    let waived = Ending { minimum_impossible: MinimumImpossible::Waived, ..Ending::default() };
    let answer = tiny_by(waived, &["AAA", "?"], TINY_WORDS).when(draw());
    let Some(Event::RackDrawn { rack, .. }) = answer.events().last() else {
        panic!("{:?}", answer.events());
    };
    assert!(!rack.contains('A'), "{rack}");
    tiny_by(waived, &["AAA", "?"], "bc\n").when(draw()).then([ended(GameEnd::NothingPlayable)]);
}

#[test]
fn where_an_unplayable_rack_ends_the_game_no_other_is_drawn() {
    let ends = Ending { unplayable: Unplayable::Ends, ..Ending::default() };
    tiny_by(ends, &[], "ca\n").when(checked_rack("ABB")).then([ended(GameEnd::NothingPlayable)]);
    // Nothing makes AC at C, C and the blank, and no C is left.
    tiny_by(ends, &["CC?"], "ac\n").when(draw()).then([ended(GameEnd::NothingPlayable)]);
    // A rack below the minimum goes back all the same.
    let answer = tiny_by(ends, &[], "ca\n").when(checked_rack("BBC"));
    assert!(matches!(answer.events(), [Event::RackRejected { .. }]));
}

#[test]
fn a_game_of_so_many_rounds_is_over_after_them() {
    let two = Ending { rounds: Some(2), ..Ending::default() };
    let answer = tiny_by(two, &["ABC"], TINY_WORDS).when(draw());
    assert!(matches!(answer.events().last(), Some(Event::RackDrawn { round: RoundNumber(2), .. })));
    let desk = || tiny_by(two, &["ABC", "ABC"], TINY_WORDS);
    desk().when(draw()).then([ended(GameEnd::RoundsPlayed)]);
    desk().when(checked_rack("ABD")).then([ended(GameEnd::RoundsPlayed)]);
}

#[test]
fn the_arbiter_ends_the_game_between_two_rounds() {
    given([]).when(end()).then([ended(GameEnd::ByArbiter)]);
    given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ")]).when(end()).then([ended(GameEnd::ByArbiter)]);
    given([rack("ЗДОРОВЫ"), open()])
        .when(end())
        .then_refused(Refusal::WrongPhase { round: RoundNumber(1), phase: Phase::Thinking });
}

#[test]
fn after_the_end_nothing_is_drawn_and_nobody_comes() {
    for step in [draw(), checked_rack("ЗДОРОВЫ"), rack("ЗДОРОВЫ"), end(), comes("Люсетта")]
    {
        given([end()]).when(step).then_refused(Refusal::GameOver);
    }
}

#[test]
fn the_last_slips_are_marked_after_the_end() {
    given([played("ЗДОРОВЫ", "З8", "ЗДОРОВЫ"), end()])
        .when(slip(ADA, "З8", "ЗДОРОВ"))
        .then_judged(24, []);
}

#[test]
fn a_game_without_players_does_not_begin() {
    for step in [draw(), checked_rack("ЗДОРОВЫ")] {
        let hall = Hall { players: Vec::new(), ..Hall::default() };
        hall.given([]).when(step).then_refused(Refusal::NoPlayers);
    }
}

#[test]
fn a_written_game_goes_on_after_a_rack_with_which_nothing_could_be_laid() {
    let steps = [rack("ФХЦЧШЩЪ"), open(), close(), reveal()];
    let desk = given(steps);
    assert_eq!(desk.last_round().tops.as_ref().unwrap().legal, 0);
    let desk = desk.and(rack("ЗДОРОВЫ")).and(open());
    assert_eq!((desk.last_round().number, desk.state.board.count()), (RoundNumber(2), 0));
}
