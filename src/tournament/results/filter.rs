//! Some of the players: those of a category, of a club.

use crate::{model::Player, model::PlayerNumber, results::standings::Standings, state::Tournament};
use serde::Deserialize;
use std::collections::BTreeSet;

/// Whom a table shows; an empty text asks for nothing.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct Filter {
    /// Those who have this category.
    pub category: String,
    /// Those of this club.
    pub club: String,
}

impl Filter {
    /// Whether everybody is shown.
    pub fn is_open(&self) -> bool {
        self.category.is_empty() && self.club.is_empty()
    }

    /// Whether a player is shown.
    pub fn takes(&self, player: &Player) -> bool {
        let has = |label: &String| *label == self.category;
        let in_category = self.category.is_empty() || player.labels.categories.iter().any(has);
        in_category && (self.club.is_empty() || self.club == player.club)
    }

    /// The standings of those who are shown, with ranks of their own.
    pub fn of(&self, state: &Tournament, standings: Standings) -> Standings {
        if self.is_open() {
            return standings;
        }
        let takes =
            |number: &PlayerNumber| state.players.get(number).is_some_and(|p| self.takes(p));
        standings.among(|line| takes(&line.player), &state.profile.ranking)
    }
}

/// Every category that some player has, in alphabetical order.
pub fn categories(state: &Tournament) -> Vec<String> {
    let players = state.players.values();
    let labels: BTreeSet<&String> = players.flat_map(|p| &p.labels.categories).collect();
    labels.into_iter().cloned().collect()
}

/// Every club that some player has, in alphabetical order.
pub fn clubs(state: &Tournament) -> Vec<String> {
    let clubs: BTreeSet<&String> = state.players.values().map(|player| &player.club).collect();
    clubs.into_iter().filter(|club| !club.is_empty()).cloned().collect()
}
