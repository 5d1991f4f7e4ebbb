//! The form of Duplicate: what is drawn and laid beside the ordinary seven tiles.

use crate::profile::minima::{Minima, Minimum, USUAL_RACK};
use crate::{profile::default::is_default, profile::fault::ProfileFaults};
use flavita_game::{Edition, Letter, SIDE, edition::definition::MOST_POINTS, edition::hand::Hand};
use flavita_game::{edition::hand::ThemeWords, word_label};
use flavita_lexicon::{alphabet::Alphabet, graph::Graph};
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use std::{collections::BTreeMap, collections::BTreeSet, ops::RangeInclusive};

/// What a form changes in the ordinary game.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "forms are combined: each of these changes the game by itself"
)]
pub struct Form {
    /// How many tiles are drawn; none is what the edition says.
    pub rack: Option<usize>,
    /// How many tiles one placement may lay at most; none is the whole rack.
    pub most_laid: Option<usize>,
    /// Points added for laying so many tiles, where they differ from the edition's.
    #[serde(deserialize_with = "read_bonus")]
    pub bonus: BTreeMap<usize, i32>,
    /// The least number of tiles of the first word; none is two, as always.
    pub first_word: Option<usize>,
    /// Where the rack gives no first word of so many tiles, one tile fewer is enough; where it
    /// gives none of those either, two. Otherwise such a rack goes back.
    #[serde(skip_serializing_if = "is_default")]
    pub first_word_eases: bool,
    /// Joker: one blank is always on the rack, and a played blank is replaced by its real tile
    /// while the bag holds it.
    pub joker: bool,
    /// Explosive, as Eliot plays it: the last tile drawn gives way to the letter that the best
    /// placement with a blank in its place makes of that blank, while the bag holds the letter;
    /// else to the blank itself. Where the best placement needs no blank, the tile stays.
    #[serde(skip_serializing_if = "is_default")]
    pub explosive: bool,
    /// Completive, as in Romania: each player adds one tile to the rack, whichever of the bag he
    /// wants (`aidimireanu.freevar.com/PAR7-TUR00.html`). What stays is what is left of the rack.
    #[serde(skip_serializing_if = "is_default")]
    pub completive: bool,
    /// What was not laid stays on the rack, and only what is missing is drawn. Otherwise, and
    /// after a rejected rack, everything goes back and a whole rack is drawn.
    pub keeps_rest: bool,
    /// Vowels and consonants come out of two bags.
    pub two_bags: Option<TwoBags>,
    /// A blank on the board is bought back with the real letter as soon as a rack holds it.
    pub blanks_bought_back: bool,
    /// Whoever has the real letter of a blank on the board may buy it back if he lays it in the same
    /// move; what the placement on the board has bought changes places then.
    #[serde(skip_serializing_if = "is_default")]
    pub blanks_bought_to_lay: bool,
    /// Words of a theme are worth more.
    pub theme: Option<Theme>,
}

/// How many tiles come out of which of two bags.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TwoBags {
    /// So many tiles of a rack come out of the bag of vowels, the others out of the second bag,
    /// which holds consonants, signs that are neither, and blanks.
    pub vowels: usize,
    /// Who says how many.
    #[serde(default, skip_serializing_if = "is_default")]
    pub chosen: Chosen,
}

/// Who says how many vowels a rack out of two bags gets.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chosen {
    /// The rules: always the same number.
    #[default]
    Fixed,
    /// The arbiter, before a rack is drawn; where nobody says anything, as the rules say.
    Arbiter,
    /// Chance: each number from that of the rules up to this one is as likely as the others.
    DrawnUpTo(usize),
}

impl TwoBags {
    /// Always so many vowels.
    pub const fn fixed(vowels: usize) -> Self {
        Self { vowels, chosen: Chosen::Fixed }
    }

    /// The most vowels that chance or the rules can say.
    pub fn most(self) -> usize {
        if let Chosen::DrawnUpTo(most) = self.chosen { most } else { self.vowels }
    }
}

/// Words worth more.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// What it is about, for people.
    pub name: String,
    /// Points added for each such word that a placement makes or changes.
    pub points: i32,
    /// The words, as a person writes them.
    pub words: Vec<String>,
}

/// Reads a table whose keys are numbers: where a log is read, keys are always texts.
fn read_bonus<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<usize, i32>, D::Error> {
    let written = BTreeMap::<String, i32>::deserialize(deserializer)?;
    let number = |(tiles, points): (String, i32)| match tiles.parse() {
        Ok(tiles) => Ok((tiles, points)),
        Err(_) => Err(D::Error::custom(format!("`{tiles}` is no number of tiles"))),
    };
    written.into_iter().map(number).collect()
}

impl Theme {
    /// What a word of the theme brings in the booklets.
    pub const USUAL_POINTS: i32 = 5;

    /// The words of a text, with spaces, commas, semicolons or new lines between them.
    pub fn words_of(text: &str) -> Vec<String> {
        let words = text.split([',', ';']).flat_map(str::split_whitespace);
        words.map(str::to_owned).collect()
    }

    /// Leaves out the words that the list does not have, and gives them.
    pub fn without_unknown(&mut self, edition: &Edition, words: &Graph) -> Vec<String> {
        let alphabet = Alphabet::of(edition);
        let is_known = |word: &String| laid(&alphabet, word).any(|letters| words.contains(letters));
        let (known, unknown) = self.words.drain(..).partition(is_known);
        self.words = known;
        unknown
    }

