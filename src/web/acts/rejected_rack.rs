//! Why a rack went back, in one sentence that names what is missing.

use crate::parts::drawn_rack;
use flavita_game::parse_rack;
use flavita_i18n::{catalogue::Argument, catalogue::say, language::Language};
use flavita_tournament::model::{RackOrigin, Rejection, RoundNumber};
use flavita_tournament::{draw::demand::Classes, draw::demand::classes, state::Tournament};

/// The sentence about a rack of a round that went back.
pub fn sentence(
    state: &Tournament,
    (round, rack, origin): (RoundNumber, &str, &RackOrigin),
    because: &Rejection,
    language: Language,
) -> String {
    let tiles = parse_rack(&state.edition, rack).unwrap_or_default();
    let there = classes(&state.edition, &state.profile.minima, tiles.tiles());
    let numbers = |vowels: usize, consonants: usize| {
        let (v, c) = (("v", there.vowels.into()), ("c", there.consonants.into()));
        vec![("vowels", vowels.into()), ("consonants", consonants.into()), v, c]
    };
    let (key, mut arguments): (_, Vec<(&str, Argument)>) = match because {
        &Rejection::BelowMinimum { vowels, consonants } => {
            (lacking(there, vowels, consonants), numbers(vowels, consonants))
        }
        &Rejection::AboveMaximum { vowels, consonants } => {
            (exceeding(there, vowels, consonants), numbers(vowels, consonants))
        }
        Rejection::NoPlacement => ("refusal-rack-unplayable", Vec::new()),
        Rejection::Refused { reason } => ("rack-refused", vec![("reason", reason.as_str().into())]),
    };
    arguments.push(("rack", drawn_rack(state, round, rack, origin).into()));
    say(language, key, &arguments)
}

/// What is missing: one class alone, or more than a class.
fn lacking(there: Classes, vowels: usize, consonants: usize) -> &'static str {
    let few_vowels = there.vowels + there.blanks < vowels;
    let few_consonants = there.consonants + there.blanks < consonants;
    match (few_vowels, few_consonants) {
        (true, false) => "refusal-rack-few-vowels",
        (false, true) => "refusal-rack-few-consonants",
        (true, true) | (false, false) => "refusal-rack-rejected",
    }
}

fn exceeding(there: Classes, vowels: usize, consonants: usize) -> &'static str {
    match (there.vowels > vowels, there.consonants > consonants) {
        (true, false) => "refusal-rack-many-vowels",
        (false, true) => "refusal-rack-many-consonants",
        (true, true) | (false, false) => "refusal-rack-above",
    }
}
