//! What several players have written in a round: each such answer is keyed by one press.

use crate::parts::slip_words;
use flavita_tournament::model::slip::Slip;
use serde::Serialize;
use std::{cmp::Reverse, collections::BTreeMap};

/// How many answers have a key.
const MOST: usize = 6;

/// An answer with its key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FrequentAnswer {
    /// The digit that is pressed with Alt.
    pub key: usize,
    /// The slip as a line without the player's number.
    pub line: String,
    /// On how many slips it stands.
    pub count: usize,
}

/// The answers that stand on most of these slips, the most frequent first.
pub fn frequent<'s>(slips: impl IntoIterator<Item = &'s Slip>) -> Vec<FrequentAnswer> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for slip in slips {
        // Whoever wrote it, and whenever he handed it in.
        *counts.entry(slip_words::answer(slip, None)).or_default() += 1;
    }
    let mut answers: Vec<(String, usize)> = counts.into_iter().collect();
    answers.sort_by_key(|(_, count)| Reverse(*count));
    answers.retain(|(_, count)| *count > 1);
    answers.truncate(MOST);
    let keyed = answers.into_iter().zip(1..);
    keyed.map(|((line, count), key)| FrequentAnswer { key, line, count }).collect()
}
