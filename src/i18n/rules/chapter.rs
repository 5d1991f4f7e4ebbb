//! The chapters of the rules.

use crate::catalogue::{Argument, say};
use crate::language::Language;
use crate::rules::{ending, rack, scoring, slip, standings, time, tops, warnings};
use flavita_game::edition::definition::Edition;
use flavita_tournament::profile::definition::Profile;

/// A part of the rules with its heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The stable name: `rack`, `time`, `slip`, `scoring`, `zero`, `warnings`, `tops`, `ending`
    /// or `standings`.
    pub name: &'static str,
    /// The heading.
    pub title: String,
    /// Whole sentences.
    pub sentences: Vec<String>,
}

/// The rules by which a tournament is played, in the order in which a player meets them.
///
/// Every value of the profile that has an effect stands in some sentence. `edition` is the edition
/// as the profile's form plays it.
#[must_use]
pub fn chapters(language: Language, rules: &Profile, edition: &Edition) -> Vec<Chapter> {
    let speaker = Speaker {
        language,
        rules,
        edition,
    };
    let parts: [(&'static str, Vec<String>); 9] = [
        ("rack", rack::sentences(speaker)),
        ("time", time::sentences(speaker)),
        ("slip", slip::sentences(speaker)),
        ("scoring", scoring::sentences(speaker)),
        ("zero", scoring::zeros(speaker)),
        ("warnings", warnings::sentences(speaker)),
        ("tops", tops::sentences(speaker)),
        ("ending", ending::sentences(speaker)),
        ("standings", standings::sentences(speaker)),
    ];
    let chapter = |(name, sentences)| Chapter {
        name,
        title: speaker.plain(&format!("rules-{name}")),
        sentences,
    };
    parts.map(chapter).into()
}

/// Whose rules are told in which language.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub(super) language: Language,
    pub(super) rules: &'a Profile,
    pub(super) edition: &'a Edition,
}

impl Speaker<'_> {
    pub(super) fn plain(self, key: &str) -> String {
        say(self.language, key, &[])
    }

    pub(super) fn say(self, key: &str, arguments: &[(&'static str, Argument)]) -> String {
        say(self.language, key, arguments)
    }

    /// A sentence about one number.
    pub(super) fn count(self, key: &str, number: impl Into<Argument>) -> String {
        self.say(key, &[("n", number.into())])
    }

    pub(super) fn points(self, points: i32) -> String {
        self.count("points", points)
    }

    /// What is said under these keys, one after the other in order: `the tops, then the solos`.
    pub(super) fn in_turn(self, keys: impl IntoIterator<Item = String>) -> String {
        let join = |first: String, next: String| {
            self.say(
                "rules-then",
                &[("first", first.into()), ("next", next.into())],
            )
        };
        let parts = keys.into_iter().map(|key| self.plain(&key));
        parts.reduce(join).unwrap_or_default()
    }
}

/// The stable name of a value, as files have it, with hyphens.
pub(super) fn key_of(value: impl serde::Serialize) -> String {
    let name = serde_json::to_value(value).ok();
    let name = name.as_ref().and_then(|name| name.as_str());
    name.unwrap_or_default().replace('_', "-")
}
