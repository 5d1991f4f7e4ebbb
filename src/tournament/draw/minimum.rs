//! The least number of vowels and consonants on a rack, and whether the bag can still give it.

use crate::{
    draw::demand::Demand, draw::demand::meets, draw::source::Source, model::Rejection,
    model::RoundNumber, profile::definition::Profile, profile::ending::MinimumImpossible,
    profile::minima::Maximum, profile::minima::Minima,
};
use flavita_game::{Edition, Tile};

/// What speaks against a rack that does not hold what is asked; nothing where it does.
pub fn objection(
    edition: &Edition,
    minima: &Minima,
    tiles: &[Tile],
    demand: Demand,
) -> Option<Rejection> {
    let Demand { least, most } = demand;
    let holds = |demand| meets(edition, minima, tiles, demand);
    if holds(demand) {
        return None;
    }
    let is_enough = holds(Demand { least, most: None });
    Some(match most.filter(|_| is_enough) {
        Some(Maximum { vowels, consonants }) => Rejection::AboveMaximum { vowels, consonants },
        None => Rejection::BelowMinimum { vowels: least.vowels, consonants: least.consonants },
    })
}

/// What the rack of this round must hold, given what it can be made of.
///
/// The early numbers where the round asks for them and some rack holds them, else the late ones
/// where some rack holds those; else nothing is asked or, with `None`, the game is over, as the
/// rules say. Decided by counting.
pub fn in_force(rules: &Profile, source: &Source<'_>, round: RoundNumber) -> Option<Demand> {
    let minima = &rules.minima;
    let early = Demand { least: minima.early, most: minima.early_most };
    let late = Demand { least: minima.late, most: minima.late_most };
    let waived = rules.ending.minimum_impossible == MinimumImpossible::Waived;
    Some(early)
        .filter(|_| round <= RoundNumber(minima.early_until))
        .filter(|early| source.can_give(*early))
        .or_else(|| Some(late).filter(|late| source.can_give(*late)))
        .or_else(|| waived.then_some(Demand::NOTHING))
        .filter(|_| source.size() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::catalogue::embedded as profile;
    use crate::profile::minima::{BlankRole, Minimum};
    use flavita_game::{Bag, embedded, parse_rack};

    const TWO: Minimum = Minimum { vowels: 2, consonants: 2 };

    const fn at_least(least: Minimum) -> Demand {
        Demand { least, most: None }
    }

    fn holds(rack: &str, blank: BlankRole) -> bool {
        let edition = embedded("ru-scrabble").unwrap();
        let rack = parse_rack(&edition, rack).unwrap();
        let minima = Minima { blank, ..Minima::default() };
        meets(&edition, &minima, rack.tiles(), at_least(TWO))
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
}
