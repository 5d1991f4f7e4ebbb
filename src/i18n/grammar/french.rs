//! French elision: *de, que, le, la* … lose their vowel before a vowel or a mute *h*.
//!
//! Numbers in figures, single letters, *onze* and an aspirated *h* keep the word whole, and so does *y*
//! before a vowel. Whether an *h* is aspirated no rule tells: the words stand in two lists.

use super::opening::{Opening, is_vowel, lower};

/// The words that can lose their vowel.
const ELIDED: [&str; 5] = ["de", "que", "le", "la", "ne"];

/// Beginnings that sound like a consonant: *onze, oui*, and an aspirated *h*.
const WHOLE: &[&str] = &[
    "onz", "oui", "uhlan", "hache", "haie", "haine", "hall", "halt", "hambourg", "hand", "haricot",
    "hasard", "hâte", "haut", "havre", "haye", "héros", "heurt", "hockey", "holl", "homard",
    "hong", "honte", "hors", "huit", "hurl", "hutte",
];

/// Beginnings with a mute *h* among those: *hallucination, haltère, huitre*.
const MUTE: &[&str] = &["hallu", "halté", "haltè", "huitr"];

/// The little word with what parts it from the next one, or nothing of a word that does not change.
pub(super) fn elided(little: &str, opening: Opening<'_>) -> Option<String> {
    let small = little.to_lowercase();
    ELIDED.contains(&small.as_str()).then(|| {
        if begins_with_vowel(opening) {
            format!("{}’", &little[..little.len() - 1])
        } else {
            format!("{little} ")
        }
    })
}

fn begins_with_vowel(opening: Opening<'_>) -> bool {
    let Opening::Word(word) = opening else { return false };
    let word = word.to_lowercase();
    let begins_so = |list: &[&str]| list.iter().any(|one| word.starts_with(one));
    if begins_so(WHOLE) && !begins_so(MUTE) {
        return false;
    }
    let mut letters = word.chars();
    match letters.next() {
        Some('h') => letters.next().is_some_and(is_sounded),
        Some('y') => letters.next().is_some_and(|next| !is_vowel(next)),
        Some(first) => is_sounded(first),
        None => false,
    }
}

fn is_sounded(letter: char) -> bool {
    is_vowel(letter) || "àâêèëîïôœùûæ".contains(lower(letter))
}
