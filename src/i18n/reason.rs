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
pub fn sentence(language: Language, reason: &Reason) -> String {
    match reason {
        Reason::NotInDictionary { word } => say!(language, "verdict-not-in-dictionary", word),
        Reason::NotInRack { letters } => {
            let different: BTreeSet<char> = letters.chars().collect();
            let count = different.len();
            let shown = different.into_iter().map(String::from).collect::<Vec<_>>().join(", ");
            say!(language, "verdict-letters-not-in-rack", n = count, letters = shown)
        }
        Reason::DoesNotTouch => say!(language, "verdict-does-not-touch"),
        Reason::StartNotCovered => say!(language, "verdict-misses-start"),
        Reason::OffBoard => say!(language, "verdict-off-board"),
        Reason::ReplacesTile { square } => say!(language, "verdict-replaces-tile", square),
        Reason::PartOfLongerWord { word } => say!(language, "verdict-part-of-longer-word", word),
        Reason::NoCoordinates => say!(language, "verdict-no-coordinates"),
        Reason::UnreadableCoordinates { text } => {
            say!(language, "verdict-coordinates-unreadable", text)
        }
        Reason::JoinOpen { letters } => say!(language, "verdict-join-open", letters),
        Reason::UnknownLetter { letter } => say!(language, "verdict-unknown-letter", letter),
        Reason::NothingLaid => say!(language, "verdict-no-new-tile"),
        Reason::OneLetter => say!(language, "verdict-one-letter"),
        Reason::TooManyTiles { most } => say!(language, "verdict-too-many-tiles", n = most),
        Reason::FirstWordShort { least } => say!(language, "verdict-first-word-short", n = least),
        Reason::BlankUnmarked { letters } => say!(language, "verdict-blank-unmarked", letters),
        Reason::ClaimTooHigh { claimed, worth } => {
            say!(language, "verdict-claim-too-high", claimed, worth)
        }
        Reason::ClaimMissing => say!(language, "verdict-claim-missing"),
        Reason::Illegible => say!(language, "verdict-illegible"),
        Reason::Late => say!(language, "verdict-late"),
        Reason::SeveralSlips => say!(language, "verdict-several-slips"),
        Reason::Empty => say!(language, "verdict-empty-slip"),
        Reason::NoSlip => say!(language, "verdict-no-slip"),
        Reason::ByArbiter { text } => {
            say!(language, "verdict-by-arbiter", text = text.trim_end_matches('.'))
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
