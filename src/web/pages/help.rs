//! The manual.

use serde::Serialize;

use crate::page::Page;

/// The chapters in their order. The text of one is `templates/help/<language>/<name>.html`, its
/// title the sentence `help-<name>`, its anchor the name.
pub const CHAPTERS: [&str; 11] = [
    "evening", "slips", "helpers", "players", "rulings", "trouble", "draw", "training", "words",
    "season", "halls",
];

/// `GET /help`: the manual, for everybody and for print.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HelpPage {
    /// The table of contents.
    pub chapters: Vec<ChapterLink>,
}

/// An entry of the table of contents.
#[derive(Debug, Clone, Serialize)]
pub struct ChapterLink {
    /// The chapter's anchor.
    pub name: &'static str,
    /// Its title.
    pub title: String,
}

impl Page for HelpPage {
    const TEMPLATE: &'static str = "pages/help.html";
}
