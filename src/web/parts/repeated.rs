//! Zeros that a player got twice for the same fault.

use flavita_i18n::language::Language;
use flavita_i18n::names::{numbered_name, points};
use flavita_tournament::{ruling::repeated::RepeatedZero, state::tournament::Tournament};

/// Who repeated what when, and what the mean is.
pub fn repeated_sentence(state: &Tournament, zero: &RepeatedZero, language: Language) -> String {
    say!(
        language,
        "rulings-repeated",
        name = numbered_name(state, zero.player, language),
        round = zero.round,
        before = zero.before,
        points = points(language, zero.mean)
    )
}
