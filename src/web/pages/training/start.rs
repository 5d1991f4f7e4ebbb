//! Where training begins.

use serde::Serialize;

use crate::{page::Page, pages::choice::Choice};

/// `GET /training`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct TrainingPage {
    /// Why what was asked could not be done; empty where nothing was asked.
    pub fault: String,
    /// Why what is kept of the trainee cannot be read; empty where it can.
    pub damage: String,
    /// The game on its way.
    pub going: Option<GoingGame>,
    /// The recorded games that can be played.
    pub recorded: Vec<Choice>,
    /// Editions with their word lists.
    pub decks: Vec<Choice>,
    /// The rules.
    pub profiles: Vec<Choice>,
    /// The thinking times.
    pub times: Vec<Choice>,
    /// How many missed tops can be practised.
    pub missed: usize,
    /// That others cannot be; empty where all can.
    pub gone: String,
    /// The games that are over.
    pub past: Vec<PastRow>,
}

/// The game on its way.
#[derive(Debug, Clone, Serialize)]
pub struct GoingGame {
    /// What it is called.
    pub title: String,
    /// `Ход 5 из 22`.
    pub round: String,
    /// What it came to so far; empty before the first answer.
    pub score: String,
}

/// A game that is over.
#[derive(Debug, Clone, Serialize)]
pub struct PastRow {
    /// What it was called.
    pub title: String,
    /// When it was begun.
    pub date: String,
    /// `22 из 22`.
    pub rounds: String,
    /// In how many rounds the top was found.
    pub found: String,
    /// `812 из 956`.
    pub points: String,
    /// `84,94 %`; a dash where there was nothing to compare with.
    pub percent: String,
}

impl Page for TrainingPage {
    const TEMPLATE: &'static str = "pages/training.html";
}