    /// The words as tiles, in every way in which they can be laid; a word of letters that the
    /// edition has not can never be laid and is passed over.
    fn as_tiles(&self, edition: &Edition) -> ThemeWords {
        let alphabet = Alphabet::of(edition);
        let words = self.words.iter().flat_map(|word| laid(&alphabet, word));
        ThemeWords { points: self.points, words: words.collect() }
    }

    /// The words as people read them: in capitals, each once, those alone that can be laid.
    pub fn shown(&self, edition: &Edition) -> Vec<String> {
        let (alphabet, mut told) = (Alphabet::of(edition), BTreeSet::new());
        let words = self.words.iter().filter_map(|word| laid(&alphabet, word).next());
        let each = words.filter(|letters: &Vec<Letter>| told.insert(letters.clone()));
        each.map(|letters| word_label(edition, letters)).collect()
    }
}

/// Every way in which a word as a person writes it can be laid.
fn laid(alphabet: &Alphabet, word: &str) -> impl Iterator<Item = Vec<Letter>> {
    alphabet.readings(word).0.into_iter().filter_map(|reading| reading.into_iter().collect())
}

impl Form {
    /// What two bags cannot give: what a rack must hold, and how many vowels leave room for it.
    pub fn bags_amiss(&self, minima: &Minima) -> Option<(Minimum, RangeInclusive<usize>)> {
        let two = self.two_bags?;
        let asked =
            |(is_early, least)| (least, minima.vowels(is_early, self.rack.unwrap_or(USUAL_RACK)));
        let early = (minima.early_until > 0).then_some((true, minima.early));
        let mut asked = early.into_iter().chain([(false, minima.late)]).map(asked);
        asked.find(|(_, vowels)| !(vowels.contains(&two.vowels) && vowels.contains(&two.most())))
    }

    /// The edition as this form plays it.
    pub fn play(&self, edition: &Edition) -> Edition {
        let theme = self.theme.as_ref().map(|theme| theme.as_tiles(edition));
        let hand = Hand {
            most_laid: self.most_laid,
            first_word: self.first_word,
            first_word_eases: self.first_word_eases,
            completive: self.completive,
            buys_to_lay: self.blanks_bought_to_lay,
            theme: theme.unwrap_or_default(),
        };
        edition.with_hand(self.rack, &self.bonus, hand)
    }

    pub(super) fn check(&self, minima: &Minima, faults: &mut ProfileFaults) {
        let sizes = [
            ("form.rack", self.rack),
            ("form.most_laid", self.most_laid),
            ("form.first_word", self.first_word),
        ];
        for (key, size) in sizes {
            faults.note_outside(size, 2..=SIDE, key, "this number of tiles");
        }
        faults.note_if(
            self.first_word_eases && self.first_word.is_none(),
            "form.first_word_eases",
            "there is nothing to ease where the first word is like any other",
        );
        let rack = self.rack.map_or(SIDE, |rack| rack + usize::from(self.completive));
        faults.note_if(
            self.most_laid.is_some_and(|most| most > rack),
            "form.most_laid",
            "no more tiles are laid than the rack has",
        );
        faults.note_if(
            self.first_word > self.most_laid.or(self.rack)
                && self.most_laid.or(self.rack).is_some(),
            "form.first_word",
            "the first word has no more tiles than may be laid",
        );
        let is_possible = |(tiles, points): (&usize, &i32)| {
            (1..=SIDE).contains(tiles) && (0..=MOST_POINTS).contains(points)
        };
        faults.note_if(
            !self.bonus.iter().all(is_possible),
            "form.bonus",
            "a bonus is written \"tiles = points\" with 1 to 15 tiles and 0 to 1000 points",
        );
        if let Some((Minimum { vowels, consonants }, fit)) = self.bags_amiss(minima) {
            let (low, high) = (fit.start(), fit.end());
            let reason = format!(
                "a rack must hold {vowels} vowels and {consonants} consonants; so from {low} to {high} vowels are drawn"
            );
            faults.note_if(true, "form.two_bags", &reason);
        }
        faults.note_if(
            self.two_bags.is_some_and(|bags| bags.most() < bags.vowels),
            "form.two_bags",
            "the number of vowels is drawn from the lower one to the higher one",
        );
        let buys = self.blanks_bought_back || self.blanks_bought_to_lay;
        faults.note_if(
            self.blanks_bought_back && self.blanks_bought_to_lay,
            "form.blanks_bought_to_lay",
            "a blank is bought back either by every rack that can or by whoever lays it",
        );
        faults.note_if(
            self.joker && buys,
            "form.blanks_bought_back",
            "with the joker every blank is replaced at once; there is nothing to buy back",
        );
        faults.note_if(
            self.explosive && (self.joker || self.two_bags.is_some() || buys),
            "form.explosive",
            "the last tile drawn is chosen; that goes neither with the joker nor with two bags nor with blanks bought back",
        );
        faults.note_if(
            self.completive && (self.joker || self.explosive || buys),
            "form.completive",
            "the last tile is each player's choice; that goes neither with the joker nor with the explosive game nor with blanks bought back",
        );
        if let Some(theme) = &self.theme {
            let what = "the points of a theme word";
            faults.note_outside(theme.points, 1..=MOST_POINTS, "form.theme.points", what);
            let reason = "a theme has words";
            faults.note_if(theme.words.is_empty(), "form.theme.words", reason);
        }
    }
}
