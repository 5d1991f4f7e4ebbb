//! Reasons of verdicts as sentences.

use crate::{language::Language, names::shown_tiles};
use flavita_game::{BoardTile, Edition, word_label};
use flavita_tournament::judging::reading::cuts;
use flavita_tournament::{model::Reason, model::Verdict, state::Tournament};
use std::collections::BTreeSet;

/// Why a slip of this tournament is worth nothing, a sentence a reason.
pub fn sentences_in(language: Language, state: &Tournament, verdict: &Verdict) -> Vec<String> {
    let reading = verdict.reading.as_ref().and_then(|text| state.read_placement(text));
    let tiles = reading.map_or_else(Vec::new, |placement| placement.tiles);
    let said = |reason| sentence_of(language, state, &tiles, reason);
    verdict.reasons.iter().map(said).collect()
}

/// A reason with the tiles that the slip was read as: of a word that does not count by a ruling it is
/// not said that the dictionary lacks it, and one that can be cut into other tiles is told by its own.
#[expect(clippy::wildcard_enum_match_arm, reason = "most are told without the tiles")]
fn sentence_of(
    language: Language,
    state: &Tournament,
    tiles: &[BoardTile],
    reason: &Reason,
) -> String {
    let edition = &state.edition;
    match reason {
        Reason::NotInDictionary { word } if state.ruled_words().get(word) == Some(&false) => {
            say!(language, "verdict-word-rejected", word)
        }
        Reason::NotInDictionary { word } if is_cut_otherwise(edition, tiles, word) => {
            say!(language, "verdict-not-in-dictionary", what = shown_tiles(edition, tiles))
        }
        Reason::NotInRack { letters } => match lacking(edition, tiles, letters) {
            Some(tiles) => not_in_rack(language, edition, &tiles),
            None => sentence(language, reason),
        },
        _ => sentence(language, reason),
    }
}

/// Whether a word of these tiles looks like one of other tiles.
fn is_cut_otherwise(edition: &Edition, tiles: &[BoardTile], word: &str) -> bool {
    let label = word_label(edition, tiles.iter().map(|tile| tile.letter));
    label == word && cuts(edition, word).is_ok_and(|cuts| cuts.len() > 1)
}

/// The tiles of a word, in its order, that these letters name.
fn lacking(edition: &Edition, tiles: &[BoardTile], letters: &str) -> Option<Vec<BoardTile>> {
    if letters.is_empty() {
        return Some(Vec::new());
    }
    let (first, rest) = tiles.split_first()?;
    let with = letters.strip_prefix(edition.label(first.letter)).and_then(|others| {
        let others = lacking(edition, rest, others)?;
        Some([vec![*first], others].concat())
    });
    with.or_else(|| lacking(edition, rest, letters))
}

/// What the rack does not have: letters, or blanks for them.
fn not_in_rack(language: Language, edition: &Edition, lacking: &[BoardTile]) -> String {
    let said = |is_blank: bool, key: &str| {
        let tiles = lacking.iter().filter(|tile| tile.is_blank == is_blank);
        let labels: BTreeSet<&str> = tiles.map(|tile| edition.label(tile.letter)).collect();
        let (n, letters) = (labels.len(), labels.into_iter().collect::<Vec<_>>().join(", "));
        (n > 0).then(|| say!(language, key, n, letters))
    };
    let sentences =
        [said(false, "verdict-letters-not-in-rack"), said(true, "verdict-blanks-not-in-rack")];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
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
