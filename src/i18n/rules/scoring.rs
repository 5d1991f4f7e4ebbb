//! What wrong points and coordinates cost, and what is a zero.

use crate::rules::speaker::{Speaker, key_of};
use flavita_tournament::{profile::claims::ClaimTooHigh, profile::cost::Cost};

/// The example of a claim that is too high: what the slip is worth, and what it claims.
const EXAMPLE: (i32, i32) = (20, 24);

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let mut sentences = vec![too_high(speaker), too_low(speaker), missing(speaker)];
    sentences.extend(shifted(speaker));
    sentences.push(last_letter(speaker));
    sentences
}

pub(super) fn too_low(speaker: Speaker<'_>) -> String {
    let policy = key_of(speaker.rules.claims.too_low);
    speaker.plain(&format!("rules-too-low-{policy}"))
}

pub(super) fn missing(speaker: Speaker<'_>) -> String {
    let policy = key_of(speaker.rules.claims.missing);
    speaker.plain(&format!("rules-missing-{policy}"))
}

/// What a wrong square costs, and what it does where the word prolongs another, if the rules say
/// so.
pub(super) fn shifted(speaker: Speaker<'_>) -> Vec<String> {
    let rules = speaker.rules.coordinates;
    let extension = rules.extension;
    let extension = extension.map(|price| cost(speaker, "rules-extension", price));
    let shifted = cost(speaker, "rules-shifted", rules.shifted);
    std::iter::once(shifted).chain(extension).collect()
}

pub(super) fn last_letter(speaker: Speaker<'_>) -> String {
    let price = speaker.rules.coordinates.last_letter;
    cost(speaker, "rules-last-letter", price)
}

pub(super) fn too_high(speaker: Speaker<'_>) -> String {
    let policy = speaker.rules.claims.too_high;
    let ClaimTooHigh::Excess(times) = policy else {
        return speaker.plain(&format!("rules-too-high-{}", key_of(policy)));
    };
    let (worth, claimed) = EXAMPLE;
    let scored = speaker.rules.claims.score(worth, Some(claimed));
    let scored = speaker.points(scored);
    say!(speaker.language, "rules-too-high-excess", n = times, worth, claimed, scored)
}

fn cost(speaker: Speaker<'_>, key: &str, cost: Cost) -> String {
    match cost {
        Cost::Nothing => speaker.plain(&format!("{key}-nothing")),
        Cost::Zero => speaker.plain(&format!("{key}-zero")),
        Cost::Points(points) => {
            say!(speaker.language, &format!("{key}-points"), points = speaker.points(points))
        }
    }
}

/// What is a zero by any rules.
pub(super) fn zeros(speaker: Speaker<'_>) -> Vec<String> {
    ["word", "rack", "place", "whole", "board", "slip"]
        .map(|what| speaker.plain(&format!("rules-zero-{what}")))
        .into()
}
