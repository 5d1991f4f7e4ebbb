//! Where the words of a published list come from: what its `PROVENANCE.toml` says to people.

use serde::Deserialize;
use std::collections::BTreeMap;

/// What is said of a list; what its file does not say is empty.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct Provenance {
    /// Who made the dictionary that the list is taken from.
    pub upstream: Upstream,
    /// Under which licence the words may be passed on.
    pub licence: Licence,
    /// Which words were taken.
    pub selection: Selection,
    /// What reading a sample of it showed.
    pub reading: Reading,
    /// How many words it has of each length.
    pub list: Figures,
    /// What is said of the options, by their names.
    pub option: BTreeMap<String, Selection>,
}

/// Who made the dictionary that a list is taken from.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct Upstream {
    /// Its name.
    pub project: String,
    /// Its address.
    pub page: String,
    /// Which state of it.
    pub revision: String,
}

/// Under which licence the words may be passed on.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct Licence {
    /// Its name.
    pub name: String,
    /// The sentence that must go with the words.
    pub attribution: String,
}

/// Which words were taken.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct Selection {
    /// The rule, in English.
    pub rule: String,
}

/// What reading a sample of a list showed.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct Reading {
    /// How many words were read.
    pub size: u32,
    /// How many of them are doubtful.
    pub doubtful: u32,
}

/// How many words a list has.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct Figures {
    /// Of each length in tiles; the keys are numbers.
    pub by_length: BTreeMap<String, u64>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::published;
    use flavita_game::{EMBEDDED, embedded};

    #[test]
    fn every_published_list_says_where_it_comes_from() {
        for (id, _) in EMBEDDED {
            let dictionary = embedded(id).unwrap().dictionary.clone();
            let text = published::text(&dictionary, "PROVENANCE.toml");
            let provenance: Provenance = toml::from_str(&text).unwrap();
            assert!(!provenance.upstream.project.is_empty(), "{dictionary}");
            assert!(!provenance.licence.attribution.is_empty(), "{dictionary}");
            assert!(!provenance.selection.rule.is_empty(), "{dictionary}");
        }
    }
}
