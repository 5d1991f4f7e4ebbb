//! The standings.

use serde::Serialize;

use crate::web::page::Page;

/// `GET /t/{id}/standings`: who stands where after which round.
#[derive(Debug, Clone, Default, Serialize)]
pub struct StandingsPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// `Таблица после хода 6`.
    pub title: String,
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// `Сумма топов 188`.
    pub sum: String,
    /// Numbers of the rounds that have columns.
    pub rounds: Vec<String>,
    /// Whether the columns of time and overtime are shown.
    pub has_game_clock: bool,
    /// Whether the column of penalties and bonuses by ruling is shown.
    pub has_rulings: bool,
    /// Whether any player has a town.
    pub has_towns: bool,
    /// The players in order.
    pub rows: Vec<StandingRow>,
    /// The top of every round that has a column.
    pub tops: Vec<String>,
    /// The sum of the tops.
    pub tops_total: String,
    /// How equal totals are ordered.
    pub footnote: String,
}

/// One player's line.
#[derive(Debug, Clone, Serialize)]
pub struct StandingRow {
    /// The rank; players who share it all show it.
    pub rank: String,
    /// The player's number.
    pub number: String,
    /// The player's name.
    pub name: String,
    /// The player's town, or nothing.
    pub town: String,
    /// Points in each round that has a column.
    pub points: Vec<RoundPoints>,
    /// How many tops.
    pub tops: String,
    /// How many solos.
    pub solos: String,
    /// Time used, `18:40`.
    pub time: String,
    /// Points off for overtime, `−10`, or nothing.
    pub penalty: String,
    /// Penalties and bonuses by ruling, `−10`, `+5`, or nothing.
    pub ruled: String,
    /// The total.
    pub total: String,
    /// The share of the sum of tops, `92,0`.
    pub percent: String,
    /// Whether the player has withdrawn.
    pub withdrawn: bool,
}

/// Points of one round.
#[derive(Debug, Clone, Serialize)]
pub struct RoundPoints {
    /// The points, or a dash.
    pub text: String,
    /// Whether it was the top.
    pub top: bool,
}

impl Page for StandingsPage {
    const TEMPLATE: &'static str = "pages/standings.html";
}
