//! Tests of `src/lexicon/near.rs`.

use flavita_game::{Letter, embedded};
use flavita_lexicon::alphabet::Alphabet;
use flavita_lexicon::near::{Miss, NearMiss, near_misses};
use flavita_lexicon::{builder::build, word_list};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use std::collections::BTreeSet;

type Letters = Vec<Letter>;

fn letters(length: std::ops::Range<usize>) -> impl Strategy<Value = Letters> {
    vec((0..3u8).prop_map(Letter::new), length)
}

fn alphabet() -> Alphabet {
    Alphabet::new(["A", "B", "C"])
}

/// The slow way: everything within one change of the word, looked up in the list.
fn plainly(list: &BTreeSet<Letters>, typed: &[Letter]) -> BTreeSet<Letters> {
    let alphabet = (0..3).map(Letter::new);
    let mut near = BTreeSet::new();
    for at in 0..=typed.len() {
        let (before, after) = typed.split_at(at);
        for letter in alphabet.clone() {
            near.insert([before, &[letter], after].concat());
            if let Some((_, after)) = after.split_first() {
                near.insert([before, &[letter], after].concat());
            }
        }
        if let Some((_, after)) = after.split_first() {
            near.insert([before, after].concat());
        }
        if let [one, other, after @ ..] = after {
            near.insert([before, &[*other, *one], after].concat());
        }
    }
    near.remove(typed);
    near.intersection(list).cloned().collect()
}

proptest! {
    #[test]
    fn every_word_within_one_change_is_found_and_nothing_else(
        list in btree_set(letters(1..6), 0..60),
        typed in letters(1..6),
    ) {
        let graph = build(&list, |_| ());
        let misses = near_misses(&graph, &alphabet(), &alphabet().spell(&typed));
        let found: BTreeSet<Letters> = misses.iter().map(|near| near.word.clone()).collect();
        prop_assert_eq!(found.len(), misses.len(), "each word once");
        prop_assert_eq!(found, plainly(&list, &typed));
    }
}

fn near(edition: &str, list: &str, typed: &str) -> Vec<(Miss, String)> {
    let edition = embedded(edition).unwrap();
    let alphabet = Alphabet::of(&edition);
    let graph = build(&word_list::read(&edition, list, |_| ()).words, |_| ());
    let misses = near_misses(&graph, &alphabet, typed);
    let spelt = |near: NearMiss| (near.miss, alphabet.spell(&near.word));
    misses.into_iter().map(spelt).collect()
}

#[test]
fn the_likeliest_slip_of_the_hand_comes_first() {
    let list = "ёлка\nлека\nелк\nелках\nелки\nелка\nдом\n";
    let expected = [
        (Miss::LookAlike, "ЕЛКА"),
        (Miss::Mark, "ЁЛКА"),
        (Miss::Exchanged, "ЛЕКА"),
        (Miss::Replaced, "ЕЛКИ"),
        (Miss::Missing, "ЕЛКАХ"),
        (Miss::Superfluous, "ЕЛК"),
    ];
    let expected = expected.map(|(miss, word)| (miss, word.to_owned()));
    assert_eq!(near("ru-scrabble", list, "EЛКА"), expected);
    assert_eq!(near("ru-scrabble", list, "елка"), expected[1..]);
}

#[test]
fn a_character_without_a_tile_can_be_the_change() {
    let one = |miss| vec![(miss, "КОТ".to_owned())];
    assert_eq!(near("ru-scrabble", "кот\n", "ко-т"), one(Miss::Superfluous));
    assert_eq!(near("ru-scrabble", "кот\n", "к0т"), one(Miss::Replaced));
    assert_eq!(near("ru-scrabble", "кот\n", "к-0т"), []);
}

#[test]
fn every_cut_of_what_was_typed_is_tried() {
    let expected = vec![(Miss::Mark, "KÖZ|SÉG".to_owned())];
    assert_eq!(near("hu-scrabble", "köz|ség\n", "kozség"), expected);
}
