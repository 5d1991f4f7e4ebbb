//! What a rack is made of: what lies on it from the beginning, and what comes out of which bag.
//!
//! In the ordinary game that is one bag with everything. With the joker a blank lies on the rack
//! and the other blanks stay aside; with two bags so many tiles come out of each. In the explosive
//! game blanks stay aside, too, while there are letters enough: one of them chooses the last tile.

use crate::draw::demand::{Demand, Makeup};
use crate::model::{Chance, Refusal, RoundNumber};
use crate::profile::{definition::Profile, form::Chosen, form::Form};
use flavita_game::{Bag, Edition, Tile, TileCounts, rack_text};

/// What a rack is made of.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    edition: &'a Edition,
    rules: &'a Profile,
    /// How many vowels come out of two bags, where it is known.
    vowels: Option<usize>,
    /// What lies on every rack.
    pub fixed: Vec<Tile>,
    /// The bags, each with how many tiles come out of it.
    pub bags: Vec<(Bag, usize)>,
}

impl<'a> Source<'a> {
    /// What the next rack is made of, given the tiles that are not on the board, and those of
    /// them that stayed on the rack. `vowels` come out of two bags where it was said how many, else
    /// as many as the rules say.
    ///
    /// # Panics
    /// When the bag does not hold what stayed on the rack.
    pub fn of(
        edition: &'a Edition,
        rules: &'a Profile,
        bag: &Bag,
        rest: &[Tile],
        vowels: Option<usize>,
    ) -> Self {
        let is_joker = |tile| rules.form.joker && tile == Tile::Blank;
        let fixed = lying(&rules.form, bag, rest);
        let mut drawn = bag.clone();
        drawn.take_all(fixed.iter().copied()).expect("what stayed on the rack is not on the board");
        let mut source = Self { edition, rules, vowels, bags: Vec::new(), fixed };
        let mut drawn = drawn.of_kind(|tile| !is_joker(tile));
        let letters = drawn.of_kind(|tile| tile != Tile::Blank);
        if rules.form.explosive && source.fixed.len() + letters.total() >= edition.rack_size {
            drawn = letters;
        }
        source.share_out(&drawn);
        source
    }

    /// Says how many tiles come out of which bag.
    fn share_out(&mut self, drawn: &Bag) {
        let size = self.edition.rack_size - self.fixed.len();
        let size = size.min(drawn.total());
        let Some(two) = self.rules.form.two_bags else {
            self.bags = vec![(drawn.clone(), size)];
            return;
        };
        let is_vowel = |tile: &Tile| is_vowel(self.edition, self.rules, *tile);
        let there = self.fixed.iter().filter(|tile| is_vowel(tile)).count();
        let vowels = drawn.of_kind(|tile| is_vowel(&tile));
        let others = drawn.of_kind(|tile| !is_vowel(&tile));
        let wanted = self.vowels.unwrap_or(two.vowels).saturating_sub(there);
        let of_others = size - wanted.min(vowels.total()).min(size);
        let of_others = of_others.min(others.total());
        self.bags = vec![(vowels, size - of_others), (others, of_others)];
    }

    /// How many tiles the rack has.
    pub fn size(&self) -> usize {
        let drawn: usize = self.bags.iter().map(|(_, count)| count).sum();
        self.fixed.len() + drawn
    }

    /// The tiles of one attempt: what lies on the rack, then what is drawn, bag by bag.
    pub fn draw(&self, chance: &Chance, round: RoundNumber, attempt: u32) -> Vec<Tile> {
        let drawn = chance.draw_out_of(round, attempt, &self.bags);
        [self.fixed.clone(), drawn].concat()
    }

    /// Every tile that a rack can hold.
    pub fn tiles(&self) -> TileCounts {
        let bags = self.bags.iter().filter(|(_, count)| *count > 0);
        let drawn = bags.flat_map(|(bag, _)| bag.counts().tiles());
        self.fixed.iter().copied().chain(drawn).collect()
    }

    /// Whether some rack holds what is asked. Decided by counting.
    pub(crate) fn can_give(&self, demand: Demand) -> bool {
        self.can_add(&[], demand)
    }

