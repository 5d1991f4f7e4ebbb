//! What is asked of a rack, and whether tiles hold it.

use crate::profile::minima::{BlankRole, Maximum, Minima, Minimum};
use flavita_game::{Edition, LetterClass, Tile};

/// What is asked of the rack of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demand {
    /// At least this.
    pub least: Minimum,
    /// At most this; none is no limit.
    pub most: Option<Maximum>,
}

/// What a set of tiles is made of, as far as minima care.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, derive_more::Add)]
pub(crate) struct Makeup {
    pub(crate) vowels: usize,
    pub(crate) consonants: usize,
    pub(crate) either: usize,
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

impl Demand {
    /// Any rack will do.
    pub const NOTHING: Self = Self { least: Minimum { vowels: 0, consonants: 0 }, most: None };
}

impl Makeup {
    pub(crate) fn of(
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
        let Tile::Letter(letter) = tile else { return &mut self.blanks };
        match minima.class(edition, letter) {
            LetterClass::Both => &mut self.either,
            LetterClass::Vowel => &mut self.vowels,
            LetterClass::Consonant => &mut self.consonants,
            LetterClass::Neither => &mut self.neither,
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
                bag.any_of(*count, |drawn| (self + drawn).any_with(rest, wanted))
            }
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
                            wanted(Self { vowels, consonants, either, neither, blanks })
                        })
                    })
                })
            })
        })
    }
}
