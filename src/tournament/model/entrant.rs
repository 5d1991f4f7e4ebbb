//! What is known of a player when he is taken in.

use crate::{model::ids::PlayerNumber, model::labels::Labels, model::text::plain};
use serde::{Deserialize, Serialize};

use crate::{model::player::Player, model::text::clean, model::text_fault::TextFault};

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
        let mut categories: Vec<String> = Vec::new();
        for label in self.labels.categories.iter().map(|label| plain(label)) {
            if !label.is_empty() && !categories.contains(&label) {
                categories.push(label);
            }
        }
        Self {
            name: plain(&self.name),
            club: plain(&self.club),
            labels: Labels {
                partner: plain(&self.labels.partner),
                team: plain(&self.labels.team),
                categories,
                membership: self.labels.membership.tidy(),
            },
        }
    }
}

impl Details {
    /// The same in composed letters.
    ///
    /// # Errors
    /// The first text that has hidden characters or is too long.
    pub fn clean(&self) -> Result<Self, TextFault> {
        let Labels { partner, team, categories, membership } = &self.labels;
        let categories: Result<_, _> = categories.iter().map(|one| clean(one)).collect();
        Ok(Self {
            name: clean(&self.name)?,
            club: clean(&self.club)?,
            labels: Labels {
                partner: clean(partner)?,
                team: clean(team)?,
                categories: categories?,
                membership: membership.clean()?,
            },
        })
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
