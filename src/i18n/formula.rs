//! Texts that a spreadsheet would take for formulas, and how they are kept from it.

/// A text with an apostrophe before it where a spreadsheet would take it for a formula.
///
/// ```
/// use flavita_i18n::formula::{armed, disarmed};
/// assert_eq!(disarmed("=1+1"), "'=1+1");
/// assert_eq!(disarmed("Ada"), "Ada");
/// assert_eq!(armed(&disarmed("-Ada")), "-Ada");
/// ```
pub fn disarmed(text: &str) -> String {
    if looks_like_a_formula(text) { format!("'{text}") } else { text.to_owned() }
}

/// The text that [`disarmed`] was given.
pub fn armed(text: &str) -> &str {
    text.strip_prefix('\'').filter(|rest| looks_like_a_formula(rest)).unwrap_or(text)
}

/// Apostrophes are looked through, so that taking one off always gives the text back.
fn looks_like_a_formula(text: &str) -> bool {
    const SIGNS: &[char] = &['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '−'];
    text.trim_start_matches('\'').starts_with(SIGNS)
}
