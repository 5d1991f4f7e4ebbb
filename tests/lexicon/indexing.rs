//! Tests of `src/lexicon/indexing.rs`.

use std::collections::BTreeSet;

use proptest::collection::{btree_set, vec};
use proptest::prelude::{Strategy, prop_assert_eq, proptest};

use flavita_game::Letter;
use flavita_lexicon::anagrams::{LENGTHS, Letters};
use flavita_lexicon::builder::build;

proptest! {
    #[test]
    fn the_words_of_some_letters_are_all_their_arrangements_in_the_list(
        words in btree_set(vec((0_u8..3).prop_map(Letter::new), 5..12), 1..60)
    ) {
        let graph = build(&words, |_| ());
        let index = graph.anagrams();
        let sorted = |word: &Vec<Letter>| {
            let mut word = word.clone();
            word.sort();
            word
        };
        for word in words.iter().filter(|word| LENGTHS.contains(&word.len())) {
            let letters = word.iter().fold(Letters::default(), |all, letter| all.with(*letter));
            let found: BTreeSet<Vec<Letter>> = index
                .words_of(letters)
                .map(|word| (0..word.len()).map(|place| word.letter(place)).collect())
                .collect();
            let wanted = words.iter().filter(|other| sorted(other) == sorted(word));
            prop_assert_eq!(found, wanted.cloned().collect());
        }
        let longest = Letters::default();
        prop_assert_eq!(index.words_of(longest).count(), 0);
    }
}
