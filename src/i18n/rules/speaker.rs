//! What the chapters are told with.

use crate::{catalogue::Argument, language::Language};
use flavita_game::Edition;
use flavita_tournament::profile::definition::Profile;

/// Whose rules are told in which language.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub(super) language: Language,
    pub(super) rules: &'a Profile,
    pub(super) edition: &'a Edition,
}

impl Speaker<'_> {
    pub(super) fn plain(self, key: &str) -> String {
        say!(self.language, key)
    }

    /// The sentence about a value of the profile, whose stable name fills the hole of the key.
    pub(super) fn choice(self, key: &str, value: impl serde::Serialize) -> String {
        self.plain(&key.replace("{}", &key_of(value)))
    }

    /// The sentences of those that are so, in order.
    pub(super) fn those(self, keys: &[(bool, &str)]) -> impl Iterator<Item = String> {
        keys.iter().filter(|(is_so, _)| *is_so).map(move |(_, key)| self.plain(key))
    }

    /// A sentence about one number.
    pub(super) fn count(self, key: &str, number: impl Into<Argument>) -> String {
        say!(self.language, key, n = number)
    }

    pub(super) fn points(self, points: i32) -> String {
        self.count("points", points)
    }
}

/// The order of what decides between equals: `the tops, then the solos`; nothing where nothing does.
pub(crate) fn in_turn(
    language: Language,
    parts: impl IntoIterator<Item = String>,
) -> Option<String> {
    let join = |first: String, next: String| say!(language, "rules-then", first, next);
    parts.into_iter().reduce(join)
}

/// What decides between equals, in the order of these parts.
pub(crate) fn ties(language: Language, parts: impl IntoIterator<Item = String>) -> String {
    in_turn(language, parts).map_or_else(
        || say!(language, "rules-ties-none"),
        |order| say!(language, "rules-ties", order),
    )
}

/// The stable name of a value, as files have it, with hyphens.
pub(crate) fn key_of(value: impl serde::Serialize) -> String {
    let name = serde_json::to_value(value).ok();
    let name = name.as_ref().and_then(|name| name.as_str());
    name.unwrap_or_default().replace('_', "-")
}
