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

    /// What is said under these keys, one after the other in order: `the tops, then the solos`.
    pub(super) fn in_turn(self, keys: impl IntoIterator<Item = String>) -> String {
        let join = |first: String, next: String| say!(self.language, "rules-then", first, next);
        let parts = keys.into_iter().map(|key| self.plain(&key));
        parts.reduce(join).unwrap_or_default()
    }
}

/// The stable name of a value, as files have it, with hyphens.
pub(crate) fn key_of(value: impl serde::Serialize) -> String {
    let name = serde_json::to_value(value).ok();
    let name = name.as_ref().and_then(|name| name.as_str());
    name.unwrap_or_default().replace('_', "-")
}
