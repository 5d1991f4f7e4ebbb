//! The halls that play a game along.

use serde::Serialize;

use crate::page::Page;

/// `GET /t/{id}/halls`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HallsPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// With what another hall joins, without the hall's name; nothing where it cannot.
    pub command: Option<String>,
    /// The halls, this one first.
    pub halls: Vec<HallRow>,
    /// The players of all halls, best first.
    pub players: Vec<HallPlayerRow>,
}

/// A hall.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HallRow {
    /// Its name.
    pub name: String,
    /// After which round it stands.
    pub round: String,
    /// How many players it has.
    pub players: usize,
    /// When it was heard of; a dash for this one.
    pub heard: String,
    /// Whether its game is over.
    pub is_ended: bool,
}

/// A player of a hall.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HallPlayerRow {
    /// His rank over all halls; equal totals share one.
    pub rank: usize,
    /// His name.
    pub name: String,
    /// His hall.
    pub hall: String,
    /// After which round.
    pub round: String,
    /// His total.
    pub total: String,
}

impl Page for HallsPage {
    const TEMPLATE: &'static str = "pages/halls.html";
}
