//! Reasons of verdicts as sentences.

use crate::language::Language;
use flavita_tournament::{model::Reason, state::Tournament};
use std::collections::BTreeSet;

/// Why a slip of this tournament is worth nothing, in one sentence: of a word that does not count
/// by a ruling it is not said that the dictionary lacks it.
pub fn sentence_in(language: Language, state: &Tournament, reason: &Reason) -> String {
    if let Reason::NotInDictionary { word } = reason
        && state.ruled_words().get(word) == Some(&false)
    {
        return say!(language, "verdict-word-rejected", word);
    }
    sentence(language, reason)
}

/// Why a slip is worth nothing, in one sentence.
#[expect(clippy::wildcard_enum_match_arm, reason = "most are said by name, with their subject")]
pub fn sentence(language: Language, reason: &Reason) -> String {
    match reason {
        Reason::NotInRack { letters } => {
            let different: BTreeSet<char> = letters.chars().collect();
            let count = different.len();
            let shown = different.into_iter().map(String::from).collect::<Vec<_>>().join(", ");
            say!(language, "verdict-letters-not-in-rack", n = count, letters = shown)
        }
        Reason::TooManyTiles { most } => say!(language, "verdict-too-many-tiles", n = most),
        Reason::FirstWordShort { least } => say!(language, "verdict-first-word-short", n = least),
        Reason::ClaimTooHigh { claimed, worth } => {
            say!(language, "verdict-claim-too-high", claimed, worth)
        }
        Reason::ByArbiter { text } => {
            say!(language, "verdict-by-arbiter", text = text.trim_end_matches('.'))
        }
        _ => {
            let key = format!("verdict-{}", reason.code().replace('_', "-"));
            say!(language, &key, what = reason.subject().unwrap_or_default())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_a_sentence_in_every_complete_language() {
        for language in Language::COMPLETE {
            for reason in Reason::samples() {
                let text = sentence(*language, &reason);
                assert!(
                    text.ends_with('.') && !text.contains("{$"),
                    "{language:?} {reason:?}: {text}"
                );
                assert!(reason.subject().is_none_or(|subject| text.contains(subject)), "{text}");
            }
        }
    }
}
