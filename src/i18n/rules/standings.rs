//! Ranks, ties and missed rounds.

use crate::language::Language;
use crate::rules::speaker::{Speaker, key_of, ties};
use flavita_tournament::profile::ranking::Ranking;

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let absence = speaker.rules.absence;
    let mut sentences = order(speaker.language, &speaker.rules.ranking);
    sentences.push(speaker.choice("rules-missed-{}", absence.missed));
    sentences.push(speaker.choice("rules-repeated-{}", absence.repeated_zero));
    sentences
}

/// By what players are ranked, and what decides between equals.
pub fn order(language: Language, ranking: &Ranking) -> Vec<String> {
    let by = say!(language, &format!("rules-rank-{}", key_of(ranking.by)));
    let name = |tie| say!(language, &format!("rules-tie-{}", key_of(tie)));
    vec![by, ties(language, ranking.ties.iter().map(name))]
}
