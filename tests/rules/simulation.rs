//! A simulated game is the game that a tournament with its seed would be.

use std::collections::BTreeMap;

use flavita::tournament::profile::form::{Chosen, Form, Theme, TwoBags};
use flavita::{
    tournament::judging::choice::unattended_choice, tournament::model::rejection::GameEnd,
    tournament::model::round::Phase, tournament::profile::catalogue::every_embedded,
    tournament::profile::minima::Minimum,
};

use crate::desk::{Desk, Hall};
use crate::simulated::check_against_simulation;
use crate::steps::{close, draw, open, place_top, reveal};

/// The whole game, always with the top that is laid where nobody chooses.
fn played_out(hall: Hall) -> Desk {
    let mut desk = hall.given([draw()]);
    while desk.state.ended.is_none() {
        desk = desk.and(open()).and(close()).and(reveal());
        if desk.last_round().phase == Phase::Revealed {
            let choice = unattended_choice(&desk.state, desk.last_round());
            desk = desk.and(place_top(choice.unwrap()));
        }
        desk = desk.and(draw());
    }
    desk
}

/// The edition of ten tiles, where all letters in a row are a word and a rack may hold anything.
fn every_rack_goes() -> Hall {
    let longer = |words: &Vec<String>| {
        let with = |word: &String| ["a", "b", "c", "d"].map(|letter| format!("{word}{letter}"));
        Some(words.iter().flat_map(with).collect())
    };
    let lengths = std::iter::successors(Some(vec![String::new()]), longer);
    let words: Vec<String> = lengths.skip(2).take(4).flatten().collect();
    let mut hall = Hall { words: words.join("\n"), ..Hall::tiny() };
    let nothing = Minimum { vowels: 0, consonants: 0 };
    hall.profile.minima.early = nothing;
    hall.profile.minima.late = nothing;
    hall
}

#[test]
fn a_simulated_game_is_the_game_of_a_tournament_with_the_same_seed() {
    let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
    let (mut poor, mut unplayable, mut equals) = (0, 0, 0);
    for chance in 0..24 {
        let hall = match chance % 8 {
            0 => Hall::default(),
            1..=4 => Hall::tiny(),
            _ => every_rack_goes(),
        };
        let desk = played_out(Hall { public_chance: chance.to_string(), ..hall });
        let record = check_against_simulation(&desk.state, desk.words());
        *ends.entry(record.end.name()).or_default() += 1;
        poor += record.rejected_minimum;
        unplayable += record.rejected_unplayable;
        equals += record.equal_top_rounds;
    }
    let all = [GameEnd::BagEmpty, GameEnd::MinimumImpossible, GameEnd::NothingPlayable];
    assert!(all.iter().all(|end| ends.contains_key(end.name())), "every end is met: {ends:?}");
    assert!(poor > 0 && unplayable > 0 && equals > 0, "{poor} {unplayable} {equals}");
}

#[test]
fn every_profile_is_simulated_as_a_tournament_plays_it() {
    for profile in every_embedded() {
        for chance in 0..6 {
            let mut hall = every_rack_goes();
            hall.profile = profile.clone();
            hall.public_chance = chance.to_string();
            let desk = played_out(hall);
            check_against_simulation(&desk.state, desk.words());
        }
    }
}

#[test]
fn an_end_is_called_as_the_log_calls_it() {
    for end in [
        GameEnd::BagEmpty,
        GameEnd::MinimumImpossible,
        GameEnd::NothingPlayable,
        GameEnd::RoundsPlayed,
        GameEnd::ByArbiter,
    ] {
        assert_eq!(serde_json::to_value(end).unwrap(), end.name());
    }
}

mod long {
    use super::{
        Chosen, Form, Hall, Theme, TwoBags, check_against_simulation, every_rack_goes, played_out,
    };

    #[test]
    #[ignore = "long: bash tests/check"]
    fn every_form_is_simulated_as_a_tournament_plays_it() {
        let usual = Form::default;
        let forms = [
            Form { joker: true, ..usual() },
            Form { keeps_rest: true, ..usual() },
            Form { joker: true, keeps_rest: true, ..usual() },
            Form { blanks_bought_back: true, ..usual() },
            Form { blanks_bought_back: true, keeps_rest: true, ..usual() },
            Form { blanks_bought_to_lay: true, ..usual() },
            Form { blanks_bought_to_lay: true, keeps_rest: true, ..usual() },
            Form { two_bags: Some(TwoBags::fixed(1)), ..usual() },
            Form { two_bags: Some(TwoBags { vowels: 1, chosen: Chosen::DrawnUpTo(2) }), ..usual() },
            Form { rack: Some(4), most_laid: Some(3), ..usual() },
            Form { completive: true, rack: Some(3), ..usual() },
            Form { completive: true, rack: Some(4), keeps_rest: true, ..usual() },
            Form { first_word: Some(3), ..usual() },
            Form { first_word: Some(4), first_word_eases: true, ..usual() },
            Form {
                theme: Some(Theme {
                    name: "B".to_owned(),
                    points: 5,
                    words: vec!["ab".to_owned(), "bab".to_owned()],
                }),
                ..usual()
            },
        ];
        for form in forms {
            for chance in 0..6 {
                for mut hall in [Hall::tiny(), every_rack_goes()] {
                    hall.profile.form = form.clone();
                    hall.public_chance = chance.to_string();
                    let desk = played_out(hall);
                    check_against_simulation(&desk.state, desk.words());
                }
            }
        }
    }
}
