//! What is known of a player when he is taken in.

use crate::{
    model::ids::PlayerNumber, model::labels::Labels, model::membership::Membership,
    model::player::Player, model::text, model::text::plain, model::text_fault::TextFault,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

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

impl From<&Player> for Details {
    fn from(player: &Player) -> Self {
        Self { name: player.name.clone(), club: player.club.clone(), labels: player.labels.clone() }
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
