//! Numbers, dates and the line of details below a tournament's name.

use crate::parts::names::minutes;
use flavita_app::machine::clock;

use flavita_i18n::language::Language;
pub use flavita_i18n::names::{counted, grouped, signed};
use flavita_tournament::state::tournament::Tournament;

/// A whole number, or nothing for none.
pub fn unless_zero(number: impl Into<i64>) -> String {
    Some(number.into()).filter(|number| *number != 0).map_or_else(String::new, signed)
}

/// By how many points something changes: `+5`, `−10`, or nothing.
pub fn signed_change(by: i32) -> String {
    match by {
        0 => String::new(),
        1.. => format!("+{by}"),
        _ => signed(by),
    }
}

/// "2 344 432 слова": a number of words in groups of three digits.
pub fn counted_words(words: u64, language: Language) -> String {
    counted("words-counted", words, language)
}

/// A day and the time on it.
pub fn moment(language: Language, at_ms: i64) -> String {
    format!("{}, {}", long_date(language, at_ms), clock::time_of_day(at_ms))
}

/// A date in words, `21 ноября 2026`.
pub fn long_date(language: Language, at_ms: i64) -> String {
    day_in_words(language, &clock::date(at_ms))
}

/// A day as file names have it, in words.
pub fn day_in_words(language: Language, date: &str) -> String {
    let mut parts = date.split('-').map(|part| part.parse::<u32>().unwrap_or(0));
    let mut next = || parts.next().unwrap_or(0);
    let (year, month, day) = (next(), next(), next());
    say!(language, "date-long", day = day, month = month, year = year)
}

/// Date, game and time for a round, in one line.
pub fn details(state: &Tournament, language: Language) -> String {
    details_of((&state.edition.name, state.profile.round.seconds), state.created_ms, language)
}

/// The same of a game by the name of its edition and its seconds for a round.
pub fn details_of((edition, seconds): (&str, u32), created_ms: i64, language: Language) -> String {
    let time = minutes(u64::from(seconds) * 1000);
    let per_round = say!(language, "per-round", name = time);
    format!("{} · {edition} · {per_round}", long_date(language, created_ms))
}
