//! When the game is over.

use crate::rules::speaker::{Speaker, key_of};

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let ending = speaker.rules.ending;
    let impossible = key_of(ending.minimum_impossible);
    let unplayable = key_of(ending.unplayable);
    let mut sentences = vec![
        speaker.plain("rules-end-bag"),
        speaker.plain(&format!("rules-end-minimum-{impossible}")),
        speaker.plain(&format!("rules-end-unplayable-{unplayable}")),
    ];
    if let Some(rounds) = ending.rounds {
        sentences.push(speaker.count("rules-end-rounds", rounds));
    }
    sentences
}
