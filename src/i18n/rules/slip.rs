//! How a slip is written.

use crate::rules::speaker::{Speaker, key_of};
use flavita_game::{Direction, reference};

pub(super) fn sentences(speaker: Speaker<'_>) -> Vec<String> {
    let (edition, rules) = (speaker.edition, speaker.rules);
    let at = |direction| reference::text(edition, edition.start(), direction);
    let example = [("across", at(Direction::Across).into()), ("down", at(Direction::Down).into())];
    let start = [("at", at(Direction::Across).into())];
    vec![
        speaker.plain("rules-slip-write"),
        speaker.say("rules-slip-where", &example),
        speaker.say(&format!("rules-first-{}", key_of(rules.first_move)), &start),
        speaker.plain("rules-slip-blank"),
        unmarked(speaker),
        speaker.plain(&format!("rules-mismarked-{}", key_of(rules.blanks.mismarked))),
        several(speaker),
    ]
}

pub(super) fn unmarked(speaker: Speaker<'_>) -> String {
    let policy = key_of(speaker.rules.blanks.unmarked);
    speaker.plain(&format!("rules-unmarked-{policy}"))
}

pub(super) fn several(speaker: Speaker<'_>) -> String {
    let policy = key_of(speaker.rules.several_slips);
    speaker.plain(&format!("rules-several-{policy}"))
}
