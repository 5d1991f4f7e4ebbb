//! What goes on the board, and what a solo is worth.

use crate::rules::speaker::{Speaker, key_of};
use flavita_tournament::profile::solo::Solo;

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let tops = &speaker.rules.tops;
    let mut sentences = vec![speaker.plain("rules-top")];
    let then = key_of(tops.then);
    if tops.order.is_empty() {
        sentences.push(speaker.plain(&format!("rules-tops-all-{then}")));
    } else {
        let names = tops.order.iter().map(key_of);
        let order = speaker.in_turn(names.map(|name| format!("rules-prefer-{name}")));
        sentences.push(speaker.say("rules-tops-order", &[("order", order.into())]));
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
    let arguments = [
        ("top", speaker.points(solo.top).into()),
        ("below", speaker.points(solo.below_top).into()),
        ("n", solo.least_players.into()),
    ];
    let mut sentences = vec![speaker.say("rules-solo-worth", &arguments)];
    if let Some(cap) = solo.cap {
        let cap = [("points", speaker.points(cap).into())];
        sentences.push(speaker.say("rules-solo-cap", &cap));
    }
    sentences
}
