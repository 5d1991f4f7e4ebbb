//! What wrong points and coordinates cost, and what is a zero.

use crate::i18n::rules::chapter::{Speaker, key_of};
use crate::tournament::profile::claims::ClaimTooHigh;
use crate::tournament::profile::cost::Cost;

/// The example of a claim that is too high: what the slip is worth, and what it claims.
const EXAMPLE: (i32, i32) = (20, 24);

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let (claims, coordinates) = (speaker.rules.claims, speaker.rules.coordinates);
    vec![
        too_high(speaker, claims.too_high),
        speaker.plain(&format!("rules-too-low-{}", key_of(claims.too_low))),
        speaker.plain(&format!("rules-missing-{}", key_of(claims.missing))),
        cost(speaker, "rules-shifted", coordinates.shifted),
        cost(speaker, "rules-last-letter", coordinates.last_letter),
    ]
}

fn too_high(speaker: Speaker<'_>, policy: ClaimTooHigh) -> String {
    let ClaimTooHigh::Excess(times) = policy else {
        return speaker.plain(&format!("rules-too-high-{}", key_of(policy)));
    };
    let (worth, claimed) = EXAMPLE;
    let scored = speaker.rules.claims.score(worth, Some(claimed));
    let arguments = [
        ("n", times.into()),
        ("worth", worth.into()),
        ("claimed", claimed.into()),
        ("scored", speaker.points(scored).into()),
    ];
    speaker.say("rules-too-high-excess", &arguments)
}

fn cost(speaker: Speaker<'_>, key: &str, cost: Cost) -> String {
    match cost {
        Cost::Nothing => speaker.plain(&format!("{key}-nothing")),
        Cost::Zero => speaker.plain(&format!("{key}-zero")),
        Cost::Points(points) => {
            let points = [("points", speaker.points(points).into())];
            speaker.say(&format!("{key}-points"), &points)
        }
    }
}

/// What is a zero by any rules.
pub(super) fn zeros(speaker: Speaker<'_>) -> Vec<String> {
    ["word", "rack", "place", "whole", "board", "slip"]
        .map(|what| speaker.plain(&format!("rules-zero-{what}")))
        .into()
}
