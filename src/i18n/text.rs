//! Texts that cannot be used, as sentences.

use crate::{catalogue::say, language::Language};
use flavita_tournament::model::text_fault::TextFault;

/// Why a text cannot be used, in one sentence that says what to do.
pub fn fault_sentence(language: Language, fault: &TextFault) -> String {
    match fault {
        TextFault::Hidden { name, before } if before.is_empty() => {
            let name = [("name", name.as_str().into())];
            say(language, "refusal-text-hidden-first", &name)
        }
        TextFault::Hidden { name, before } => {
            let place = [("name", name.as_str().into()), ("before", before.as_str().into())];
            say(language, "refusal-text-hidden", &place)
        }
        TextFault::Long { most } => say(language, "refusal-text-long", &[("n", (*most).into())]),
    }
}
