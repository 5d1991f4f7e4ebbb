//! Reasons of verdicts as sentences.

use std::collections::BTreeSet;

use crate::catalogue::{Argument, say};
use crate::language::Language;
use flavita_tournament::{model::reason::Reason, state::tournament::Tournament};

/// Why a slip of this tournament is worth nothing, in one sentence: of a word that does not count
/// by a ruling it is not said that the dictionary lacks it.
pub fn sentence_in(language: Language, state: &Tournament, reason: &Reason) -> String {
    if let Reason::NotInDictionary { word } = reason
        && state.ruled_words().get(word) == Some(false)
    {
        let word = [("word", word.as_str().into())];
        return say(language, "verdict-word-rejected", &word);
    }
    sentence(language, reason)
}

/// Why a slip is worth nothing, in one sentence.
pub fn sentence(language: Language, reason: &Reason) -> String {
    let say = |key: &str, arguments: &[(&'static str, Argument)]| say(language, key, arguments);
    match reason {
        Reason::NotInDictionary { word } => {
            say("verdict-not-in-dictionary", &[("word", word.as_str().into())])
        }
        Reason::NotInRack { letters } => {
            let different: BTreeSet<char> = letters.chars().collect();
            let count = different.len();
            let shown = different.into_iter().map(String::from).collect::<Vec<_>>().join(", ");
            say("verdict-letters-not-in-rack", &[("n", count.into()), ("letters", shown.into())])
        }
        Reason::DoesNotTouch => say("verdict-does-not-touch", &[]),
        Reason::StartNotCovered => say("verdict-misses-start", &[]),
        Reason::OffBoard => say("verdict-off-board", &[]),
        Reason::ReplacesTile { square } => {
            say("verdict-replaces-tile", &[("square", square.as_str().into())])
        }
        Reason::PartOfLongerWord { word } => {
            say("verdict-part-of-longer-word", &[("word", word.as_str().into())])
        }
        Reason::NoCoordinates => say("verdict-no-coordinates", &[]),
        Reason::UnreadableCoordinates { text } => {
            say("verdict-coordinates-unreadable", &[("text", text.as_str().into())])
        }
        Reason::UnknownLetter { letter } => {
            say("verdict-unknown-letter", &[("letter", letter.as_str().into())])
        }
        Reason::NothingLaid => say("verdict-no-new-tile", &[]),
        Reason::OneLetter => say("verdict-one-letter", &[]),
        Reason::TooManyTiles { most } => say("verdict-too-many-tiles", &[("n", (*most).into())]),
        Reason::FirstWordShort { least } => {
            say("verdict-first-word-short", &[("n", (*least).into())])
        }
        Reason::BlankUnmarked { letters } => {
            say("verdict-blank-unmarked", &[("letters", letters.as_str().into())])
        }
        Reason::ClaimTooHigh { claimed, worth } => say(
            "verdict-claim-too-high",
            &[("claimed", (*claimed).into()), ("worth", (*worth).into())],
        ),
        Reason::ClaimMissing => say("verdict-claim-missing", &[]),
        Reason::Illegible => say("verdict-illegible", &[]),
        Reason::Late => say("verdict-late", &[]),
        Reason::SeveralSlips => say("verdict-several-slips", &[]),
        Reason::Empty => say("verdict-empty-slip", &[]),
        Reason::NoSlip => say("verdict-no-slip", &[]),
        Reason::ByArbiter { text } => {
            say("verdict-by-arbiter", &[("text", text.trim_end_matches('.').into())])
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
