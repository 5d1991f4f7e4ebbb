//! What an analysis board is asked, as its address says it.

use crate::{http::encoding::query, parts::question::Question};
use serde::Deserialize;

/// The query of the analysis board: edition and words as the dictionary's page has them, or a
/// tournament; a position; what is to be done with it.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct AnalysisQuery {
    /// The tournament whose tiles, words and rules count.
    pub tournament: String,
    /// The round whose position is to be taken, where no board is given.
    pub round: String,
    /// The board in CGP; a rack may stand behind it.
    pub board: String,
    /// The rack.
    pub rack: String,
    /// The placement that is looked at: `8H.WORD`.
    pub show: String,
    /// The placement that is to be laid.
    pub lay: String,
    /// There where the last placement is to be taken back.
    pub undo: Option<String>,
    /// There where board and rack are to be empty.
    pub clear: Option<String>,
    /// The placements laid here, oldest first: what taking back needs.
    pub laid: String,
    /// How many placements stand before those that are listed.
    pub from: String,
    /// Edition and words.
    #[serde(flatten)]
    pub words: Question,
}

impl AnalysisQuery {
    /// How many placements stand before those that are listed; 0 where that is no number.
    pub fn from(&self) -> usize {
        self.from.parse().unwrap_or(0)
    }

    /// The address that asks this.
    pub fn href(&self) -> String {
        let fields = fields!(self, tournament, round, board, rack, show, lay, laid, from);
        let words = Question { word: String::new(), ..self.words.clone() };
        let told = [words.query(), query(fields)].into_iter().filter(|told| !told.is_empty());
        format!("/analysis?{}", told.collect::<Vec<_>>().join("&"))
    }

    /// The same words with another position, and nothing to be done.
    pub fn at(&self, board: String, rack: String, laid: String) -> Self {
        Self {
            tournament: self.tournament.clone(),
            board,
            rack,
            laid,
            words: self.words.clone(),
            ..Self::default()
        }
    }
}
