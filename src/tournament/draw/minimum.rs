//! The least number of vowels and consonants on a rack, and whether the bag can still give it.

use crate::draw::source::Source;
use crate::event::Rejection;
use crate::profile::definition::Profile;
use crate::profile::ending::MinimumImpossible;
use crate::profile::minima::{BlankRole, Maximum, Minima, Minimum};
use flavita_game::edition::definition::Edition;
use flavita_game::letter::Tile;

/// What is asked of the rack of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demand {
    /// At least this.
    pub least: Minimum,
    /// At most this; none is no limit.
    pub most: Option<Maximum>,
}

/// What a set of tiles is made of, as far as minima care.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Makeup {
    vowels: usize,
    consonants: usize,
    either: usize,
    neither: usize,
    blanks: usize,
}

/// How many tiles of a rack can be vowels, and how many consonants; a letter that is both is
/// counted twice. Blanks are counted where they stand for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classes {
    /// Letters that can be vowels.
    pub vowels: usize,
    /// Letters that can be consonants.
    pub consonants: usize,
    /// Blanks, as far as they can be either.
    pub blanks: usize,
}

/// The classes of a rack's tiles.
#[must_use]
pub fn classes(edition: &Edition, minima: &Minima, tiles: &[Tile]) -> Classes {
    let makeup = Makeup::of(edition, minima, tiles.iter().copied());
    Classes {
        vowels: makeup.vowels + makeup.either,
        consonants: makeup.consonants + makeup.either,
        blanks: match minima.blank {
            BlankRole::None => 0,
            BlankRole::Either | BlankRole::Both => makeup.blanks,
        },
    }
}

/// Whether a rack holds what is asked.
#[must_use]
pub fn meets(edition: &Edition, minima: &Minima, tiles: &[Tile], demand: Demand) -> bool {
    let makeup = Makeup::of(edition, minima, tiles.iter().copied());
    makeup.meets(demand, minima.blank)
}

/// What speaks against a rack that does not hold what is asked; nothing where it does.
#[must_use]
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
        None => Rejection::BelowMinimum {
            vowels: least.vowels,
            consonants: least.consonants,
        },
    })
}

/// What the rack of this round must hold, given what it can be made of.
///
/// The early numbers where the round asks for them and some rack holds them, else the late ones
/// where some rack holds those; else nothing is asked or, with `None`, the game is over, as the
/// rules say. Decided by counting.
#[must_use]
pub fn in_force(rules: &Profile, source: &Source<'_>, round: u32) -> Option<Demand> {
    let minima = &rules.minima;
    let early = Demand {
        least: minima.early,
        most: minima.early_most,
    };
    let late = Demand {
        least: minima.late,
        most: minima.late_most,
    };
    let waived = rules.ending.minimum_impossible == MinimumImpossible::Waived;
    Some(early)
        .filter(|_| round <= minima.early_until)
        .filter(|early| source.can_give(*early))
        .or_else(|| Some(late).filter(|late| source.can_give(*late)))
        .or_else(|| waived.then_some(Demand::NOTHING))
        .filter(|_| source.size() > 0)
}

impl Demand {
    /// Any rack will do.
    pub const NOTHING: Self = Self {
        least: Minimum {
            vowels: 0,
            consonants: 0,
        },
        most: None,
    };
}

impl Makeup {
    pub(super) fn of(
        edition: &Edition,
        minima: &Minima,
        tiles: impl Iterator<Item = Tile>,
    ) -> Self {
        let mut makeup = Self::default();
        for tile in tiles {
            *makeup.kind_of(edition, minima, tile) += 1;
        }
        makeup
    }

    fn kind_of(&mut self, edition: &Edition, minima: &Minima, tile: Tile) -> &mut usize {
        let Tile::Letter(letter) = tile else {
            return &mut self.blanks;
        };
        let class = minima.class(edition, letter);
        match (class.is_vowel, class.is_consonant) {
            (true, true) => &mut self.either,
            (true, false) => &mut self.vowels,
            (false, true) => &mut self.consonants,
            (false, false) => &mut self.neither,
        }
    }

