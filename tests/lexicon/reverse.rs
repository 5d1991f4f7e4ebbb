//! Tests of `src/lexicon/reverse.rs`.

use std::collections::BTreeSet;

use flavita_game::Letter;
use flavita_lexicon::builder::build;
use proptest::collection::{btree_set, vec};
use proptest::prelude::{ProptestConfig, Strategy, prop_assert_eq, proptest};
use proptest::test_runner::FileFailurePersistence;

fn with_cases_met_before() -> ProptestConfig {
    let file = FileFailurePersistence::Direct("../../tests/proptest-regressions/reverse.txt");
    ProptestConfig { failure_persistence: Some(Box::new(file)), ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(with_cases_met_before())]
    #[test]
    fn every_word_is_there_from_its_end_and_nothing_else(
        words in btree_set(vec((0_u8..4).prop_map(Letter::new), 1..6), 0..40)
    ) {
        let turned: BTreeSet<Vec<Letter>> = words
            .iter()
            .map(|word| word.iter().rev().copied().collect())
            .collect();
        let forward = build(&words, |_| ());
        prop_assert_eq!(forward.backward(), &build(&turned, |_| ()));
    }
}
