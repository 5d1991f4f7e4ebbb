//! Numbers of players as people write them: `7`, `№ 7`, `7.`, `7)`, before a name or behind it.

/// What may stand before the digits.
const SIGNS: [&str; 8] = ["№", "#", "no.", "no", "nr.", "nr", "č.", "n°"];

/// The digits of a cell that holds a number and nothing else.
pub(super) fn number(cell: &str) -> Option<String> {
    let (digits, rest) = split(without_sign(cell))?;
    let is_alone = rest.trim_start_matches(['.', ')', ':']).trim().is_empty();
    is_alone.then_some(digits)
}

/// A number before a name, and the name: `7. Ада`, `7) Ада`, `№ 7 Ада`, `7 – Ада`.
pub(super) fn in_front(cell: &str) -> Option<(String, String)> {
    let (digits, rest) = split(without_sign(cell))?;
    let name = rest.trim_start_matches(['.', ')', ':', ' ']).trim_start();
    let bare = name.trim_start_matches(['-', '–', '—']);
    let name = if bare.starts_with(char::is_whitespace) {
        bare.trim_start()
    } else {
        name
    };
    name.contains(char::is_alphabetic)
        .then(|| (digits, name.to_owned()))
}

/// A name with a number behind it, and the number: `Ада 7`, `Ада №7`, `Ада (7)`.
pub(super) fn behind(cell: &str) -> Option<(String, String)> {
    let bare = cell.trim_end_matches(')');
    let name = bare.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = &bare[name.len()..];
    let before = name.trim_end();
    let sign = SIGNS
        .iter()
        .find(|sign| before.to_lowercase().ends_with(*sign));
    let without = sign.and_then(|sign| {
        let end = before.char_indices().rev().nth(sign.chars().count() - 1)?.0;
        Some(&before[..end])
    });
    let is_apart = name.ends_with([' ', '\u{a0}', '\t', '(', '№', '#']);
    let name = without
        .unwrap_or(before)
        .trim_end_matches(['(', ','])
        .trim_end();
    let is_number = !digits.is_empty() && is_apart && name.contains(char::is_alphabetic);
    is_number.then(|| (name.to_owned(), digits.to_owned()))
}

fn without_sign(cell: &str) -> &str {
    let cell = cell.trim();
    let signs = SIGNS.iter().filter_map(|sign| {
        let end = cell
            .char_indices()
            .nth(sign.chars().count())
            .map_or(cell.len(), |(at, _)| at);
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
