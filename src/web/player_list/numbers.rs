//! Numbers of players as people write them: `7`, `№ 7`, `7.`, `7)`, before a name or behind it; and
//! ratings, which stand there as well.

use flavita_tournament::model::player::HIGHEST_NUMBER;
use std::collections::BTreeSet;

/// What may stand before the digits.
const SIGNS: [&str; 8] = ["№", "#", "no.", "no", "nr.", "nr", "č.", "n°"];

/// The digits of a cell that holds a number and nothing else.
pub(crate) fn number(cell: &str) -> Option<String> {
    let (digits, rest) = split(without_sign(cell))?;
    let is_alone = rest.trim_start_matches(['.', ')', ':']).trim().is_empty();
    is_alone.then_some(digits)
}

/// A number before a name, and the name: `7. Ада`, `7) Ада`, `№ 7 Ада`, `7 – Ада`.
pub(crate) fn in_front(cell: &str) -> Option<(String, String)> {
    let (digits, rest) = split(without_sign(cell))?;
    let name = rest.trim_start_matches(['.', ')', ':', ' ']).trim_start();
    let bare = name.trim_start_matches(['-', '–', '—']);
    let name = if bare.starts_with(char::is_whitespace) { bare.trim_start() } else { name };
    name.contains(char::is_alphabetic).then(|| (digits, name.to_owned()))
}

/// A name and the number that stands behind it.
pub(crate) struct Behind {
    pub(crate) name: String,
    pub(crate) digits: String,
    /// Whether a sign says that it is the player's number.
    pub(crate) is_signed: bool,
}

/// A name with a number behind it: `Ада 7`, `Ада №7`, `Ада (7)`.
pub(crate) fn behind(cell: &str) -> Option<Behind> {
    let bare = cell.trim_end_matches(')');
    let name = bare.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = &bare[name.len()..];
    let before = name.trim_end();
    let sign = SIGNS.iter().find(|sign| before.to_lowercase().ends_with(*sign));
    let without = sign.and_then(|sign| {
        let end = before.char_indices().rev().nth(sign.chars().count() - 1)?.0;
        Some(&before[..end])
    });
    let is_apart = name.ends_with([' ', '\u{a0}', '\t', '(', '№', '#']);
    let is_signed = without.is_some();
    let name = without.unwrap_or(before).trim_end_matches(['(', ',']).trim_end();
    let is_number = !digits.is_empty() && is_apart && name.contains(char::is_alphabetic);
    is_number.then(|| Behind { name: name.to_owned(), digits: digits.to_owned(), is_signed })
}

/// Whether these cells hold ratings, one of each line: at least half are there, all that are have three or
/// four digits and nothing else, and they do not count the lines.
pub(crate) fn are_ratings(cells: &[&str]) -> bool {
    let is_there = |cell: &&&str| !cell.is_empty();
    let there: Vec<&str> = cells.iter().filter(is_there).copied().collect();
    let is_digits = |cell: &&str| cell.bytes().all(|c| c.is_ascii_digit());
    let is_rating =
        |cell: &&str| is_digits(cell) && matches!(cell.len(), 3 | 4) && !cell.starts_with('0');
    let numbers: Vec<u32> = there.iter().filter_map(|cell| cell.parse().ok()).collect();
    let counts = numbers.len() > 1 && numbers.windows(2).all(|two| two[1] == two[0] + 1);
    !there.is_empty() && 2 * there.len() >= cells.len() && there.iter().all(is_rating) && !counts
}

/// Whether what stands behind the names are ratings.
pub(crate) fn rate(found: &[Option<Behind>]) -> bool {
    let digits = found.iter().map(|one| match one {
        Some(one) if one.is_signed => "№",
        Some(one) => &one.digits,
        None => "",
    });
    are_ratings(&digits.collect::<Vec<_>>())
}

/// Whether most lines have a number, none twice, and all within the numbers of players.
pub(crate) fn are_numbers_of_players(numbers: &[Option<String>]) -> bool {
    let known: Vec<u32> = numbers.iter().flatten().map_while(|one| one.parse().ok()).collect();
    let all = numbers.iter().flatten().count();
    let different: BTreeSet<&u32> = known.iter().collect();
    2 * all > numbers.len()
        && different.len() == all
        && known.iter().all(|number| (1..=HIGHEST_NUMBER.0).contains(number))
}

/// The highest of the numbers that are there.
pub(crate) fn highest(numbers: &[Option<String>]) -> u32 {
    numbers.iter().flatten().filter_map(|one| one.parse().ok()).max().unwrap_or(u32::MAX)
}

fn without_sign(cell: &str) -> &str {
    let cell = cell.trim();
    let signs = SIGNS.iter().filter_map(|sign| {
        let end = cell.char_indices().nth(sign.chars().count()).map_or(cell.len(), |(at, _)| at);
        (cell[..end].to_lowercase() == **sign).then(|| cell[end..].trim_start())
    });
    let mut rests = signs.filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    rests.next().unwrap_or(cell)
}

/// The digits at the beginning, and what follows.
fn split(text: &str) -> Option<(String, &str)> {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = &text[..text.len() - rest.len()];
    (!digits.is_empty()).then(|| (digits.to_owned(), rest))
}
