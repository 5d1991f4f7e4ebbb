//! What a training game came to.

use serde::Serialize;

use crate::page::Page;

/// `GET /training/game` at the end.
#[derive(Debug, Clone, Serialize)]
pub struct TrainingResultPage {
    /// What the game is called.
    pub game: String,
    /// `812 из 956 очков`.
    pub total: String,
    /// `84,94 %`; a dash where there was nothing to compare with.
    pub percent: String,
    /// `Топов: 12 из 22`.
    pub found: String,
    /// The rounds that were answered.
    pub rounds: Vec<ResultRow>,
    /// How many missed tops are kept.
    pub missed: usize,
}

/// A round that was answered.
#[derive(Debug, Clone, Serialize)]
pub struct ResultRow {
    /// Its number.
    pub number: usize,
    /// Its rack.
    pub rack: String,
    /// What was handed in; empty where nothing was.
    pub slip: String,
    /// `ok`, `look`, `error` or `none`.
    pub level: &'static str,
    /// Its points.
    pub points: String,
    /// Whether it is a top.
    pub is_top: bool,
    /// The top: `ВЫБОРЫ О1`.
    pub top: String,
    /// Its points.
    pub top_points: String,
    /// The difference: `−8`; empty where there is none.
    pub lost: String,
}

impl Page for TrainingResultPage {
    const TEMPLATE: &'static str = "pages/training_result.html";
}
