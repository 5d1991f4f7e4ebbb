//! Why a rack went back, in one sentence that names what is missing.

use crate::parts::drawn_rack;
use flavita_game::parse_rack;
use flavita_i18n::language::Language;
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
    let rack = drawn_rack(state, round, rack, origin);
    let (key, vowels, consonants) = match because {
        &Rejection::BelowMinimum { vowels, consonants } => {
            (lacking(there, vowels, consonants), vowels, consonants)
        }
        &Rejection::AboveMaximum { vowels, consonants } => {
            (exceeding(there, vowels, consonants), vowels, consonants)
        }
        Rejection::NoPlacement => return say!(language, "refusal-rack-unplayable", rack),
        Rejection::Refused { reason } => return say!(language, "rack-refused", rack, reason),
    };
    let (v, c) = (there.vowels, there.consonants);
    say!(language, key, rack, vowels, consonants, v, c)
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
