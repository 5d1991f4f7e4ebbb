//! Why a rack went back, in one sentence that names what is missing.

use crate::parts::drawn_rack;
use flavita_game::parse_rack;
use flavita_i18n::language::Language;
use flavita_tournament::model::{RackOrigin, Rejection, RoundNumber};
use flavita_tournament::{draw::demand::classes, state::Tournament};

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
    let (v, c, blanks) = (there.vowels, there.consonants, there.blanks);
    let (keys, amiss, (vowels, consonants)) = match *because {
        Rejection::BelowMinimum { vowels, consonants } => {
            (FEW, (v + blanks < vowels, c + blanks < consonants), (vowels, consonants))
        }
        Rejection::AboveMaximum { vowels, consonants } => {
            (MANY, (v > vowels, c > consonants), (vowels, consonants))
        }
        Rejection::NoPlacement => return say!(language, "refusal-rack-unplayable", rack),
        Rejection::Refused { ref reason } => return say!(language, "rack-refused", rack, reason),
    };
    let key = match amiss {
        (true, false) => keys[0],
        (false, true) => keys[1],
        (true, true) | (false, false) => keys[2],
    };
    say!(language, key, rack, vowels, consonants, v, c)
}

/// What is said where vowels, consonants or both are too few.
const FEW: [&str; 3] =
    ["refusal-rack-few-vowels", "refusal-rack-few-consonants", "refusal-rack-rejected"];
/// What is said where they are too many.
const MANY: [&str; 3] =
    ["refusal-rack-many-vowels", "refusal-rack-many-consonants", "refusal-rack-above"];
