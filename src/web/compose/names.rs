//! Small texts that several pages share.

use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::tournament::round::PlacementText;
use crate::tournament::state::Tournament;

/// Surname and initial: `Киселёв Артём` is `Киселёв А.`; a single name stays whole.
///
/// ```
/// use flavita::web::compose::names::short_name;
/// assert_eq!(short_name("Киселёв Артём Олегович"), "Киселёв А.");
/// assert_eq!(short_name("Ада"), "Ада");
/// ```
#[must_use]
pub fn short_name(name: &str) -> String {
    let mut words = name.split_whitespace();
    let surname = words.next().unwrap_or_default();
    match words.next().and_then(|first| first.chars().next()) {
        Some(initial) => format!("{surname} {initial}."),
        None => surname.to_owned(),
    }
}

/// A player's short name; his number where he is unknown.
#[must_use]
pub fn player_name(state: &Tournament, number: u32) -> String {
    state
        .players
        .get(&number)
        .map_or_else(|| format!("№ {number}"), |p| short_name(&p.name))
}

/// A word for people: no brackets round tiles of several letters; blanks stay small.
#[must_use]
pub fn shown_word(word: &str) -> String {
    word.chars().filter(|c| !matches!(c, '[' | ']')).collect()
}

/// `ВЫБОРЫ О1`.
#[must_use]
pub fn shown_placement(placement: &PlacementText) -> String {
    format!("{} {}", shown_word(&placement.word), placement.at)
}

/// `44 очка`.
#[must_use]
pub fn points(language: Language, points: i32) -> String {
    say(language, "points", &[("n", points.into())])
}

/// Minutes and seconds, `3:05`; the seconds of a running clock are rounded up, so that it shows
/// 0:00 only when time is up.
///
/// ```
/// use flavita::web::compose::names::minutes;
/// assert_eq!(minutes(180_000), "3:00");
/// assert_eq!(minutes(59_001), "1:00");
/// ```
#[must_use]
pub fn minutes(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A percentage of hundredths: `87,35` or `87.35`.
#[must_use]
pub fn percent(language: Language, hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let point = if language == Language::English {
        '.'
    } else {
        ','
    };
    let hundredths = hundredths.unsigned_abs();
    format!("{sign}{}{point}{:02}", hundredths / 100, hundredths % 100)
}
