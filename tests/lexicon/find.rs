//! Tests of `src/lexicon/find.rs`.

use flavita_game::Letter;
use flavita_lexicon::alphabet::Alphabet;
use flavita_lexicon::builder::build;
use flavita_lexicon::find::{Tiles, Wish, find};
use flavita_lexicon::pattern::{Piece, pattern};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

fn letters(length: RangeInclusive<usize>) -> impl Strategy<Value = Vec<Letter>> {
    vec((0_u8..4).prop_map(Letter::new), length)
}

fn pieces() -> impl Strategy<Value = Vec<Piece>> {
    let one = (1_u64..16).prop_map(Piece::One);
    let known = (0..4).prop_map(|letter| Piece::One(1_u64 << letter));
    vec(prop_oneof![2 => one, 2 => known, 2 => Just(Piece::Any), 1 => Just(Piece::Or)], 0..8)
}

fn wishes() -> impl Strategy<Value = Wish> {
    let rack = proptest::option::of((letters(0..=6), 0_usize..3));
    let rack = rack.prop_map(|rack| rack.map(|(letters, blanks)| Tiles { letters, blanks }));
    let lengths = (1_usize..4, 3_usize..7).prop_map(|(from, to)| from..=to);
    (pieces(), rack, letters(0..=2), prop_oneof![Just(0), Just(2_u64)], lengths).prop_map(
        |(pattern, rack, with, without, lengths)| Wish { pattern, rack, with, without, lengths },
    )
}

fn fits(pattern: &[Piece], word: &[Letter]) -> bool {
    match (pattern, word) {
        ([], word) => word.is_empty(),
        ([Piece::Any, rest @ ..], word) => {
            fits(rest, word) || (!word.is_empty() && fits(pattern, &word[1..]))
        }
        ([Piece::One(set), rest @ ..], [first, others @ ..]) => {
            set & first.mask() != 0 && fits(rest, others)
        }
        ([Piece::One(_), ..], []) => false,
        ([Piece::Or, ..], _) => unreachable!("the patterns are parted before"),
    }
}

fn count(letters: &[Letter], wanted: Letter) -> usize {
    letters.iter().filter(|letter| **letter == wanted).count()
}

/// Every word looked at by itself.
fn slowly(list: &BTreeSet<Vec<Letter>>, wish: &Wish) -> BTreeSet<Vec<Letter>> {
    let kinds = || (0..4).map(Letter::new);
    let is_wished = |word: &&Vec<Letter>| {
        let beyond = |tiles: &Tiles| -> usize {
            kinds().map(|l| count(word, l).saturating_sub(count(&tiles.letters, l))).sum()
        };
        wish.pattern.split(|piece| *piece == Piece::Or).any(|pattern| fits(pattern, word))
            && wish.lengths.contains(&word.len())
            && word.iter().all(|letter| wish.without & letter.mask() == 0)
            && kinds().all(|letter| count(word, letter) >= count(&wish.with, letter))
            && wish.rack.as_ref().is_none_or(|tiles| beyond(tiles) <= tiles.blanks)
    };
    list.iter().filter(is_wished).cloned().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]
    #[test]
    fn words_come_page_after_page_and_are_those_of_every_word_looked_at(
        list in btree_set(letters(2..=7), 0..80), wish in wishes(), most in 1_usize..5,
    ) {
        let words = build(list.iter().cloned().collect::<Vec<_>>(), |_| ());
        let mut all: Vec<Vec<Letter>> = Vec::new();
        loop {
            let page = find(&words, &wish, all.last().map(Vec::as_slice), most);
            prop_assert!(page.words.len() <= most);
            all.extend(page.words);
            if !page.has_more { break; }
        }
        let wished = slowly(&list, &wish);
        prop_assert_eq!(all.len(), wished.len(), "none twice");
        prop_assert_eq!(all.into_iter().collect::<BTreeSet<_>>(), wished);
    }
}

#[test]
fn patterns_are_read_as_players_write_them() {
    let alphabet = Alphabet::new(["A", "B", "C", "SZ"]);
    let one = Piece::One;
    let read = |text| pattern(&alphabet, text).unwrap();
    assert_eq!(read(" a?sz**b "), [one(1), one(15), one(8), Piece::Any, one(2)]);
    assert_eq!(read("[ab].[^sz]"), [one(3), one(15), one(7)]);
    assert_eq!(read("a*/sz"), [one(1), Piece::Any, Piece::Or, one(8)]);
    for bad in ["[", "[]", "[a", "x?", "[x]", "]"] {
        assert!(pattern(&alphabet, bad).is_err(), "{bad}");
    }
    assert!(pattern(&alphabet, &"?".repeat(40)).is_err());
}
