//! Texts of people: names, clubs, comments. They are kept as they were typed, in composed letters,
//! or refused with the character that cannot stand in them; nothing is taken out silently.

use crate::{model::refusal::Refusal, model::refusal::TextFault};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_segmentation::UnicodeSegmentation;

/// The most letters of a name, as people count them.
pub const LONGEST_NAME: usize = 64;
/// The most bytes of a name.
const NAME_BYTES: usize = 256;
/// The most letters of a comment.
const LONGEST_COMMENT: usize = 500;

/// The most letters of a reason that stands beside a rack.
const LONGEST_SHORT_REASON: usize = 200;

/// The most letters of a notice: what fits on the screen of the hall in two lines.
pub const LONGEST_NOTICE: usize = 80;

/// Letters that are there and show nothing.
const EMPTY_LETTERS: &[char] = &[
    '\u{034f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{2800}', '\u{3164}', '\u{ffa0}',
];

/// A name in composed letters.
///
/// ```
/// use flavita_tournament::model::text::clean;
/// assert_eq!(clean("И\u{306}орк").unwrap(), "Йорк");
/// assert!(clean("Ада\u{202e}").is_err());
/// ```
///
/// # Errors
/// When it has hidden characters or is too long.
pub fn clean(text: &str) -> Result<String, TextFault> {
    within(text, LONGEST_NAME, NAME_BYTES)
}

/// A comment in composed letters.
///
/// # Errors
/// When it has hidden characters or is too long.
pub fn clean_comment(text: &str) -> Result<String, TextFault> {
    within(text, LONGEST_COMMENT, LONGEST_COMMENT * 4)
}

/// A notice for the screen of the hall in composed letters.
///
/// # Errors
/// When it has hidden characters or is too long.
pub fn clean_notice(text: &str) -> Result<String, TextFault> {
    within(text, LONGEST_NOTICE, LONGEST_NOTICE * 4)
}

/// Why somebody decided so, as a comment that is not empty.
///
/// # Errors
/// [`Refusal::ReasonNeeded`] when nothing is written, else as [`clean_comment`].
pub fn reason(text: &str) -> Result<String, Refusal> {
    needed(clean_comment(text)?)
}

/// As [`reason`], short enough to stand beside a rack.
///
/// # Errors
/// As [`reason`].
pub(crate) fn short_reason(text: &str) -> Result<String, Refusal> {
    needed(within(text, LONGEST_SHORT_REASON, LONGEST_SHORT_REASON * 4)?)
}

fn needed(reason: String) -> Result<String, Refusal> {
    if reason.is_empty() { Err(Refusal::ReasonNeeded) } else { Ok(reason) }
}

fn within(text: &str, letters: usize, bytes: usize) -> Result<String, TextFault> {
    let text: String = text.trim().nfc().collect();
    if let Some((at, hidden)) = text.char_indices().find(|(_, c)| is_hidden(*c)) {
        let before = text[..at].graphemes(true).rev().take(12);
        let before: Vec<&str> = before.collect();
        return Err(TextFault::Hidden {
            name: format!("U+{:04X}", u32::from(hidden)),
            before: before.into_iter().rev().collect(),
        });
    }
    if text.len() > bytes || text.graphemes(true).count() > letters {
        return Err(TextFault::Long { most: letters });
    }
    Ok(text)
}

/// Control characters, those that only steer (direction, joining, zero width), private and
/// unassigned ones.
pub(crate) fn is_hidden(character: char) -> bool {
    let is_variant = matches!(character, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    let steers = matches!(
        character.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    );
    steers || is_variant || EMPTY_LETTERS.contains(&character)
}

/// Words with one space between them.
pub(crate) fn plain(text: &str) -> String {
    let words = text.split(' ').map(str::trim).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}
