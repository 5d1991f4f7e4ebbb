//! Who is who in a season.

use serde::Serialize;

use crate::page::Page;

/// `GET /seasons/{id}/players`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SeasonPlayersPage {
    /// The season's name in addresses.
    pub season: String,
    /// Its name.
    pub name: String,
    /// Why nothing was done; empty where it was.
    pub fault: String,
    /// Pairs of names that may be one person's.
    pub suggestions: Vec<SuggestionRow>,
    /// Players of a tournament in which others have the same name.
    pub namesakes: Vec<SeatRow>,
    /// What was decided.
    pub decisions: Vec<DecisionRow>,
    /// Everybody.
    pub persons: Vec<PersonRow>,
}

/// Two names.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SuggestionRow {
    /// The seat of the one whose name would go, as a form sends it.
    pub one: String,
    /// The seat of the other.
    pub other: String,
    /// The name that would go.
    pub gone: String,
    /// In how many tournaments it stands.
    pub gone_count: String,
    /// The name that would stay.
    pub kept: String,
    /// In how many tournaments that stands.
    pub kept_count: String,
    /// Why they may be one.
    pub because: String,
}

/// A player of a tournament.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SeatRow {
    /// The seat, as a form sends it.
    pub seat: String,
    /// The name there.
    pub name: String,
    /// The number and the tournament.
    pub place: String,
    /// The label of the field for another name.
    pub label: String,
}

/// A merge, a split or two strangers.
#[derive(Debug, Clone, Default, Serialize)]
pub struct DecisionRow {
    /// It in a sentence.
    pub sentence: String,
    /// What takes it back: `undo-merge`, `undo-split` or `undo-part`.
    pub act: &'static str,
    /// It, as a form sends it.
    pub what: String,
}

/// A person.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PersonRow {
    /// One of his seats, as a form sends it.
    pub seat: String,
    /// The name.
    pub name: String,
    /// In how many tournaments.
    pub count: String,
    /// Whether there are several seats, so that one can be split off.
    pub is_divisible: bool,
    /// The seats.
    pub seats: Vec<SeatRow>,
}

impl Page for SeasonPlayersPage {
    const TEMPLATE: &'static str = "pages/season_players.html";
}
