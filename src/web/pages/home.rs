//! The list of tournaments.

use serde::Serialize;

use crate::page::Page;

/// `GET /`: the running tournaments first, then the others.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HomePage {
    /// Tournaments being played now.
    pub running: Vec<RunningTournament>,
    /// Events of several games, each with those of its games that are not being played.
    pub events: Vec<EventGroup>,
    /// Drafts and finished ones, newest first.
    pub others: Vec<OtherTournament>,
    /// Where the files are kept.
    pub folder: String,
    /// The address under which other devices of the hall find this computer.
    pub address: Option<String>,
    /// Whether a prepared game waits for its key.
    pub waits_for_key: bool,
}

/// A tournament being played.
#[derive(Debug, Clone, Serialize)]
pub struct RunningTournament {
    /// Its console.
    pub href: String,
    /// Its name.
    pub name: String,
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// Large numbers with a word below each.
    pub facts: Vec<Fact>,
}

/// An event of several games.
#[derive(Debug, Clone, Serialize)]
pub struct EventGroup {
    /// The page of its games added up.
    pub href: String,
    /// Its name.
    pub name: String,
    /// `3 игры`.
    pub games_text: String,
    /// Those of its games that are not being played now, in order.
    pub games: Vec<OtherTournament>,
}

/// A large number and what it counts, in the right plural form.
#[derive(Debug, Clone, Serialize)]
pub struct Fact {
    /// The number.
    pub number: String,
    /// What it counts.
    pub words: String,
}

/// A tournament that is not being played now.
#[derive(Debug, Clone, Serialize)]
pub struct OtherTournament {
    /// The page its action leads to.
    pub href: String,
    /// Its name.
    pub name: String,
    /// Its date in words.
    pub date: String,
    /// The edition.
    pub game: String,
    /// How many players, or a dash.
    pub players: String,
    /// How many rounds, or a dash.
    pub rounds: String,
    /// `draft`, `done` or `damaged`.
    pub state: &'static str,
    /// The state in words.
    pub state_text: String,
    /// Why it cannot be opened and what to do; empty where it can.
    pub note: String,
    /// What the link does.
    pub action: String,
}

impl Page for HomePage {
    const TEMPLATE: &'static str = "pages/home.html";
}
