//! When the game is over.

use crate::rules::speaker::Speaker;

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let ending = speaker.rules.ending;
    let mut sentences = vec![
        speaker.plain("rules-end-bag"),
        speaker.choice("rules-end-minimum-{}", ending.minimum_impossible),
        speaker.choice("rules-end-unplayable-{}", ending.unplayable),
    ];
    sentences.extend(ending.rounds.map(|rounds| speaker.count("rules-end-rounds", rounds)));
    sentences
}
