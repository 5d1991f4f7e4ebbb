//! The standings.

use serde::Serialize;

use crate::{page::Page, pages::draw::FinalityView};

/// `GET /t/{id}/standings`: who stands where after which round.
#[derive(Debug, Clone, Default, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each says whether a column is there")]
pub struct StandingsPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// `Таблица после хода 6`.
    pub title: String,
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// Whether the result is final.
    pub finality: FinalityView,
    /// `Сумма топов 188`.
    pub sum: String,
    /// Numbers of the rounds that have columns.
    pub rounds: Vec<String>,
    /// Whether the columns of time and overtime are shown.
    pub has_game_clock: bool,
    /// Whether the rules show solos.
    pub has_solos: bool,
    /// Whether solos bring points.
    pub has_solo_points: bool,
    /// Whether the rules know warnings.
    pub has_warnings: bool,
    /// Whether the column of penalties and bonuses by ruling is shown.
    pub has_rulings: bool,
    /// Whether any player has a town.
    pub has_towns: bool,
    /// The choices of a part of the players, such as a category; empty where there are none.
    pub filters: Vec<FilterView>,
    /// The chosen part as the tables' addresses have it: `&category=…`, or nothing.
    pub filter_query: String,
    /// The players in order.
    pub rows: Vec<StandingRow>,
    /// The top of every round that has a column.
    pub tops: Vec<String>,
    /// The sum of the tops.
    pub tops_total: String,
    /// What decided between neighbours whose measure is equal, a sentence each.
    pub ties: Vec<String>,
    /// By what players are ranked.
    pub footnote: String,
    /// Which rounds the game clock did not measure for paper; nothing where there are none.
    pub unmeasured: String,
    /// The teams in order; empty where there are none or only some of the players are shown.
    pub teams: Vec<TeamRow>,
}

/// A choice of a part of the players.
#[derive(Debug, Clone, Serialize)]
pub struct FilterView {
    /// What the form sends: `category` or `club`.
    pub name: &'static str,
    /// What it is called.
    pub label: String,
    /// What can be chosen; the first is everybody.
    pub choices: Vec<FilterChoice>,
}

/// One part of the players.
#[derive(Debug, Clone, Serialize)]
pub struct FilterChoice {
    /// What the form sends.
    pub value: String,
    /// What a person reads.
    pub text: String,
    /// Whether it is chosen.
    pub selected: bool,
}

/// A team's line.
#[derive(Debug, Clone, Serialize)]
pub struct TeamRow {
    /// The rank; teams that share it all show it.
    pub rank: String,
    /// The team's name.
    pub team: String,
    /// Its members in the order of the standings.
    pub members: String,
    /// The sum of their totals.
    pub total: String,
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
    /// What solos bring, or nothing.
    pub solo_points: String,
    /// How many warnings, or nothing.
    pub warnings: String,
    /// Time used, `18:40`.
    pub time: String,
    /// Points off for overtime, `−10`, or nothing.
    pub penalty: String,
    /// Penalties and bonuses by ruling, `−10`, `+5`, or nothing.
    pub ruled: String,
    /// The total.
    pub total: String,
    /// What is lost to the top, `−15`.
    pub negative: String,
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
    /// Whether the player missed the round and the points only stand in for those of a slip.
    pub missed: bool,
}

impl Page for StandingsPage {
    const TEMPLATE: &'static str = "pages/standings.html";
}
