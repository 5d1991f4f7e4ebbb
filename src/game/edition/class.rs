//! What a letter counts as: vowel, consonant, both or neither.

use serde::{Deserialize, Serialize};

/// What a letter counts as in a rack's minimum of vowels and consonants.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(from = "ClassName", into = "ClassName")]
pub struct LetterClass {
    /// Whether it can be the vowel that the minimum asks for.
    pub is_vowel: bool,
    /// Whether it can be the consonant that the minimum asks for.
    pub is_consonant: bool,
}

/// How files write it.
#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum ClassName {
    Vowel,
    Consonant,
    Both,
    Neither,
}

impl From<ClassName> for LetterClass {
    fn from(name: ClassName) -> Self {
        Self {
            is_vowel: matches!(name, ClassName::Vowel | ClassName::Both),
            is_consonant: matches!(name, ClassName::Consonant | ClassName::Both),
        }
    }
}

impl From<LetterClass> for ClassName {
    fn from(class: LetterClass) -> Self {
        match (class.is_vowel, class.is_consonant) {
            (true, false) => Self::Vowel,
            (false, true) => Self::Consonant,
            (true, true) => Self::Both,
            (false, false) => Self::Neither,
        }
    }
}
