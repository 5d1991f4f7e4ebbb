//! Warnings and what they cost.

use crate::i18n::rules::chapter::Speaker;
use crate::tournament::profile::warnings::Lapse;

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let Some(warnings) = &speaker.rules.warnings else {
        return vec![speaker.plain("rules-warnings-none")];
    };
    let lapse = |lapse: &Lapse| {
        let name = lapse.name().replace('_', "-");
        speaker.plain(&format!("rules-lapse-{name}"))
    };
    let lapses: Vec<String> = warnings.earned_by.iter().map(lapse).collect();
    let price = [
        ("n", warnings.free.into()),
        ("points", speaker.points(warnings.price).into()),
    ];
    vec![
        speaker.say("rules-warnings-for", &[("what", lapses.join("; ").into())]),
        speaker.say("rules-warnings-price", &price),
        speaker.count("rules-warnings-floor", warnings.floor),
    ]
}
