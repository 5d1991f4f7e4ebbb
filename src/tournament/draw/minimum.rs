//! The least number of vowels and consonants on a rack, and whether the bag can still give it.

use serde::{Deserialize, Serialize};

use crate::game::bag::Bag;
use crate::game::edition::definition::Edition;
use crate::game::letter::Tile;
use crate::game::rack::TileCounts;

/// At least so many vowels and so many consonants.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Minimum {
    /// The least number of vowels.
    pub vowels: usize,
    /// The least number of consonants.
    pub consonants: usize,
}

/// The least number of vowels and consonants on a rack, by rack.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Minima {
    /// Up to and with rack [`early_until`](Self::early_until).
    pub early: Minimum,
    /// The last rack, from 1, of which the early minimum is asked.
    pub early_until: u32,
    /// From then on, and where the bag cannot give the early one.
    pub late: Minimum,
    /// What a blank counts as.
    pub blank: BlankRole,
}

impl Default for Minima {
    /// The booklets' rule: 2 and 2 to rack 15, then 1 and 1.
    fn default() -> Self {
        Self {
            early: Minimum {
                vowels: 2,
                consonants: 2,
            },
            early_until: 15,
            late: Minimum {
                vowels: 1,
                consonants: 1,
            },
            blank: BlankRole::Either,
        }
    }
}

/// What a blank counts as in a minimum.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BlankRole {
    /// One vowel or one consonant, whichever is missing.
    Either,
    /// One vowel and one consonant at once.
    Both,
}

/// What a set of tiles is made of, as far as minima care.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Makeup {
    vowels: usize,
    consonants: usize,
    either: usize,
    neither: usize,
    blanks: usize,
}

/// Whether a rack holds the minimum.
#[must_use]
pub fn meets(edition: &Edition, tiles: &[Tile], minimum: Minimum, blank: BlankRole) -> bool {
    Makeup::of(edition, tiles.iter().copied()).meets(minimum, blank)
}

/// The minimum that the rack of this round must hold, given what the bag can still give.
///
/// The early minimum where the round asks for it and some rack holds it, else the late one where
/// some rack holds that, else `None`: the game is over. Decided by counting.
#[must_use]
pub fn in_force(edition: &Edition, minima: &Minima, bag: &Bag, round: u32) -> Option<Minimum> {
    let makeup = Makeup::of(edition, bag.counts().tiles());
    let size = edition.rack_size().min(bag.total());
    let possible = |minimum: &Minimum| makeup.can_give(size, *minimum, minima.blank);
    let early = Some(minima.early).filter(|_| round <= minima.early_until);
    early
        .filter(possible)
        .or_else(|| Some(minima.late).filter(possible))
        .filter(|_| size > 0)
}

/// Whether tiles of the bag can be added to `laid` (tiles of the bag too) until the rack has
/// `size` tiles and holds the minimum.
#[must_use]
pub fn can_be_filled(
    edition: &Edition,
    bag: &TileCounts,
    laid: &[Tile],
    size: usize,
    minimum: Minimum,
    blank: BlankRole,
) -> bool {
    let mut rest = bag.clone();
    if laid.len() > size || !laid.iter().all(|tile| rest.take(*tile)) {
        return false;
    }
    let laid_makeup = Makeup::of(edition, laid.iter().copied());
    let rest = Makeup::of(edition, rest.tiles());
    rest.any_of(size - laid.len(), |added| {
        laid_makeup.with(added).meets(minimum, blank)
    })
}

impl Makeup {
    fn of(edition: &Edition, tiles: impl Iterator<Item = Tile>) -> Self {
        let mut makeup = Self::default();
        for tile in tiles {
            *makeup.kind_of(edition, tile) += 1;
        }
        makeup
    }

    fn kind_of(&mut self, edition: &Edition, tile: Tile) -> &mut usize {
        let Tile::Letter(letter) = tile else {
            return &mut self.blanks;
        };
        let class = edition.kind(letter).class;
        match (class.is_vowel, class.is_consonant) {
            (true, true) => &mut self.either,
            (true, false) => &mut self.vowels,
            (false, true) => &mut self.consonants,
            (false, false) => &mut self.neither,
        }
    }

    fn meets(self, minimum: Minimum, blank: BlankRole) -> bool {
        let missing = |needed: usize, there: usize| needed.saturating_sub(there);
        let vowels = missing(minimum.vowels, self.vowels);
        let consonants = missing(minimum.consonants, self.consonants);
        match blank {
            BlankRole::Either => vowels + consonants <= self.either + self.blanks,
            BlankRole::Both => {
                missing(vowels, self.blanks) + missing(consonants, self.blanks) <= self.either
            }
        }
    }

    /// Whether some `size` of these tiles hold the minimum.
    fn can_give(self, size: usize, minimum: Minimum, blank: BlankRole) -> bool {
        self.any_of(size, |makeup| makeup.meets(minimum, blank))
    }

    fn with(self, other: Self) -> Self {
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
    use crate::game::edition::catalogue::embedded;
    use crate::game::notation::parse_rack;

    const TWO: Minimum = Minimum {
        vowels: 2,
        consonants: 2,
    };

    fn holds(rack: &str, blank: BlankRole) -> bool {
        let edition = embedded("ru-scrabble").unwrap();
        let rack = parse_rack(&edition, rack).unwrap();
        meets(&edition, rack.tiles(), TWO, blank)
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
        let minima = Minima::default();
        let mut bag = Bag::full(&edition);
        assert_eq!(in_force(&edition, &minima, &bag, 1), Some(TWO));
        assert_eq!(in_force(&edition, &minima, &bag, 16), Some(minima.late));
        let left = parse_rack(&edition, "АБВГД").unwrap();
        let mut gone = bag.counts().clone();
        left.tiles()
            .iter()
            .for_each(|tile| assert!(gone.take(*tile)));
        bag.take_all(gone.tiles().collect::<Vec<_>>()).unwrap();
        assert_eq!(in_force(&edition, &minima, &bag, 3), Some(minima.late));
        bag.take_all(parse_rack(&edition, "А").unwrap().tiles().to_vec())
            .unwrap();
        assert_eq!(
            in_force(&edition, &minima, &bag, 3),
            None,
            "no vowel is left"
        );
    }
}
