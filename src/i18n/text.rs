//! Texts that cannot be used, as sentences; and how several things are written in a row.

use crate::language::Language;
use flavita_tournament::model::TextFault;
use std::fmt::Display;

/// Why a text cannot be used, in one sentence that says what to do.
pub fn fault_sentence(language: Language, fault: &TextFault) -> String {
    match fault {
        TextFault::Hidden { name, before } if before.is_empty() => {
            say!(language, "refusal-text-hidden-first", name)
        }
        TextFault::Hidden { name, before } => say!(language, "refusal-text-hidden", name, before),
        TextFault::Long { most } => say!(language, "refusal-text-long", n = most),
    }
}

/// Things in a row with this between them: `12, 14, 15`.
///
/// ```
/// use flavita_i18n::text::joined;
/// assert_eq!(joined([12, 14, 15], ", "), "12, 14, 15");
/// ```
pub fn joined(things: impl IntoIterator<Item = impl Display>, between: &str) -> String {
    let things: Vec<String> = things.into_iter().map(|one| one.to_string()).collect();
    things.join(between)
}
