//! Ranks, ties and missed rounds.

use crate::language::Language;
use crate::rules::speaker::{Speaker, key_of};
use flavita_tournament::profile::ranking::Ranking;

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let absence = speaker.rules.absence;
    let mut sentences = order(speaker.language, &speaker.rules.ranking);
    sentences.push(speaker.plain(&format!("rules-missed-{}", key_of(absence.missed))));
    let repeated = key_of(absence.repeated_zero);
    sentences.push(speaker.plain(&format!("rules-repeated-{repeated}")));
    sentences
}

/// By what players are ranked, and what decides between equals.
pub fn order(language: Language, ranking: &Ranking) -> Vec<String> {
    let by = say!(language, &format!("rules-rank-{}", key_of(ranking.by)));
    let name = |tie| say!(language, &format!("rules-tie-{}", key_of(tie)));
    let then = |first: String, next: String| say!(language, "rules-then", first, next);
    let ties = ranking.ties.iter().map(name).reduce(then);
    let equals = ties.map_or_else(
        || say!(language, "rules-ties-none"),
        |order| say!(language, "rules-ties", order),
    );
    vec![by, equals]
}
