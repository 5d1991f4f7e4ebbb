//! Tests of `src/lexicon/hooks.rs`.

use flavita_game::{Letter, embedded};
use flavita_lexicon::hooks::{Hooks, hooks};
use flavita_lexicon::{alphabet::Alphabet, builder::build, word_list};
use proptest::collection::{btree_set, vec};
use proptest::{prelude::*, test_runner::FileFailurePersistence};
use std::collections::BTreeSet;

type Letters = Vec<Letter>;

fn letters(length: impl Into<proptest::collection::SizeRange>) -> impl Strategy<Value = Letters> {
    vec((0_u8..4).prop_map(Letter::new), length)
}

/// The same by looking at every word of the list.
fn slowly(list: &BTreeSet<Letters>, word: &[Letter]) -> Hooks {
    let longer = || list.iter().filter(|one| one.len() == word.len() + 1);
    let without = |one: &[Letter], place: usize| [&one[..place], &one[place + 1..]].concat();
    let is_at_end = |one: &Letters| one[1..] == *word || one[..word.len()] == *word;
    let is_inside = |one: &&Letters| {
        !is_at_end(one) && (1..word.len()).any(|place| without(one, place) == word)
    };
    Hooks {
        before: longer().filter(|one| one[1..] == *word).map(|one| one[0]).collect(),
        after: longer()
            .filter(|one| one[..word.len()] == *word)
            .map(|one| one[word.len()])
            .collect(),
        without_first: word.len() > 2 && list.contains(&without(word, 0)),
        without_last: word.len() > 2 && list.contains(&without(word, word.len() - 1)),
        inside: longer().filter(is_inside).cloned().collect(),
    }
}

fn with_cases_met_before() -> ProptestConfig {
    let file = FileFailurePersistence::Direct("../../tests/proptest-regressions/hooks.txt");
    ProptestConfig { failure_persistence: Some(Box::new(file)), ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(with_cases_met_before())]
    #[test]
    fn hooks_are_those_of_every_word_looked_at(
        list in btree_set(letters(2..6), 0..60), word in letters(2..5),
    ) {
        let words = build(list.iter().cloned().collect::<Vec<_>>(), |_| ());
        prop_assert_eq!(hooks(&words, &word), slowly(&list, &word));
    }
}

#[test]
fn a_tile_of_several_letters_hooks_on_as_one_tile() {
    let edition = embedded("hu-scrabble").unwrap();
    let list = "ép\nszép\nlép\népp\nélép\nszépe\n";
    let words = build(&word_list::read(&edition, list, |_| ()).words, |_| ());
    let alphabet = Alphabet::of(&edition);
    let of = |word: &str| hooks(&words, &alphabet.cut(word).unwrap());
    let labels = |letters: &[Letter]| -> Vec<&str> {
        letters.iter().map(|letter| edition.label(*letter)).collect()
    };
    let found = of("ép");
    assert_eq!(labels(&found.before), ["L", "SZ"]);
    assert_eq!(labels(&found.after), ["P"]);
    assert!(found.inside.is_empty() && !found.without_last);
    assert!(of("szép").without_first, "the whole tile comes off");
}

#[test]
fn one_letter_is_left_of_no_word_of_two() {
    let (a, b) = (Letter::new(0), Letter::new(1));
    let words = build([vec![a], vec![a, b]], |_| ());
    let found = hooks(&words, &[a, b]);
    assert!(!found.without_first && !found.without_last);
}
