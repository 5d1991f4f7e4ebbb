//! Zeros that a player got twice for the same fault.

use flavita_i18n::names::{numbered_name, points};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::{ruling::repeated::RepeatedZero, state::tournament::Tournament};

/// Who repeated what when, and what the mean is.
pub fn repeated_sentence(state: &Tournament, zero: &RepeatedZero, language: Language) -> String {
    let arguments = [
        ("name", numbered_name(state, zero.player, language).into()),
        ("round", zero.round.into()),
        ("before", zero.before.into()),
        ("points", points(language, zero.mean).into()),
    ];
    say(language, "rulings-repeated", &arguments)
}
