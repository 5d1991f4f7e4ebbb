//! Several games added up.

use serde::Serialize;

use crate::{page::Page, pages::standings::TeamRow};

/// `GET /events/{id}`: who stands where over all games of an event.
#[derive(Debug, Clone, Default, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each says whether a column is there")]
pub struct CumulatedPage {
    /// The identifier in the page's address.
    pub event: String,
    /// The event's name.
    pub name: String,
    /// `Таблица после игры 3`, or that the last game is still being played.
    pub title: String,
    /// The identifier of the last game, whose changes the page follows.
    pub last: String,
    /// Whether all games are final.
    pub finality: String,
    /// `Сумма топов 2440`.
    pub sum: String,
    /// What has to be known before anybody reads ranks: different rules, different names.
    pub warnings: Vec<String>,
    /// The games, a column each.
    pub games: Vec<GameColumn>,
    /// Whether the rules show solos.
    pub has_solos: bool,
    /// Whether solos bring points.
    pub has_solo_points: bool,
    /// Whether the rules know warnings.
    pub has_warnings: bool,
    /// Whether the rules have a game clock.
    pub has_penalty: bool,
    /// Whether something was ruled beside the slips.
    pub has_ruled: bool,
    /// Whether ranks go by the mean of the percentages.
    pub has_mean: bool,
    /// The players in order.
    pub rows: Vec<CumulatedRow>,
    /// The teams in order; empty where there are none.
    pub teams: Vec<TeamRow>,
    /// The sum of the tops of all games.
    pub tops_total: String,
    /// What decided between neighbours whose measure is equal, a sentence each.
    pub ties: Vec<String>,
    /// By what players are ranked.
    pub footnote: String,
}

/// A game's column.
#[derive(Debug, Clone, Serialize)]
pub struct GameColumn {
    /// `Игра 2`.
    pub title: String,
    /// Its own standings.
    pub href: String,
    /// After which round it stands, `ход 14`; that it is over, in a word.
    pub stand: String,
    /// The sum of its tops; nothing before its first round is marked.
    pub top_total: String,
    /// `100`, or nothing.
    pub whole: String,
}

/// A player's line.
#[derive(Debug, Clone, Serialize)]
pub struct CumulatedRow {
    /// The rank; players who share it all show it.
    pub rank: String,
    /// The number.
    pub number: String,
    /// The name, of a pair both.
    pub name: String,
    /// Total and percentage of each game; a dash where he did not come or no round is
    /// marked yet.
    pub games: Vec<GameCell>,
    /// How many tops.
    pub tops: String,
    /// How many solos.
    pub solos: String,
    /// What solos bring.
    pub solo_points: String,
    /// How many warnings.
    pub warnings: String,
    /// Points off for overtime.
    pub penalty: String,
    /// Penalties and bonuses by ruling.
    pub ruled: String,
    /// The total.
    pub total: String,
    /// What is lost to the top.
    pub negative: String,
    /// The share of the sum of the tops.
    pub percent: String,
    /// The mean of the percentages.
    pub mean: String,
}

/// What a player has in one game.
#[derive(Debug, Clone, Serialize)]
pub struct GameCell {
    /// The total, or a dash.
    pub total: String,
    /// The percentage, or nothing.
    pub percent: String,
}

impl Page for CumulatedPage {
    const TEMPLATE: &'static str = "pages/cumulated.html";
}
