//! The seasons of the folder, and one of them.

use serde::Serialize;

use crate::page::Page;

/// `GET /seasons`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SeasonsPage {
    /// The seasons.
    pub seasons: Vec<SeasonRow>,
    /// The name that was typed for a new one.
    pub name: String,
    /// Why no new one was made; empty where nothing is wrong.
    pub fault: String,
}

/// A season of the list.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SeasonRow {
    /// Its page.
    pub href: String,
    /// Its name; that of its file where this cannot be read.
    pub name: String,
    /// By which rule it counts, or that it cannot be shown.
    pub details: String,
    /// Whether its file can be read.
    pub is_readable: bool,
}

/// `GET /seasons/{id}`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SeasonPage {
    /// The season's name in addresses.
    pub season: String,
    /// Its name.
    pub name: String,
    /// How many tournaments, in a line.
    pub details: String,
    /// What has to be known before anybody reads ranks.
    pub warnings: Vec<String>,
    /// How it counts, in a paragraph.
    pub rule: String,
    /// The standings and the rating.
    pub tables: SeasonTables,
    /// How ratings come about, in a paragraph.
    pub rating_what: String,
}

/// The tables of a season.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SeasonTables {
    /// The tournaments, a column each.
    pub stages: Vec<StageColumn>,
    /// The standings.
    pub rows: Vec<SeasonRowView>,
    /// Whether some result does not count.
    pub has_dropped: bool,
    /// The rating.
    pub rating: Vec<RatingRow>,
}

/// A tournament's column.
#[derive(Debug, Clone, Default, Serialize)]
pub struct StageColumn {
    /// Its name.
    pub name: String,
    /// Its date, in words.
    pub date: String,
    /// Its own standings.
    pub href: String,
    /// Whether it is not final yet.
    pub is_provisional: bool,
}

/// A player's line of the standings.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SeasonRowView {
    /// The rank.
    pub rank: String,
    /// The name.
    pub name: String,
    /// The results; a dash where he did not come.
    pub results: Vec<ResultCell>,
    /// `5 of 7`.
    pub counted: String,
    /// The sum of the results that count.
    pub points: String,
}

/// What a tournament brought a player.
#[derive(Debug, Clone, Default, Serialize)]
pub struct ResultCell {
    /// The points, in brackets where they do not count.
    pub points: String,
    /// Whether they do not count.
    pub is_dropped: bool,
}

/// A player's line of the rating.
#[derive(Debug, Clone, Default, Serialize)]
pub struct RatingRow {
    /// The rank.
    pub rank: String,
    /// The name.
    pub name: String,
    /// The rating after each tournament, with the change.
    pub steps: Vec<RatingCell>,
    /// In how many tournaments he was rated.
    pub tournaments: String,
    /// The rating.
    pub rating: String,
}

/// What a tournament did to a rating.
#[derive(Debug, Clone, Default, Serialize)]
pub struct RatingCell {
    /// The rating after it, or a dash.
    pub rating: String,
    /// The change, with its sign.
    pub change: String,
}

impl Page for SeasonsPage {
    const TEMPLATE: &'static str = "pages/seasons.html";
}

impl Page for SeasonPage {
    const TEMPLATE: &'static str = "pages/season.html";
}
