//! Tests of `src/tournament/draw/minimum.rs`.

use flavita_game::{Bag, embedded, parse_rack};
use flavita_tournament::draw::demand::Demand;
use flavita_tournament::draw::minimum::{in_force, objection};
use flavita_tournament::draw::source::Source;
use flavita_tournament::model::RoundNumber;
use flavita_tournament::profile::catalogue::embedded as profile;
use flavita_tournament::profile::minima::{BlankRole, Minima, Minimum};

const TWO: Minimum = Minimum { vowels: 2, consonants: 2 };

const fn at_least(least: Minimum) -> Demand {
    Demand { least, most: None }
}

fn holds(rack: &str, blank: BlankRole) -> bool {
    let edition = embedded("ru-scrabble").unwrap();
    let rack = parse_rack(&edition, rack).unwrap();
    let minima = Minima { blank, ..Minima::default() };
    objection(&edition, &minima, rack.tiles(), at_least(TWO)).is_none()
}

#[test]
fn signs_are_neither_vowels_nor_consonants() {
    assert!(holds("АБВЬЪЬЯ", BlankRole::Either));
    assert!(!holds("АЯЮБЬЪЬ", BlankRole::Either));
    assert!(!holds("ЙКЛМНОП", BlankRole::Either), "Й is a consonant");
}

#[test]
fn a_blank_stands_for_one_missing_letter_or_for_one_of_each() {
    assert!(holds("АБВГДЖ?", BlankRole::Either));
    assert!(!holds("АБЬЬЬЬ?", BlankRole::Either));
    assert!(holds("АБЬЬЬЬ?", BlankRole::Both));
}

#[test]
fn a_bag_that_cannot_give_the_early_minimum_falls_back_to_the_late_one() {
    let edition = embedded("ru-scrabble").unwrap();
    let rules = profile("house").unwrap();
    let late = rules.minima.late;
    let asked = |bag: &Bag, round| {
        let source = Source::of(&edition, &rules, bag, &[], None);
        in_force(&rules, &source, round)
    };
    let full = Bag::full(&edition);
    assert_eq!(asked(&full, RoundNumber(1)), Some(at_least(TWO)));
    assert_eq!(asked(&full, RoundNumber(16)), Some(at_least(late)));
    let left = |tiles: &str| {
        let left = parse_rack(&edition, tiles).unwrap();
        let mut gone = full.counts().clone();
        left.tiles().iter().for_each(|tile| assert!(gone.take(*tile)));
        let mut bag = full.clone();
        bag.take_all(gone.tiles()).unwrap();
        bag
    };
    assert_eq!(asked(&left("АБВГД"), RoundNumber(3)), Some(at_least(late)));
    assert_eq!(asked(&left("БВГД"), RoundNumber(3)), None, "no vowel is left");
}
