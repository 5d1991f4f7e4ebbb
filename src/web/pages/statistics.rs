//! The statistics of a game.

use serde::Serialize;

use crate::page::Page;

/// `GET /t/{id}/statistics`: the figures of a game as pictures.
#[derive(Debug, Clone, Default, Serialize)]
pub struct StatisticsPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// `Статистика после хода 6`.
    pub title: String,
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// The pictures; empty before a round is marked.
    pub pictures: Vec<PictureView>,
}

/// A picture with what it says.
#[derive(Debug, Clone, Serialize)]
pub struct PictureView {
    /// What it is called in addresses.
    pub name: &'static str,
    /// What it shows.
    pub title: String,
    /// What it means.
    pub sentence: String,
    /// The element of SVG, which is put into the page as it stands.
    pub svg: String,
    /// Where it is as a file.
    pub href: String,
    /// The headings of its table.
    pub head: Vec<String>,
    /// The rows of its table.
    pub rows: Vec<Vec<String>>,
}

impl Page for StatisticsPage {
    const TEMPLATE: &'static str = "pages/statistics.html";
}
