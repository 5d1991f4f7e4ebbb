//! The players, what is known of each, and who is to be taken in.

use crate::{model::ids::PlayerNumber, model::ids::RoundNumber, profile::default::is_default};
use crate::{model::refusal::TextFault, model::text, model::text::plain};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The largest number of a player.
pub const HIGHEST_NUMBER: PlayerNumber = PlayerNumber(9999);

/// The last round of which an absence can be noted.
pub const LAST_ROUND: RoundNumber = RoundNumber(999);

/// A player of a tournament, or a pair that plays under one number.
#[derive(Clone, Debug, PartialEq, Eq, derive_more::Deref)]
pub struct Player {
    /// The number that stands on his table and on his slips.
    pub number: PlayerNumber,
    /// What is known of him, read as if it stood here.
    #[deref]
    pub details: Details,
    /// The first round in which he plays, from 1.
    pub from_round: RoundNumber,
    /// The last round in which he played, where he left before the end.
    pub until_round: Option<RoundNumber>,
    /// The rounds between that he misses.
    pub missed: BTreeSet<RoundNumber>,
}

impl Player {
    /// Somebody who plays from this round on.
    pub fn new(number: PlayerNumber, details: Details, from_round: RoundNumber) -> Self {
        Self { number, details, from_round, until_round: None, missed: BTreeSet::new() }
    }

    /// Whether he plays in this round.
    pub fn plays_in(&self, round: RoundNumber) -> bool {
        self.from_round <= round
            && self.until_round.is_none_or(|last| round <= last)
            && !self.missed.contains(&round)
    }

    /// His name, of a pair both: `Ada / Van`.
    pub fn full_name(&self) -> String {
        let partner = &self.labels.partner;
        if partner.is_empty() { self.name.clone() } else { format!("{} / {partner}", self.name) }
    }

    /// After this round he plays in all or in none.
    pub(crate) fn last_turn(&self) -> RoundNumber {
        let missed = self.missed.last().copied();
        let turns = [Some(self.from_round), self.until_round, missed];
        turns.into_iter().flatten().max().unwrap_or_default()
    }
}

/// What else is known of a player than his name and club.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Labels {
    /// The second name of a pair; empty for a player alone.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub partner: String,
    /// His team; empty where he has none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub team: String,
    /// His categories, in the order in which they were named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<String>,
    /// What his federation knows of him.
    #[serde(default, skip_serializing_if = "is_default")]
    pub membership: Membership,
}

/// What a federation's list says of a player beside name, club and category, as it is written
/// there. Nothing of it changes the game; what is empty is not known.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(default)]
pub struct Membership {
    /// The number of his licence.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub licence: String,
    /// Which part of his name, at its end, is the given one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub given: String,
    /// His series, such as `4B`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub series: String,
    /// His rating at Duplicate.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rating: String,
    /// His nationality, in the list's letters for it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub nationality: String,
}

impl Membership {
    /// Family name and given names of a player who is called so.
    ///
    /// The given ones are those that are noted, where the name still ends with them. Else the
    /// family name is what alone is written in capitals at the beginning, or the first word; the last
    /// one where people name the family last.
    ///
    /// ```
    /// use flavita_tournament::model::player::Membership;
    /// let noted = Membership { given: "Anne".to_owned(), ..Membership::default() };
    /// assert_eq!(noted.parts("Le Goff Anne", true), ("Le Goff", "Anne"));
    /// assert_eq!(noted.parts("Le Goff Marie", true), ("Le", "Goff Marie"));
    /// let nothing = Membership::default();
    /// assert_eq!(nothing.parts("DE LA TOUR Jean", false), ("DE LA TOUR", "Jean"));
    /// assert_eq!(nothing.parts("Ada", true), ("Ada", ""));
    /// assert_eq!(nothing.parts("Ada Maria Veen", false), ("Veen", "Ada Maria"));
    /// ```
    pub fn parts<'a>(&self, name: &'a str, is_family_first: bool) -> (&'a str, &'a str) {
        let noted = name.strip_suffix(self.given.as_str());
        let noted = noted.and_then(|family| family.strip_suffix(' '));
        if let Some(family) = noted.filter(|_| !self.given.is_empty()) {
            return (family, &name[family.len() + 1..]);
        }
        let ends = name.match_indices(' ').map(|(end, _)| end);
        let is_capital = |end: &usize| !name[..*end].chars().any(char::is_lowercase);
        let has_small = name.chars().any(char::is_lowercase);
        let capitals = ends.clone().take_while(is_capital).last().filter(|_| has_small);
        if let (None, false, Some((given, family))) =
            (capitals, is_family_first, name.rsplit_once(' '))
        {
            return (family, given);
        }
        let end = capitals.or_else(|| ends.clone().next());
        let (family, given) = name.split_at(end.unwrap_or(name.len()));
        (family, given.trim_start())
    }
}

/// Everything about a player that can be changed but his number.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Details {
    /// His name; of a pair the first one.
    pub name: String,
    /// His club or town; may be empty.
    pub club: String,
    /// What else is known.
    #[serde(flatten)]
    pub labels: Labels,
}

impl Details {
    /// The same without spaces that say nothing, without empty categories and none of them twice.
    pub fn tidy(&self) -> Self {
        let mut tidy = self.clone();
        tidy.texts_mut().for_each(|text| *text = plain(text));
        let mut seen = BTreeSet::from([String::new()]);
        tidy.labels.categories.retain(|label| seen.insert(label.clone()));
        tidy
    }

    /// The same in composed letters.
    ///
    /// # Errors
    /// The first text that has hidden characters or is too long.
    pub fn clean(&self) -> Result<Self, TextFault> {
        let mut clean = self.clone();
        for text in clean.texts_mut() {
            *text = text::clean(text)?;
        }
        Ok(clean)
    }

    /// Every text that people wrote.
    fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let Labels { partner, team, categories, membership } = &mut self.labels;
        let Membership { licence, given, series, rating, nationality } = membership;
        let first = [&mut self.name, &mut self.club, partner, team].into_iter();
        let last = [licence, given, series, rating, nationality];
        first.chain(categories).chain(last)
    }
}

/// Somebody to be taken in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// His number; the next free one where it is open.
    pub number: Option<PlayerNumber>,
    /// What is known of him.
    pub details: Details,
}

impl Entrant {
    /// Somebody of whom name and club are known.
    pub fn plain(number: Option<PlayerNumber>, name: &str, club: &str) -> Self {
        let (name, club) = (name.to_owned(), club.to_owned());
        let labels = Labels::default();
        Self { number, details: Details { name, club, labels } }
    }
}
