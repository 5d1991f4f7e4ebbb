//! Texts that cannot be used, as sentences.

use crate::language::Language;
use flavita_tournament::model::TextFault;

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
