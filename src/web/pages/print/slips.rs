//! Empty slips for the players.

use serde::Serialize;

use crate::page::Page;

/// `GET /t/{id}/print/slips`: twelve slips a page, so arranged that the cut heaps are in order.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SlipsSheet {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// For how many rounds.
    pub rounds: u32,
    /// How many sheets of paper that is, in words.
    pub papers: String,
    /// Whether slips ask for the points that the player counted.
    pub asks_points: bool,
    /// Whether slips ask for the thinking time.
    pub asks_time: bool,
    /// The pages.
    pub pages: Vec<Vec<PaperSlip>>,
}

/// An empty slip.
#[derive(Debug, Clone, Serialize)]
pub struct PaperSlip {
    /// The player's number.
    pub number: u32,
    /// The player's short name.
    pub player: String,
    /// `Ход 7`.
    pub round: String,
}

impl Page for SlipsSheet {
    const TEMPLATE: &'static str = "pages/print/slips.html";
}
