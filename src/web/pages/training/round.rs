//! A board and a rack, of which the top is wanted.

use serde::Serialize;

use crate::pages::board::{BoardView, TileView};
use crate::{page::Page, pages::clock::ClockView};

/// `GET /training/game` while a round is thought about, and `GET /training/missed` before the
/// answer.
#[derive(Debug, Clone, Serialize)]
pub struct TrainingRoundPage {
    /// `Ход 5 из 22`.
    pub title: String,
    /// What the game is called.
    pub game: String,
    /// Where the answer is sent.
    pub address: &'static str,
    /// What is answered: the number of the round, or of the missed top.
    pub number: usize,
    /// The time left; `None` without a limit.
    pub clock: Option<ClockView>,
    /// Whether time is up.
    pub is_over: bool,
    /// Whether slips ask for the points that the player counted.
    pub asks_points: bool,
    /// What it came to so far; empty before the first answer.
    pub score: String,
    /// Why what was typed cannot be taken; empty where it can.
    pub fault: String,
    /// The square as it was typed.
    pub at: String,
    /// The word as it was typed.
    pub word: String,
    /// The letters that a blank may stand for.
    pub letters: Vec<String>,
    /// The rack.
    pub rack: Vec<TileView>,
    /// The board.
    pub board: BoardView,
}

impl Page for TrainingRoundPage {
    const TEMPLATE: &'static str = "pages/training_round.html";
}