    /// Whether the letters that are both can be counted so that everything is held.
    pub(super) fn meets(self, demand: Demand, blank: BlankRole) -> bool {
        (0..=self.either).any(|as_vowels| {
            let vowels = self.vowels + as_vowels;
            let consonants = self.consonants + self.either - as_vowels;
            let is_within = |most: Maximum| vowels <= most.vowels && consonants <= most.consonants;
            demand.most.is_none_or(is_within)
                && self.reaches(demand.least, vowels, consonants, blank)
        })
    }

    /// Whether so many vowels and consonants are enough, blanks added.
    fn reaches(self, least: Minimum, vowels: usize, consonants: usize, blank: BlankRole) -> bool {
        let vowels = least.vowels.saturating_sub(vowels);
        let consonants = least.consonants.saturating_sub(consonants);
        match blank {
            BlankRole::Either => vowels + consonants <= self.blanks,
            BlankRole::Both => vowels.max(consonants) <= self.blanks,
            BlankRole::None => vowels + consonants == 0,
        }
    }

    /// Whether these tiles with so many out of each of these are as wanted.
    pub(super) fn any_with(self, bags: &[(Self, usize)], wanted: &dyn Fn(Self) -> bool) -> bool {
        match bags.split_first() {
            None => wanted(self),
            Some(((bag, count), rest)) => {
                bag.any_of(*count, |drawn| self.with(drawn).any_with(rest, wanted))
            }
        }
    }

    pub(super) fn with(self, other: Self) -> Self {
        Self {
            vowels: self.vowels + other.vowels,
            consonants: self.consonants + other.consonants,
            either: self.either + other.either,
            neither: self.neither + other.neither,
            blanks: self.blanks + other.blanks,
        }
    }

    /// Whether some `size` of these tiles are as wanted: every makeup is tried.
    fn any_of(self, size: usize, wanted: impl Fn(Self) -> bool) -> bool {
        let up_to = |there: usize| 0..=there.min(size);
        up_to(self.vowels).any(|vowels| {
            up_to(self.consonants).any(|consonants| {
                up_to(self.either).any(|either| {
                    up_to(self.blanks).any(|blanks| {
                        let taken = vowels + consonants + either + blanks;
                        let neither = size.checked_sub(taken).filter(|n| *n <= self.neither);
                        neither.is_some_and(|neither| {
                            wanted(Self {
                                vowels,
                                consonants,
                                either,
                                neither,
                                blanks,
                            })
                        })
                    })
                })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::catalogue::embedded as profile;
    use flavita_game::bag::Bag;
    use flavita_game::edition::catalogue::embedded;
    use flavita_game::notation::parse_rack;

    const TWO: Minimum = Minimum {
        vowels: 2,
        consonants: 2,
    };

    const fn at_least(least: Minimum) -> Demand {
        Demand { least, most: None }
    }

    fn holds(rack: &str, blank: BlankRole) -> bool {
        let edition = embedded("ru-scrabble").unwrap();
        let rack = parse_rack(&edition, rack).unwrap();
        let minima = Minima {
            blank,
            ..Minima::default()
        };
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
            let source = Source::of(&edition, &rules, bag, &[]);
            in_force(&rules, &source, round)
        };
        let full = Bag::full(&edition);
        assert_eq!(asked(&full, 1), Some(at_least(TWO)));
        assert_eq!(asked(&full, 16), Some(at_least(late)));
        let left = |tiles: &str| {
            let left = parse_rack(&edition, tiles).unwrap();
            let mut gone = full.counts().clone();
            left.tiles()
                .iter()
                .for_each(|tile| assert!(gone.take(*tile)));
            let mut bag = full.clone();
            bag.take_all(gone.tiles()).unwrap();
            bag
        };
        assert_eq!(asked(&left("АБВГД"), 3), Some(at_least(late)));
        assert_eq!(asked(&left("БВГД"), 3), None, "no vowel is left");
    }
}
