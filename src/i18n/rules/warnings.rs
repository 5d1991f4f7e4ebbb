//! Warnings and what they cost.

use crate::rules::speaker::Speaker;
use flavita_tournament::profile::warnings::{Infraction, Warnings};

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let Some(warnings) = &speaker.rules.warnings else {
        return vec![speaker.plain("rules-warnings-none")];
    };
    let infraction = |infraction: &Infraction| {
        let name = infraction.name().replace('_', "-");
        speaker.plain(&format!("rules-infraction-{name}"))
    };
    let infractions: Vec<String> = warnings.earned_by.iter().map(infraction).collect();
    vec![
        say!(speaker.language, "rules-warnings-for", what = infractions.join("; ")),
        price(speaker, warnings),
        speaker.count("rules-warnings-floor", warnings.floor),
    ]
}

pub(super) fn price(speaker: Speaker<'_>, warnings: &Warnings) -> String {
    let points = speaker.points(warnings.price);
    say!(speaker.language, "rules-warnings-price", n = warnings.free, points)
}
