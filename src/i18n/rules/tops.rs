//! What goes on the board, and what a solo is worth.

use crate::rules::speaker::{Speaker, in_turn};
use flavita_tournament::profile::ranking::Solo;

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let tops = &speaker.rules.tops;
    let mut sentences = vec![speaker.plain("rules-top")];
    let name = |wish| speaker.choice("rules-prefer-{}", wish);
    if let Some(order) = in_turn(speaker.language, tops.order.iter().map(name)) {
        sentences.push(say!(speaker.language, "rules-tops-order", order));
        sentences.push(speaker.choice("rules-tops-then-{}", tops.then));
    } else {
        sentences.push(speaker.choice("rules-tops-all-{}", tops.then));
    }
    sentences.extend(solo(speaker, speaker.rules.solo));
    sentences
}

fn solo(speaker: Speaker<'_>, solo: Solo) -> Vec<String> {
    if !solo.shown {
        return vec![speaker.plain("rules-solo-none")];
    }
    if solo.top == 0 && solo.below_top == 0 {
        return vec![speaker.count("rules-solo-shown", solo.least_players)];
    }
    let [top, below] = [solo.top, solo.below_top].map(|points| speaker.points(points));
    let worth = say!(speaker.language, "rules-solo-worth", top, below, n = solo.least_players);
    let cap = solo.cap.map(|cap| speaker.points(cap));
    let cap = cap.map(|points| say!(speaker.language, "rules-solo-cap", points));
    std::iter::once(worth).chain(cap).collect()
}
