//! Rules of today.

use serde::Serialize;

use crate::page::Page;

/// `GET /t/{id}/rules`: the rules of a tournament in plain sentences, for everybody and for print.
#[derive(Debug, Clone, Default, Serialize)]
pub struct RulesPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// Whose rules they are.
    pub by: String,
    /// What these rules are, in one sentence.
    pub about: Option<String>,
    /// The rules.
    pub chapters: Vec<ChapterView>,
}

/// A part of the rules.
#[derive(Debug, Clone, Serialize)]
pub struct ChapterView {
    /// Its stable name, for the address of the part.
    pub name: &'static str,
    /// Its heading.
    pub title: String,
    /// Whole sentences.
    pub sentences: Vec<String>,
}

impl Page for RulesPage {
    const TEMPLATE: &'static str = "pages/rules.html";
}
