//! How a season counts: rules as values, a TOML file each (`tournaments/seasons/*.toml`).

use crate::season::reading::{ValueFault, broken, read};
use flavita_game::FaultyText;
use serde::{Deserialize, Serialize};

/// The most results of a season that may be counted.
pub const MOST_RESULTS: usize = 1000;
/// The most points that a place may bring.
const MOST_PLACE_POINTS: i64 = 100_000;

/// How the results of a season's tournaments become standings.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct SeasonRule {
    /// Its stable name.
    pub id: String,
    /// What a tournament brings.
    pub points: PointsBy,
    /// How many of a player's results count, his best ones; 0 is all.
    #[serde(default)]
    pub best: usize,
    /// What decides between players with the same sum, in this order.
    pub ties: Vec<SeasonTie>,
    /// The points by place, where these count.
    pub places: Option<PlacePoints>,
}

/// What a tournament brings a player.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PointsBy {
    /// His percentage of the sum of the tops.
    Percentage,
    /// Points by his place.
    Places,
    /// The points of the games.
    Total,
}

/// What decides between equals.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeasonTie {
    /// More tournaments won; a shared first place is one.
    Wins,
    /// The best single result, then the second best, and so on.
    BestResults,
    /// The sum of all results, those that do not count among them.
    AllResults,
}

/// A table of points.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct PlacePoints {
    /// The points of the first place, the second, and so on; behind its end there are none.
    pub table: Vec<i64>,
    /// What everybody who took part has besides.
    #[serde(default)]
    pub taking_part: i64,
    /// What players have who share a place.
    pub equal: EqualPlaces,
}

/// What players have who share a place.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EqualPlaces {
    /// The points of that place, each of them.
    Highest,
    /// The mean of the places that they take up, in hundredths, rounded half up.
    Mean,
}

impl SeasonRule {
    /// Reads and checks a rule.
    ///
    /// # Errors
    /// When the text is no TOML, a key is missing or unknown, or a value is impossible. The error
    /// names every line.
    pub fn parse(text: &str) -> Result<Self, FaultyText> {
        read(text, Self::faults)
    }

    /// How many places behind the decimal mark its points have.
    pub fn decimals(&self) -> usize {
        let is_mean = |places: &PlacePoints| places.equal == EqualPlaces::Mean;
        match self.points {
            PointsBy::Percentage => 2,
            PointsBy::Places if self.places.as_ref().is_some_and(is_mean) => 2,
            PointsBy::Places | PointsBy::Total => 0,
        }
    }

    fn faults(&self) -> Vec<ValueFault> {
        let is_sign = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let is_id = !self.id.is_empty() && self.id.chars().all(is_sign);
        let most = format!("the number of best results is from 0 to {MOST_RESULTS}");
        let is_twice = (1..self.ties.len()).any(|at| self.ties[..at].contains(&self.ties[at]));
        let (needs_places, has_places) = (self.points == PointsBy::Places, self.places.is_some());
        let mut faults = broken([
            (!is_id, "id", "an id has small Latin letters, digits and hyphens"),
            (self.best > MOST_RESULTS, "best", &most),
            (is_twice, "ties", "nothing stands in a list twice"),
            (needs_places && !has_places, "points", "points by place need [places]"),
            (has_places && !needs_places, "places", "only points by place have [places]"),
        ]);
        faults.extend(self.places.iter().flat_map(PlacePoints::faults));
        faults
    }
}

impl PlacePoints {
    fn faults(&self) -> Vec<ValueFault> {
        let mut points = self.table.iter().chain([&self.taking_part]);
        let are_points = points.all(|points| (0..=MOST_PLACE_POINTS).contains(points));
        let is_falling = self.table.is_sorted_by(|before, next| before >= next);
        let range = format!("points are from 0 to {MOST_PLACE_POINTS}");
        broken([
            (!are_points, "places", &range),
            (!is_falling, "places", "a place brings no more than the one before it"),
            (self.table.is_empty(), "places", "a table has places"),
        ])
    }
}

/// Every embedded file, by the id of its rule, in the order in which people are offered them.
pub const EMBEDDED: &[(&str, &str)] =
    embedded!("seasons": "percentage", "places", "total", "trios");

/// The embedded rule of this name.
pub fn embedded(id: &str) -> Option<SeasonRule> {
    let (_, text) = EMBEDDED.iter().find(|(known, _)| *known == id)?;
    Some(SeasonRule::parse(text).expect("a test reads every embedded rule"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_rule_is_sound_and_named_by_its_file() {
        for (id, text) in EMBEDDED {
            let rule = SeasonRule::parse(text);
            assert_eq!(rule.map(|rule| rule.id), Ok((*id).to_owned()));
        }
    }
}
