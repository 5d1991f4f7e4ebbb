//! What a trainee hands in, and what it is worth.

use crate::{training::exercise::Exercise, training::opponent::Theirs, training::source::Basis};
use flavita_game::{Board, TileCounts, reference};
use flavita_tournament::model::{PlacementText, Reason, SlipText, Verdict};
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
        let top = tops.first().map(|best| best.points);
        let (text, verdict) = judged(basis, exercise.laid_out(), text, (top, granted_ms));
        let shown = tops.iter().take(MOST_TOPS);
        Self {
            verdict,
            text,
            top: top.unwrap_or(0),
            tops: shown.map(|top| PlacementText::of(basis.edition, &top.placement)).collect(),
            theirs: None,
        }
    }

    /// Why a text is nothing that could be laid there, whatever the list says: who typed it meant
    /// something else, and may write it anew. Nothing of what is a play, right or wrong, nor where
    /// nothing is written: then nothing was found.
    pub fn unlaid(basis: Basis<'_>, exercise: &Exercise, text: SlipText) -> Vec<Reason> {
        if text.at.is_empty() && text.word.is_empty() {
            return Vec::new();
        }
        let (_, verdict) = judged(basis, exercise.laid_out(), text, (None, None));
        verdict.reasons.into_iter().filter(is_of_place).collect()
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

/// A slip as in the hall, its word as it was typed, against the points of the top and the time granted.
pub(super) fn judged(
    basis: Basis<'_>,
    (board, rack): (&Board, TileCounts),
    text: SlipText,
    (top, granted_ms): (Option<i32>, Option<u64>),
) -> (SlipText, Verdict) {
    let case = Case {
        edition: basis.edition,
        rules: basis.rules,
        words: basis.words,
        board,
        rack: rack.clone(),
        top,
        granted_ms: granted_ms.unwrap_or(u64::MAX),
    };
    let at = reference::parse(basis.edition, &text.at).ok();
    let said = blanks::read(basis.edition, board, &rack, at, &text.word);
    let text = SlipText {
        word: said.into_iter().next().unwrap_or_default(),
        used_ms: granted_ms.and(text.used_ms),
        ..text
    };
    let verdict = judge(&case, &text);
    (text, verdict)
}

/// Whether a reason speaks of place and tiles, and not of words, points or time.
fn is_of_place(reason: &Reason) -> bool {
    !matches!(
        reason,
        Reason::NotInDictionary { .. }
            | Reason::BlankUnmarked { .. }
            | Reason::ClaimTooHigh { .. }
            | Reason::ClaimMissing
            | Reason::Illegible
            | Reason::Late
            | Reason::SeveralSlips
            | Reason::NoSlip
            | Reason::ByArbiter { .. }
    )
}

/// Points beside those of the tops.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// How many rounds were played.
    pub rounds: usize,
    /// In how many the top was found.
    pub found: usize,
    /// The trainee's points.
    pub points: i64,
    /// Those of the tops.
    pub tops: i64,
}

impl Score {
    /// What these answers come to.
    pub fn of(answers: &[Answer]) -> Self {
        answers.iter().fold(Self::default(), |score, answer| Self {
            rounds: score.rounds + 1,
            found: score.found + usize::from(answer.verdict.is_top),
            points: score.points + i64::from(answer.verdict.points),
            tops: score.tops + i64::from(answer.top),
        })
    }

    /// Percent of the tops in hundredths, rounded half up; `None` where there is nothing to compare
    /// with.
    ///
    /// ```
    /// use flavita_contests::training::answer::Score;
    /// let score = Score { points: 2, tops: 3, ..Score::default() };
    /// assert_eq!(score.percent(), Some(6_667));
    /// assert_eq!(Score::default().percent(), None);
    /// ```
    pub fn percent(&self) -> Option<i64> {
        let tops = i128::from(self.tops);
        let rounded = || (i128::from(self.points) * 20_000 + tops).div_euclid(tops * 2);
        (tops > 0).then(|| i64::try_from(rounded()).unwrap_or(i64::MAX))
    }
}
