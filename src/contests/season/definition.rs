//! A season as its file says it: which tournaments, by which rule, who is who.

use crate::season::rule::{EMBEDDED, MOST_RESULTS, SeasonRule, embedded};
use crate::season::stage::{Stage, StageLine};
use crate::season::{name_key::key, reading::ValueFault, reading::broken, reading::read};
use flavita_game::FaultyText;
use flavita_tournament::model::{PlayerNumber, text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use strum::EnumString;

/// A season of a club.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Season {
    /// Its name.
    pub name: String,
    /// The id of its rule.
    pub rule: String,
    /// How many results count, where it is not as the rule says; 0 is all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<usize>,
    /// Which tournaments belong to it.
    pub take: Take,
    /// The year, where those of a year do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub year: Option<u16>,
    /// The chosen ones, where chosen ones do: the name in addresses of any game of each.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub tournaments: BTreeSet<String>,
    /// Names that are one person's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub merges: Vec<Merge>,
    /// Players who are called otherwise here than in their tournament.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub splits: Vec<Split>,
    /// Names that look like one person's and are two people's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strangers: Vec<Strangers>,
}

/// Which tournaments belong to a season.
#[derive(Clone, Copy, Debug, Default, Deserialize, EnumString, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Take {
    /// Every one of the folder.
    #[default]
    All,
    /// Those of a year.
    Year,
    /// Chosen ones.
    Chosen,
}

/// A name that is another one's.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Merge {
    /// The name that goes.
    pub name: String,
    /// The name that stays.
    pub into: String,
}

/// A player of one tournament who is called otherwise in the season: of two people of one name,
/// one gets another name.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Split {
    /// The name in addresses of a game of his tournament.
    pub tournament: String,
    /// His number there.
    pub number: PlayerNumber,
    /// His name there; where it is another one by now, this does not hold.
    pub player: String,
    /// What he is called here.
    pub name: String,
}

/// Two people whose names look like one person's.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Strangers {
    /// One of them.
    pub one: String,
    /// The other.
    pub other: String,
}

impl Split {
    /// Whether this player of a tournament is split off.
    pub(super) fn is_of(&self, stage: &Stage, player: &StageLine) -> bool {
        self.number == player.number
            && stage.games.contains(&self.tournament)
            && key(&self.player) == key(&player.name)
    }
}

impl Strangers {
    /// Whether these are their names, in either order.
    pub fn are(&self, one: &str, other: &str) -> bool {
        let known = [key(&self.one), key(&self.other)];
        known == [key(one), key(other)] || known == [key(other), key(one)]
    }
}

impl Season {
    /// A season of all tournaments by the first rule.
    pub fn new(name: &str) -> Self {
        Self { name: name.to_owned(), rule: EMBEDDED[0].0.to_owned(), ..Self::default() }
    }

    /// Reads and checks a season's file.
    ///
    /// # Errors
    /// When the text is no TOML, a key is missing or unknown, or a value is impossible. The error
    /// names every line.
    pub fn parse(text: &str) -> Result<Self, FaultyText> {
        read(text, Self::faults)
    }

    /// Its file.
    pub fn to_text(&self) -> String {
        toml::to_string(self).expect("names, numbers and lists of them can be written")
    }

    /// Its rule, with its own number of best results.
    pub fn rule(&self) -> SeasonRule {
        let rule = embedded(&self.rule).expect("the rule's name was checked");
        SeasonRule { best: self.best.unwrap_or(rule.best), ..rule }
    }

    /// Whether a tournament belongs to it.
    pub fn takes(&self, stage: &Stage) -> bool {
        match self.take {
            Take::All | Take::Year if stage.is_of_tables() => false,
            Take::All => true,
            Take::Year => {
                let year = stage.date.split('-').next().and_then(|year| year.parse().ok());
                year == self.year
            }
            Take::Chosen => stage.games.iter().any(|id| self.tournaments.contains(id)),
        }
    }

    /// What is wrong with it: the key and what it must be.
    pub fn faults(&self) -> Vec<ValueFault> {
        let known: Vec<&str> = EMBEDDED.iter().map(|(id, _)| *id).collect();
        let (rule, known) = (&self.rule, known.join(", "));
        let no_rule = format!("there is no rule \"{rule}\": the rules are {known}");
        let most = format!("the number of best results is from 0 to {MOST_RESULTS}");
        let has_year = self.year.is_some_and(|year| (1970..=9999).contains(&year));
        let needs_year = self.take == Take::Year || self.year.is_some();
        let mut paired = self.merges.iter().flat_map(|one| [&one.name, &one.into]);
        let keys: BTreeSet<String> = self.merges.iter().map(|one| key(&one.name)).collect();
        let mut strangers = self.strangers.iter().flat_map(|two| [&two.one, &two.other]);
        let are_strangers = strangers.all(|name| is_name(name));
        let is_named = |one: &Split| is_name(&one.name) && is_name(&one.player);
        let are_splits = self.splits.iter().all(is_named);
        let seat = |one: &Split| (one.tournament.clone(), one.number, key(&one.player));
        let seats: BTreeSet<_> = self.splits.iter().map(seat).collect();
        let (merges, splits) = (self.merges.len(), self.splits.len());
        broken([
            (!is_name(&self.name), "name", "a season has a name"),
            (embedded(rule).is_none(), "rule", &no_rule),
            (self.best > Some(MOST_RESULTS), "best", &most),
            (needs_year && !has_year, "year", "a year has four digits, from 1970"),
            (!paired.all(|name| is_name(name)), "merges", "a merge has two names that can be read"),
            (keys.len() < merges, "merges", "a name is merged once"),
            (self.goes_round(), "merges", "the merges go round in a circle"),
            (!are_strangers, "strangers", "strangers have two names that can be read"),
            (!are_splits, "splits", "a split has two names that can be read"),
            (seats.len() < splits, "splits", "a player of a tournament is split off once"),
        ])
    }

    /// Whether a name leads back to itself.
    fn goes_round(&self) -> bool {
        let next = |name: &str| {
            let mut merges = self.merges.iter();
            merges.find(|one| key(&one.name) == name).map(|one| key(&one.into))
        };
        self.merges.iter().any(|one| {
            let mut name = Some(key(&one.name));
            for _ in 0..=self.merges.len() {
                name = name.and_then(|name| next(&name));
            }
            name.is_some()
        })
    }
}

fn is_name(name: &str) -> bool {
    // Names of pairs are two with a stroke between.
    let mut parts = name.split(" / ");
    parts.all(|part| text::clean(part).is_ok_and(|part| !part.is_empty()))
}
