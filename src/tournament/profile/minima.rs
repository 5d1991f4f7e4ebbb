//! The least and the most vowels and consonants on a rack.

use crate::profile::fault::ProfileFaults;
use flavita_game::{Edition, Letter, LetterClass};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// How many tiles a rack has where nothing else is said.
pub(super) const USUAL_RACK: usize = 7;

/// So many vowels and so many consonants.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// How many vowels.
    pub vowels: usize,
    /// How many consonants.
    pub consonants: usize,
}

/// At least so many.
pub type Minimum = Numbers;

/// At most so many.
pub type Maximum = Numbers;

/// What a rack must hold, by rack.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Minima {
    /// At least this, up to and with rack [`early_until`](Self::early_until).
    pub early: Minimum,
    /// At most this, up to the same rack; none is no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub early_most: Option<Maximum>,
    /// The last rack, from 1, of which the early numbers are asked.
    pub early_until: u32,
    /// At least this from then on, and where the bag cannot give the early numbers.
    pub late: Minimum,
    /// At most this from then on; none is no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late_most: Option<Maximum>,
    /// What a blank counts as.
    pub blank: BlankRole,
    /// Letters that count otherwise than the edition says, by what their tiles show; a letter
    /// that an edition has not is passed over.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub classes: BTreeMap<String, LetterClass>,
}

/// What a blank counts as in a minimum. In a maximum it counts as nothing.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BlankRole {
    /// One vowel or one consonant, whichever is missing.
    Either,
    /// One vowel and one consonant at once.
    Both,
    /// Nothing.
    None,
}

impl Default for Minima {
    /// The booklets' rule: 2 and 2 to rack 15, then 1 and 1.
    fn default() -> Self {
        Self {
            early: Minimum { vowels: 2, consonants: 2 },
            early_most: None,
            early_until: 15,
            late: Minimum { vowels: 1, consonants: 1 },
            late_most: None,
            blank: BlankRole::Either,
            classes: BTreeMap::new(),
        }
    }
}

impl Minima {
    /// What a letter counts as.
    pub fn class(&self, edition: &Edition, letter: Letter) -> LetterClass {
        let kind = edition.kind(letter);
        let own = self.classes.get(&kind.label);
        own.copied().unwrap_or(kind.class)
    }

    /// How many vowels leave room for what a rack of so many tiles must hold, early or later.
    pub fn vowels(&self, is_early: bool, rack: usize) -> RangeInclusive<usize> {
        let (least, most) =
            if is_early { (self.early, self.early_most) } else { (self.late, self.late_most) };
        let high = most.map_or(rack, |most| most.vowels).min(rack.saturating_sub(least.consonants));
        least.vowels..=high.max(least.vowels)
    }

    pub(super) fn check(&self, rack: Option<usize>, faults: &mut ProfileFaults) {
        let rack = rack.unwrap_or(USUAL_RACK);
        let parts = [
            (self.early, self.early_most, "minima.early", "minima.early_most"),
            (self.late, self.late_most, "minima.late", "minima.late_most"),
        ];
        for (least, most, least_key, most_key) in parts {
            faults.note_if(
                least.vowels.saturating_add(least.consonants) > rack,
                least_key,
                &format!("a minimum asks for at most {rack} tiles"),
            );
            let is_below =
                |most: Maximum| most.vowels < least.vowels || most.consonants < least.consonants;
            faults.note_if(
                most.is_some_and(is_below),
                most_key,
                "the most of a kind is not less than the least",
            );
        }
        let is_label = |label: &String| !label.is_empty() && label.to_uppercase() == *label;
        faults.note_if(
            !self.classes.keys().all(is_label),
            "minima.classes",
            "a letter is written in capitals, as its tile shows it",
        );
    }
}
