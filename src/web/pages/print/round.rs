//! The arbiter's sheet of a round, with which a game goes on without any computer.

use serde::Serialize;

use crate::{page::Page, pages::board::BoardView};

/// `GET /t/{id}/print/round`: a round's rack, board and list of players; empty where no round is
/// named.
#[derive(Debug, Clone, Default, Serialize)]
pub struct RoundSheet {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// The round's number; nothing, for a line to write on, where no round is named.
    pub round: String,
    /// The tiles that everybody plays.
    pub rack: String,
    /// The best placements, best first, with their points; nothing while they are secret.
    pub best: Vec<BestLine>,
    /// The board before the round.
    pub board: BoardView,
    /// The players of the round.
    pub players: Vec<PlayerLine>,
}

/// A placement of the list.
#[derive(Debug, Clone, Serialize)]
pub struct BestLine {
    /// `ВЫБОРЫ О1`.
    pub placement: String,
    /// Its points.
    pub points: i32,
}

/// A player with room for a slip.
#[derive(Debug, Clone, Serialize)]
pub struct PlayerLine {
    /// The player's number.
    pub number: u32,
    /// The player's short name.
    pub player: String,
    /// Total before this round; empty where nothing is marked.
    pub total: String,
}

impl Page for RoundSheet {
    const TEMPLATE: &'static str = "pages/print/round.html";
}