    /// Whether some rack holds these tiles and what is asked. Decided by counting.
    pub(crate) fn can_add(&self, laid: &[Tile], demand: Demand) -> bool {
        let Some(rest) = self.without(laid) else { return false };
        let minima = &self.rules.minima;
        let makeup = |tiles: &[Tile]| Makeup::of(self.edition, minima, tiles.iter().copied());
        let bags: Vec<(Makeup, usize)> = rest
            .bags
            .iter()
            .map(|(bag, count)| (Makeup::of(self.edition, minima, bag.counts().tiles()), *count))
            .collect();
        let begun = makeup(laid) + makeup(&rest.fixed);
        begun.any_with(&bags, &|whole| whole.meets(demand, minima.blank))
    }

    /// Checks that a rack from the bag can have been drawn.
    ///
    /// # Errors
    /// When a tile is missing that lies on every rack, or the bags gave other numbers.
    pub fn check(&self, tiles: &[Tile]) -> Result<(), Refusal> {
        let mut drawn: TileCounts = tiles.iter().copied().collect();
        if !self.fixed.iter().all(|tile| drawn.take(*tile)) {
            let begins = rack_text(self.edition, &self.fixed);
            return Err(Refusal::RackBegins(begins));
        }
        if self.rules.form.joker && drawn.blanks() > 0 {
            return Err(Refusal::NotInBag(rack_text(self.edition, &[Tile::Blank])));
        }
        let [(_, wanted), _] = self.bags.as_slice() else { return Ok(()) };
        let vowels = drawn.tiles().filter(|tile| is_vowel(self.edition, self.rules, *tile));
        let (given, wanted) = (vowels.count(), *wanted);
        if given == wanted { Ok(()) } else { Err(Refusal::RackVowels { given, wanted }) }
    }

    /// How many vowels a hall drew that has drawn these tiles by hand: where chance says the number,
    /// the hall has drawn that as well.
    pub fn vowels_by_hand(&self, tiles: &[Tile]) -> Option<usize> {
        let two = self.rules.form.two_bags?;
        let vowels = tiles.iter().filter(|tile| is_vowel(self.edition, self.rules, **tile));
        Some(vowels.count().clamp(two.vowels, two.most()))
    }

    /// What is left when these tiles have been drawn; `None` where no rack holds them.
    fn without(&self, tiles: &[Tile]) -> Option<Self> {
        let mut rest = self.clone();
        for tile in tiles {
            if let Some(at) = rest.fixed.iter().position(|fixed| fixed == tile) {
                rest.fixed.remove(at);
                continue;
            }
            let holds = |(bag, count): &&mut (Bag, usize)| *count > 0 && bag.counts().of(*tile) > 0;
            let (bag, count) = rest.bags.iter_mut().find(holds)?;
            bag.take_all([*tile]).ok()?;
            *count -= 1;
        }
        Some(rest)
    }
}

/// What lies on a rack before anything is drawn: the joker, then what stayed.
pub fn lying(form: &Form, bag: &Bag, rest: &[Tile]) -> Vec<Tile> {
    let is_joker = |tile| form.joker && tile == Tile::Blank;
    let joker = (form.joker && bag.counts().blanks() > 0).then_some(Tile::Blank);
    let rest = rest.iter().copied().filter(|tile| !is_joker(*tile));
    joker.into_iter().chain(rest).collect()
}

/// How many tiles of a rack lay there before the others were drawn: what stayed with the joker,
/// where it begins with them, else the joker.
///
/// What stays goes back with a rejected rack; a prepared game, another hall or a written game does
/// not tell of those.
pub fn stayed(form: &Form, bag: &Bag, rest: &[Tile], drawn: &[Tile]) -> usize {
    let beginning = |rest: &[Tile]| {
        let lying = lying(form, bag, rest);
        drawn.starts_with(&lying).then_some(lying.len())
    };
    let with_rest = beginning(rest).or_else(|| beginning(&[]));
    with_rest.unwrap_or(0)
}

/// How many vowels chance gives the rack of a round, where it says so; attempts that go back change
/// nothing about it.
pub fn vowels_by_chance(form: &Form, chance: &Chance, round: RoundNumber) -> Option<usize> {
    let two = form.two_bags.filter(|two| matches!(two.chosen, Chosen::DrawnUpTo(_)))?;
    let more = u32::try_from(two.most().saturating_sub(two.vowels)).unwrap_or(0);
    let [more] = chance.numbers(round, [more + 1]);
    Some(two.vowels + usize::try_from(more).expect("32 bits fit"))
}

/// Whether a tile comes out of the bag of vowels.
pub fn is_vowel(edition: &Edition, rules: &Profile, tile: Tile) -> bool {
    match tile {
        Tile::Letter(letter) => rules.minima.class(edition, letter).is_vowel(),
        Tile::Blank => false,
    }
}
