//! What a letter counts as: vowel, consonant, both or neither.

use serde::{Deserialize, Serialize};

/// What a letter counts as in a rack's minimum of vowels and consonants.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum LetterClass {
    /// The vowel that the minimum asks for.
    Vowel,
    /// The consonant.
    Consonant,
    /// Whichever is missing.
    Both,
    /// A sign.
    Neither,
}

impl LetterClass {
    /// Whether it can be the vowel that the minimum asks for.
    pub fn is_vowel(self) -> bool {
        matches!(self, Self::Vowel | Self::Both)
    }

    /// Whether it can be the consonant that the minimum asks for.
    pub fn is_consonant(self) -> bool {
        matches!(self, Self::Consonant | Self::Both)
    }
}
