//! How a slip is written.

use crate::rules::speaker::{Speaker, key_of};
use flavita_game::{Direction, reference};

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let (edition, rules) = (speaker.edition, speaker.rules);
    let at = |direction| reference::text(edition, edition.start, direction);
    let [across, down] = [Direction::Across, Direction::Down].map(at);
    let place = format!("rules-slip-where-{}", key_of(rules.coordinates.direction));
    let first = format!("rules-first-{}", key_of(rules.first_move));
    let mut sentences = vec![
        speaker.plain("rules-slip-write"),
        say!(speaker.language, &place, across = &across, down),
        say!(speaker.language, &first, at = across),
        speaker.plain("rules-slip-blank"),
        unmarked(speaker),
        speaker.choice("rules-mismarked-{}", rules.blanks.mismarked),
        several(speaker),
    ];
    sentences.splice(2..2, join(speaker));
    sentences
}

/// How many letters of a word that is joined may stand for the square, if the rules say so.
pub(super) fn join(speaker: Speaker<'_>) -> Option<String> {
    speaker.rules.coordinates.join.map(|letters| speaker.count("rules-slip-join", letters))
}

pub(super) fn unmarked(speaker: Speaker<'_>) -> String {
    speaker.choice("rules-unmarked-{}", speaker.rules.blanks.unmarked)
}

pub(super) fn several(speaker: Speaker<'_>) -> String {
    speaker.choice("rules-several-{}", speaker.rules.several_slips)
}
