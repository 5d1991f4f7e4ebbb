//! The analysis board.

use serde::Serialize;

use crate::page::Page;
use crate::pages::board::{BoardView, TileView};
use crate::pages::dictionary::{Carried, ChoiceOfWords};

/// `GET /analysis`: a board, a rack, and every placement of it.
#[derive(Debug, Clone, Default, Serialize)]
pub struct AnalysisPage {
    /// The words to choose from.
    #[serde(flatten)]
    pub choice: ChoiceOfWords,
    /// The tournament whose tiles, words and rules count, in place of a choice.
    pub tournament: Option<OfTournament>,
    /// Something to be said above everything.
    pub notice: Option<String>,
    /// The board, with the placement that is looked at.
    pub board: BoardView,
    /// The board as text, or what was typed.
    pub board_text: String,
    /// What is wrong with the board.
    pub board_fault: Option<String>,
    /// The rack as text, or what was typed.
    pub rack_text: String,
    /// What is wrong with the rack.
    pub rack_fault: Option<String>,
    /// The tiles of the rack.
    pub rack: Vec<TileView>,
    /// The placements that were laid here.
    pub laid: String,
    /// Whether the last of them can be taken back.
    pub can_undo: bool,
    /// The placements; nothing without a rack.
    pub found: Option<FoundPlacements>,
    /// That nothing was searched, and why.
    pub unsearched: Option<String>,
    /// The placement that is looked at.
    pub shown: Option<ShownPlacement>,
    /// What the tiles of the edition show.
    pub letters: Vec<String>,
    /// How letters are typed: `ru`, `en`, `hu` or `cs`.
    pub keyboard: &'static str,
}

/// A tournament as the ground of an analysis.
#[derive(Debug, Clone, Serialize)]
pub struct OfTournament {
    /// Its identifier in addresses, sent unseen.
    pub field: Carried,
    /// Whose tiles, words and rules count.
    pub sentence: String,
    /// The same position with words to choose.
    pub other: String,
}

/// A stretch of the list of placements.
#[derive(Debug, Clone, Default, Serialize)]
pub struct FoundPlacements {
    /// `1 234 placements`.
    pub count: String,
    /// `51–100`; nothing where all are listed.
    pub range: Option<String>,
    /// The placements.
    pub rows: Vec<PlacementRow>,
    /// How many stand before the stretch before this one, as the form sends it.
    pub earlier: Option<String>,
    /// How many stand before the stretch behind this one.
    pub later: Option<String>,
}

/// A placement of the list.
#[derive(Debug, Clone, Serialize)]
pub struct PlacementRow {
    /// Its place in the list, from 1.
    pub rank: usize,
    /// The word, blanks small.
    pub word: String,
    /// Where.
    pub at: String,
    /// Its points.
    pub points: String,
    /// How it stands in an address.
    pub key: String,
    /// Whether it is the one that is looked at.
    pub is_shown: bool,
}

/// The placement that is looked at, with its points taken apart.
#[derive(Debug, Clone, Serialize)]
pub struct ShownPlacement {
    /// Where.
    pub at: String,
    /// `across` or `down`.
    pub direction: String,
    /// Its tiles; those that lay there are hollow.
    pub tiles: Vec<TileView>,
    /// Every word that it makes, with its points.
    pub words: Vec<WordLine>,
    /// The bonus, where there is one.
    pub bonus: Option<String>,
    /// All its points.
    pub total: String,
    /// How it stands in an address.
    pub key: String,
}

/// A word with its points.
#[derive(Debug, Clone, Serialize)]
pub struct WordLine {
    /// The word, blanks small.
    pub word: String,
    /// Its points.
    pub points: String,
}

impl Page for AnalysisPage {
    const TEMPLATE: &'static str = "pages/analysis.html";
}
