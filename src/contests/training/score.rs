//! Points beside those of the tops.

use serde::{Deserialize, Serialize};

use crate::training::answer::Answer;

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
    /// use flavita_contests::training::score::Score;
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
