//! What a trainee hands in, and what it is worth.

use crate::{training::exercise::Exercise, training::opponent::Theirs, training::source::Basis};
use flavita_game::reference;
use flavita_tournament::model::{PlacementText, SlipText, Verdict};
use flavita_tournament::{judging::blanks, judging::case::Case, judging::judge::judge};
use serde::{Deserialize, Serialize};

/// Of equal tops no more are kept than anybody reads.
const MOST_TOPS: usize = 20;

/// A slip of a trainee with its verdict and what would have been best.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// What was handed in; the thinking time stands on it where it was limited.
    pub text: SlipText,
    /// What it is worth.
    pub verdict: Verdict,
    /// The points of the top.
    pub top: i32,
    /// The tops, at most twenty.
    pub tops: Vec<PlacementText>,
    /// What the opponent laid, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theirs: Option<Theirs>,
}

impl Answer {
    /// Judges a slip as in the hall, its word as it was typed; `granted_ms` is the thinking time, `None` without a limit.
    pub fn judged(
        basis: Basis<'_>,
        exercise: &Exercise,
        text: SlipText,
        granted_ms: Option<u64>,
    ) -> Self {
        let tops = exercise.tops(basis);
        let top = tops.first().map_or(0, |best| best.points);
        let rack = exercise.rack.counts();
        let case = Case {
            edition: basis.edition,
            rules: basis.rules,
            words: basis.words,
            board: &exercise.board,
            rack: &rack,
            top: tops.first().map(|best| best.points),
            granted_ms: granted_ms.unwrap_or(u64::MAX),
        };
        let at = reference::parse(basis.edition, &text.at).ok();
        let said = blanks::read(basis.edition, &exercise.board, &rack, at, &text.word);
        let text = SlipText {
            word: said.into_iter().next().unwrap_or_default(),
            used_ms: granted_ms.and(text.used_ms),
            ..text
        };
        let shown = tops.iter().take(MOST_TOPS);
        Self {
            verdict: judge(&case, &text),
            text,
            top,
            tops: shown.map(|top| PlacementText::of(basis.edition, &top.placement)).collect(),
            theirs: None,
        }
    }

    /// The points lost to the top.
    pub fn lost(&self) -> i32 {
        self.top.saturating_sub(self.verdict.points)
    }

    /// Whether there was a top, and this was none.
    pub fn is_missed(&self) -> bool {
        !self.tops.is_empty() && !self.verdict.is_top
    }
}
