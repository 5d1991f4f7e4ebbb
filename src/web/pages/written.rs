//! The way in for games that are written in two tables.

use serde::Serialize;

use crate::{page::Page, pages::choice::Choice};

/// `GET /open/written`, and `POST /open/written` with what came of it.
#[derive(Debug, Clone, Default, Serialize)]
pub struct WrittenPage {
    /// The name of the tournament, as it was typed.
    pub name: String,
    /// The lists of words of all editions; each value names edition and list.
    pub words: Vec<Choice>,
    /// Rules to choose from.
    pub profiles: Vec<Choice>,
    /// The columns of the rounds.
    pub game_columns: String,
    /// The columns of the slips.
    pub slip_columns: String,
    /// The table of the rounds, as it was typed.
    pub game: String,
    /// The table of the slips, as it was typed.
    pub slips: String,
    /// What has to be mended.
    pub faults: Vec<String>,
    /// What was taken in.
    pub taken: Option<TakenView>,
    /// The most bytes of both tables together.
    pub most_bytes: usize,
}

/// A written game that has become a tournament.
#[derive(Debug, Clone, Serialize)]
pub struct TakenView {
    /// Its name in addresses.
    pub id: String,
    /// What was taken in.
    pub sentence: String,
    /// What is odd about it, a sentence each.
    pub oddities: Vec<String>,
}

impl Page for WrittenPage {
    const TEMPLATE: &'static str = "pages/written.html";
}
