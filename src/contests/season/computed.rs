//! A season reckoned up: its tournaments, its people, its standings and its rating.

use std::collections::BTreeSet;

use crate::season::{definition::Season, definition::Take, people::People, people::people};
use crate::season::{rating::RatingLine, rating::rating, rule::SeasonRule};
use crate::season::{stage::Progress, stage::Stage, table::SeasonLine, table::season_table};

/// A season with all that follows from its tournaments.
#[derive(Clone, Debug)]
pub struct ComputedSeason<'a> {
    /// The season.
    pub season: &'a Season,
    /// Its rule, with its own number of best results.
    pub rule: SeasonRule,
    /// Its tournaments of which something counts, in order.
    pub stages: Vec<&'a Stage>,
    /// Who is who.
    pub people: People,
    /// The standings.
    pub table: Vec<SeasonLine>,
    /// The rating.
    pub rating: Vec<RatingLine>,
    /// Chosen tournaments that are not in the folder.
    pub missing: Vec<&'a str>,
}

impl ComputedSeason<'_> {
    /// Whether every tournament is final.
    pub fn is_final(&self) -> bool {
        let mut stages = self.stages.iter();
        stages.all(|stage| stage.progress == Progress::Final)
    }
}

/// Reckons a season up out of the tournaments of its folder.
pub fn compute<'a>(season: &'a Season, stages: &'a [Stage]) -> ComputedSeason<'a> {
    let rule = season.rule();
    let known: BTreeSet<&str> =
        stages.iter().flat_map(|stage| stage.games.iter().map(String::as_str)).collect();
    let chosen = season.tournaments.iter().map(String::as_str);
    let chosen = chosen.filter(|_| season.take == Take::Chosen);
    let missing = chosen.filter(|id| !known.contains(id)).collect();
    let stages: Vec<&Stage> =
        stages.iter().filter(|stage| stage.counts() && season.takes(stage)).collect();
    let people = people(season, &stages);
    ComputedSeason {
        table: season_table(&rule, &stages, &people.persons),
        rating: rating(&stages, &people.persons),
        season,
        rule,
        stages,
        people,
        missing,
    }
}
