//! What wrong points and coordinates cost, and what is a zero.

use crate::rules::speaker::Speaker;
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
    speaker.choice("rules-too-low-{}", speaker.rules.claims.too_low)
}

pub(super) fn missing(speaker: Speaker<'_>) -> String {
    speaker.choice("rules-missing-{}", speaker.rules.claims.missing)
}

/// What a wrong square costs, and what it does where the word prolongs another, if the rules say
/// so.
pub(super) fn shifted(speaker: Speaker<'_>) -> Vec<String> {
    let rules = speaker.rules.coordinates;
    let extension = rules.extension.map(|price| cost(speaker, "rules-extension", price));
    let shifted = cost(speaker, "rules-shifted", rules.shifted);
    std::iter::once(shifted).chain(extension).collect()
}

pub(super) fn last_letter(speaker: Speaker<'_>) -> String {
    cost(speaker, "rules-last-letter", speaker.rules.coordinates.last_letter)
}

pub(super) fn too_high(speaker: Speaker<'_>) -> String {
    let policy = speaker.rules.claims.too_high;
    let ClaimTooHigh::Excess(times) = policy else {
        return speaker.choice("rules-too-high-{}", policy);
    };
    let (worth, claimed) = EXAMPLE;
    let scored = speaker.points(speaker.rules.claims.score(worth, Some(claimed)));
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
