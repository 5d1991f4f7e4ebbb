//! Ranks, ties and missed rounds.

use crate::i18n::rules::chapter::{Speaker, key_of};

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let (ranking, absence) = (&speaker.rules.ranking, speaker.rules.absence);
    let mut sentences = vec![speaker.plain(&format!("rules-rank-{}", key_of(ranking.by)))];
    if ranking.ties.is_empty() {
        sentences.push(speaker.plain("rules-ties-none"));
    } else {
        let names = ranking.ties.iter().map(key_of);
        let order = speaker.in_turn(names.map(|name| format!("rules-tie-{name}")));
        sentences.push(speaker.say("rules-ties", &[("order", order.into())]));
    }
    sentences.push(speaker.plain(&format!("rules-missed-{}", key_of(absence.missed))));
    let repeated = key_of(absence.repeated_zero);
    sentences.push(speaker.plain(&format!("rules-repeated-{repeated}")));
    sentences
}
