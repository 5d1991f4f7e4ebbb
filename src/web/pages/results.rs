//! Everything of a game that can be taken away as a file.

use serde::Serialize;

use crate::page::Page;

/// `GET /t/{id}/exports`.
#[derive(Debug, Clone, Serialize)]
pub struct ResultsPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// The tables, each in two forms.
    pub tables: Vec<FileLink>,
    /// What other programs read.
    pub files: Vec<FileLink>,
    /// The statistics as pictures; empty before a round is marked.
    pub pictures: Vec<FileLink>,
    /// Whether it can be played alone: it has ended.
    pub is_over: bool,
    /// The whole tournament.
    pub whole: Vec<FileLink>,
}

/// The way to a file.
#[derive(Debug, Clone, Serialize)]
pub struct FileLink {
    /// Where it is.
    pub href: String,
    /// What it is.
    pub title: String,
    /// What stands in it.
    pub what: String,
}

impl Page for ResultsPage {
    const TEMPLATE: &'static str = "pages/results.html";
}
