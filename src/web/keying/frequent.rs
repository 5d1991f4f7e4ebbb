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
pub(super) fn frequent<'s>(slips: impl IntoIterator<Item = &'s Slip>) -> Vec<FrequentAnswer> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::slip_words::tests;
    use flavita_tournament::model::ids::PlayerNumber;

    fn slip(player: u32, at: &str, word: &str, used_ms: Option<u64>) -> Slip {
        Slip { player: PlayerNumber(player), ..tests::slip(at, word, None, used_ms) }
    }

    #[test]
    fn what_stands_on_two_slips_has_a_key_whoever_wrote_it_and_when() {
        let slips = [
            slip(1, "H4", "ABA", Some(1_000)),
            slip(2, "H4", "AB", None),
            slip(12, "H4", "ABA", None),
            slip(4, "", "", None),
            slip(5, "", "", None),
            slip(6, "", "", None),
        ];
        let found = frequent(&slips);
        let told: Vec<_> =
            found.iter().map(|one| (one.key, one.line.as_str(), one.count)).collect();
        assert_eq!(told, [(1, "-", 3), (2, "h4 aba", 2)]);
    }
}
