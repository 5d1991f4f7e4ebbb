//! A prepared game, round by round.

use serde::Serialize;

use crate::pages::board::{BoardView, TileView};
use crate::{
    page::Page, pages::choice::Choice, pages::prepare::offers::Figures, pages::sealed::Fact,
};

/// `GET /prepare/games/{id}`, and what came of a change.
#[derive(Debug, Clone, Default, Serialize)]
pub struct DraftPage {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Edition, words and rules in one line.
    pub details: String,
    /// What tells this state of the game from every other.
    pub mark: String,
    /// Whether the last change can be taken back.
    pub can_undo: bool,
    /// What cannot be done, a sentence each.
    pub faults: Vec<String>,
    /// How it is in figures.
    pub figures: Figures,
    /// Every round.
    pub rounds: Vec<RoundRow>,
    /// The round that is looked at.
    pub shown: Option<ShownRound>,
    /// The form of the seal, as it was typed.
    pub seal: SealFields,
    /// What was sealed of it, the newest first.
    pub seals: Vec<SealView>,
}

/// A round in the table.
#[derive(Debug, Clone, Serialize)]
pub struct RoundRow {
    /// Which round.
    pub number: u32,
    /// The rack.
    pub rack: String,
    /// The square of the top that is laid.
    pub at: String,
    /// Its word.
    pub word: String,
    /// Its points.
    pub points: String,
    /// The points up to here.
    pub total: String,
    /// By how much it is better than what comes next; a dash where nothing does.
    pub lead: String,
    /// How many placements have as many points; empty where there is no other.
    pub equals: String,
    /// Whether it is the one that is looked at.
    pub is_shown: bool,
}

/// The round that is looked at.
#[derive(Debug, Clone, Serialize)]
pub struct ShownRound {
    /// Which round.
    pub number: u32,
    /// The round before, where there is one.
    pub earlier: Option<u32>,
    /// The round after, where there is one.
    pub later: Option<u32>,
    /// `SATIRE 8G, 74 points`.
    pub placed: String,
    /// The tiles of the rack.
    pub rack: Vec<TileView>,
    /// The board after the round.
    pub board: BoardView,
    /// What is left in the bag then.
    pub bag: String,
    /// How many tiles that are.
    pub left: usize,
    /// The tops; the one that is laid is chosen.
    pub tops: Vec<Choice>,
    /// The rack as it is typed, or was.
    pub typed: String,
}

/// The form of the seal.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SealFields {
    /// What people call the game.
    pub name: String,
    /// Who has prepared it.
    pub organiser: String,
    /// Before when no rack may be drawn.
    pub not_before: String,
    /// The minutes between racks.
    pub every: String,
}

/// A sealed file.
#[derive(Debug, Clone, Serialize)]
pub struct SealView {
    /// Which of the seals.
    pub number: u32,
    /// When it was sealed.
    pub sealed: String,
    /// What everybody may read of it.
    pub facts: Vec<Fact>,
    /// What a hall with this data folder would miss, a sentence each.
    pub lacks: Vec<String>,
    /// Whether the game was changed since.
    pub is_older: bool,
}

impl Page for DraftPage {
    const TEMPLATE: &'static str = "pages/prepared.html";
}
