//! What goes on the board, and what a solo is worth.

use crate::rules::speaker::{Speaker, key_of};
use flavita_tournament::profile::ranking::Solo;

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let tops = &speaker.rules.tops;
    let mut sentences = vec![speaker.plain("rules-top")];
    let then = key_of(tops.then);
    if tops.order.is_empty() {
        sentences.push(speaker.plain(&format!("rules-tops-all-{then}")));
    } else {
        let names = tops.order.iter().map(key_of);
        let order = speaker.in_turn(names.map(|name| format!("rules-prefer-{name}")));
        sentences.push(say!(speaker.language, "rules-tops-order", order));
        sentences.push(speaker.plain(&format!("rules-tops-then-{then}")));
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
