//! Where games are prepared: the wishes, the run on its way, the games that are kept.

use serde::Serialize;

use crate::pages::new::{FormChoice, Mark};
use crate::{page::Page, pages::choice::Choice};

/// `GET /prepare`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PreparePage {
    /// What cannot be done, a sentence each.
    pub faults: Vec<String>,
    /// Editions with their word lists.
    pub decks: Vec<Choice>,
    /// The rules.
    pub profiles: Vec<Choice>,
    /// The forms of the game.
    pub forms: Vec<FormChoice>,
    /// What can be switched in each edition.
    pub editions: Vec<EditionMarks>,
    /// Single words to add and to take away, as they were typed.
    pub overrides: String,
    /// How many games are played, as it was typed.
    pub games: String,
    /// The most of them.
    pub most_games: u64,
    /// How many are offered, as it was typed.
    pub offer: String,
    /// The most of them.
    pub most_offer: u64,
    /// The wishes that are figures.
    pub spans: Vec<SpanField>,
    /// Whether no round may have equal tops.
    pub unambiguous: bool,
    /// Whether no word that the list names as rude may come on the board.
    pub polite: bool,
    /// The words that may not come on the board, as they were typed.
    pub avoid: String,
    /// The seed, as it was typed; empty for a new one.
    pub seed: String,
    /// What is played now, or was played last.
    pub run: Option<RunView>,
    /// The games that are kept.
    pub drafts: Vec<DraftRow>,
}

/// What can be switched in an edition and its lists.
#[derive(Debug, Clone, Serialize)]
pub struct EditionMarks {
    /// The edition's stable name.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The options of its lists.
    pub options: Vec<Mark>,
    /// Its own switches.
    pub switches: Vec<Mark>,
}

/// A wish with two ends.
#[derive(Debug, Clone, Serialize)]
pub struct SpanField {
    /// How the form names it.
    pub name: &'static str,
    /// What it is.
    pub label: String,
    /// The least, as it was typed.
    pub from: String,
    /// The most, as it was typed.
    pub to: String,
}

/// A run; the script of the page asks for it again and again.
#[derive(Debug, Clone, Serialize)]
pub struct RunView {
    /// How many games were played.
    pub played: u64,
    /// How many are played at most.
    pub games: u64,
    /// How it stands.
    pub sentence: String,
    /// Why it cannot go on just now; empty where it can.
    pub waits: String,
    /// Whether it is over.
    pub is_over: bool,
    /// How many games miss each wish; empty where some fit.
    pub unmet: Vec<String>,
}

/// A prepared game of the list.
#[derive(Debug, Clone, Default, Serialize)]
pub struct DraftRow {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What is wrong with its file; empty where nothing is.
    pub fault: String,
    /// Whether the last run offers it.
    pub is_new: bool,
    /// Whether it was sealed.
    pub is_sealed: bool,
    /// How it is in figures.
    pub figures: Figures,
}

/// A game in figures.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Figures {
    /// How many rounds.
    pub rounds: String,
    /// The points of all tops.
    pub total: String,
    /// Rounds with the largest bonus.
    pub bingos: String,
    /// Rounds with several tops.
    pub equal_tops: String,
    /// The hardest round.
    pub hardest: String,
    /// The easiest round.
    pub easiest: String,
}

impl Page for PreparePage {
    const TEMPLATE: &'static str = "pages/prepare.html";
}
