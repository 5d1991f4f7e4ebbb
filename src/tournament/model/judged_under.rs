//! What a slip was judged on and a top was found with: the words ruled by then.

use std::{collections::BTreeMap, sync::Arc};

/// The words that were ruled on, each with whether it counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuledWords(Arc<BTreeMap<String, bool>>);

impl RuledWords {
    /// Whether nothing was ruled.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What was ruled on a word.
    pub fn get(&self, word: &str) -> Option<bool> {
        self.0.get(word).copied()
    }

    /// The words in the order of their letters, each with whether it counts.
    pub fn iter(&self) -> impl Iterator<Item = (&str, bool)> {
        self.0.iter().map(|(word, counts)| (word.as_str(), *counts))
    }
}

impl<'a> FromIterator<(&'a str, bool)> for RuledWords {
    /// A later ruling on a word overrules an earlier one.
    fn from_iter<I: IntoIterator<Item = (&'a str, bool)>>(rulings: I) -> Self {
        let owned = |(word, counts): (&str, bool)| (word.to_owned(), counts);
        Self(Arc::new(rulings.into_iter().map(owned).collect()))
    }
}

/// What a slip was judged on beside board and rack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JudgedUnder {
    /// The words ruled by then.
    pub words: RuledWords,
    /// The points of the round's top by then.
    pub top: Option<i32>,
}
