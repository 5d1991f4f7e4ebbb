//! What belongs to a season, and by which rule.

use serde::Serialize;

use crate::{page::Page, pages::new::Field, pages::seasons::SeasonTables};

/// `GET /seasons/{id}/edit`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SeasonEditPage {
    /// The season's name in addresses.
    pub season: String,
    /// Its name, as it is kept.
    pub title: String,
    /// Why nothing was saved; empty where it was.
    pub fault: String,
    /// Its name, as it was typed.
    pub name: Field,
    /// The rules.
    pub rules: Vec<RuleChoice>,
    /// How many best results count.
    pub best: Field,
    /// `all`, `year` or `chosen`.
    pub take: String,
    /// The year.
    pub year: Field,
    /// The tournaments of the folder.
    pub stages: Vec<StageChoice>,
    /// How it counts, in a paragraph.
    pub rule: String,
    /// What comes of what is kept.
    pub tables: SeasonTables,
}

/// A rule.
#[derive(Debug, Clone, Default, Serialize)]
pub struct RuleChoice {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether it is the season's.
    pub is_chosen: bool,
}

/// A tournament.
#[derive(Debug, Clone, Default, Serialize)]
pub struct StageChoice {
    /// Its name in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its date and how far it is.
    pub details: String,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

impl Page for SeasonEditPage {
    const TEMPLATE: &'static str = "pages/season_edit.html";
}
