//! What an answer was worth, and what would have been best.

use serde::Serialize;

use crate::page::Page;
use crate::pages::board::{BoardView, TileView};

/// `GET /training/game` after an answer, and `GET /training/missed` after one.
#[derive(Debug, Clone, Serialize)]
pub struct TrainingAnswerPage {
    /// `Ход 5 из 22`.
    pub title: String,
    /// What the game is called.
    pub game: String,
    /// Where the next one is asked for.
    pub address: &'static str,
    /// What was answered: the number of the round, or of the missed top.
    pub number: usize,
    /// `ok`, `look`, `error`, or `none` where nothing was handed in.
    pub level: &'static str,
    /// What was handed in: `ВЫБОР О1`.
    pub slip: String,
    /// `36 очков`.
    pub points: String,
    /// Why, where it is not simply right.
    pub reason: String,
    /// Whether it is a top.
    pub is_top: bool,
    /// `Топ: 44 очка`.
    pub top: String,
    /// The tops: `ВЫБОРЫ О1`.
    pub tops: Vec<String>,
    /// `8 очков до топа`; empty for a top.
    pub lost: String,
    /// What becomes of the top in the collection; empty where nothing does.
    pub note: String,
    /// What it came to so far; empty in practice.
    pub score: String,
    /// What the button says that goes on.
    pub next: String,
    /// The rack.
    pub rack: Vec<TileView>,
    /// The board with what goes on it.
    pub board: BoardView,
}

impl Page for TrainingAnswerPage {
    const TEMPLATE: &'static str = "pages/training_answer.html";
}
