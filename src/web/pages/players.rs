//! The players of a tournament, to be looked through and mended.

use serde::Serialize;

use crate::page::Page;

/// `GET /t/{id}/players`: every player in a line of fields, a line for another one, and lists.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PlayersPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// `46 игроков`.
    pub counts: String,
    /// Names that look the same, a group a line.
    pub look_alikes: Vec<String>,
    /// Whether players can still come and come back.
    pub is_open: bool,
    /// The most bytes of a list of players.
    pub most_bytes: usize,
    /// Everybody, those who left too.
    pub rows: Vec<PlayerRow>,
}

/// A player's line of fields.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PlayerRow {
    /// The number.
    pub number: u32,
    /// The name, of a pair both.
    pub name: String,
    /// Club or town.
    pub club: String,
    /// Categories with commas between them.
    pub categories: String,
    /// The team.
    pub team: String,
    /// The rounds he misses, `3-5, 8`.
    pub missed: String,
    /// From when or until when he plays; nothing where that is always.
    pub turns: String,
    /// Whether he has left.
    pub withdrawn: bool,
}

impl Page for PlayersPage {
    const TEMPLATE: &'static str = "pages/players.html";
}
