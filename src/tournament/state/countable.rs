//! Which points and times of an event can be added up: a log that somebody bent may hold any.

use crate::model::{Event, Ruling, Verdict};

/// More than any slip, top or ruling is worth: sums of less fit.
const MOST_COUNTED: u32 = 50_000_000;

/// Longer than any round can be made, in milliseconds: some thirty years.
const LONGEST_COUNTED_MS: u64 = 1_000_000_000_000;

impl Event {
    /// Whether its points and times can be added up; those of a game can, a log that somebody bent
    /// may have others.
    pub(super) fn is_countable(&self) -> bool {
        let is_small = |points: i32| points.unsigned_abs() <= MOST_COUNTED;
        let is_counted = |verdict: &Verdict| {
            let mut costs = verdict.remarks.iter().map(|remark| remark.cost);
            is_small(verdict.points) && costs.all(is_small)
        };
        if let Event::SlipJudged { verdict, .. } = self {
            is_counted(verdict)
        } else if let Event::TopRevealed { tops, .. } = self {
            is_small(tops.points)
        } else if let Event::TopPlaced { placed, .. } = self {
            is_small(placed.points)
        } else if let Event::RoundClosed { length_ms, .. } = self {
            *length_ms <= LONGEST_COUNTED_MS
        } else if let Event::RulingGiven { what, .. } = self
            && !is_countable(what)
        {
            false
        } else if let Event::RulingGiven { outcome, .. } | Event::RulingRevoked { outcome, .. } =
            self
        {
            let mut verdicts = outcome.verdicts.iter();
            let mut tops = outcome.tops.iter();
            verdicts.all(|fresh| is_counted(&fresh.verdict))
                && tops.all(|fresh| is_small(fresh.tops.points))
        } else {
            true
        }
    }
}

/// Whether what a ruling itself gives can be added up.
fn is_countable(ruling: &Ruling) -> bool {
    if let Ruling::TimeSet { used_ms, .. } = ruling {
        *used_ms <= LONGEST_COUNTED_MS
    } else if let Ruling::PointsGiven { points, .. } = ruling {
        points.unsigned_abs() <= MOST_COUNTED
    } else {
        true
    }
}
