//! The time of a round with its calls, and a player's time for the whole game.

use serde::{Deserialize, Serialize};

use crate::{profile::default::is_default, profile::fault::LONGEST, profile::fault::ProfileFaults};
use flavita_game::edition::definition::MOST_POINTS;

/// The most points that overtime can cost, so that a total is a number however long somebody
/// thought.
pub const MOST_PENALTY: i32 = 1_000_000_000;

/// How long a round lasts.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct RoundTime {
    /// Thinking time in seconds.
    pub seconds: u32,
    /// What is called before the end.
    pub last_call: Calls,
}

/// How many seconds before the end something is called, the earliest call first; the last one is
/// the last call. Written as a list, or as one number.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(from = "WrittenCalls", into = "WrittenCalls")]
pub struct Calls(pub Vec<u32>);

impl Calls {
    /// One call.
    pub fn one(seconds: u32) -> Self {
        Self(vec![seconds])
    }

    /// The last call before the end, in seconds; 0 where nothing is called.
    pub fn last(&self) -> u32 {
        self.0.last().copied().unwrap_or(0)
    }
}

impl Default for RoundTime {
    /// The booklets' three minutes.
    fn default() -> Self {
        Self { seconds: 180, last_call: Calls::one(30) }
    }
}

impl RoundTime {
    pub(super) fn check(&self, faults: &mut ProfileFaults) {
        let (key, range) = ("round.seconds", 5..=LONGEST);
        faults.note_outside(self.seconds, range.clone(), key, "the time of a round");
        let calls = &self.last_call.0;
        let is_too_early = |call: &u32| *call >= self.seconds && range.contains(&self.seconds);
        faults.note_if(
            calls.iter().any(is_too_early),
            "round.last_call",
            "the last call comes before the end of the round, and after its beginning",
        );
        faults.note_if(
            !calls.is_sorted_by(|a, b| a > b),
            "round.last_call",
            "calls are named from the earliest, with the most seconds left, to the last",
        );
    }
}

/// A player's time for the whole game.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct GameClock {
    /// Seconds without penalty.
    pub budget: u32,
    /// Points off per step beyond the budget.
    pub price: i32,
    /// The step in seconds.
    pub step: u32,
    /// Which steps are paid for.
    #[serde(default, skip_serializing_if = "is_default")]
    pub steps: Steps,
    /// What a round costs who plays on paper, where no hand-in of paper was noted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unnoted_round: UnnotedRound,
}

/// What a round costs who plays on paper, where no hand-in of paper was noted at all. Where some
/// were, who was not noted is charged the whole round.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UnnotedRound {
    /// The whole round, as logs that do not say it have it.
    #[default]
    Whole,
    /// Nothing: the round is not measured. What a file that does not say it means.
    Free,
}

/// Which steps of overtime are paid for.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Steps {
    /// Every step that was begun.
    #[default]
    Started,
    /// Every step that is over.
    Completed,
}

impl GameClock {
    /// Points taken off for having thought so long (milliseconds).
    ///
    /// ```
    /// use flavita_tournament::profile::clock::{GameClock, Steps, UnnotedRound};
    /// let clock = GameClock {
    ///     budget: 1500,
    ///     price: 10,
    ///     step: 60,
    ///     steps: Steps::Started,
    ///     unnoted_round: UnnotedRound::Free,
    /// };
    /// assert_eq!(clock.penalty(1_500_000), 0);
    /// assert_eq!(clock.penalty(1_500_001), 10);
    /// assert_eq!(clock.penalty(1_560_001), 20);
    /// let lenient = GameClock { steps: Steps::Completed, ..clock };
    /// assert_eq!(lenient.penalty(1_559_999), 0);
    /// assert_eq!(lenient.penalty(1_560_000), 10);
    /// ```
    ///
    /// However long he thought, it costs no more than [`MOST_PENALTY`].
    pub fn penalty(&self, used_ms: u64) -> i32 {
        let over = used_ms.saturating_sub(u64::from(self.budget) * 1000);
        let step = u64::from(self.step.max(1)) * 1000;
        let steps = match self.steps {
            Steps::Started => over.div_ceil(step),
            Steps::Completed => over / step,
        };
        i32::try_from(steps).unwrap_or(i32::MAX).saturating_mul(self.price).min(MOST_PENALTY)
    }

    pub(super) fn check(&self, faults: &mut ProfileFaults) {
        let what = "the budget in seconds";
        faults.note_outside(self.budget, 1..=LONGEST, "game_clock.budget", what);
        let what = "the price of a step in points";
        faults.note_outside(self.price, 0..=MOST_POINTS, "game_clock.price", what);
        let what = "a step in seconds";
        faults.note_outside(self.step, 1..=LONGEST, "game_clock.step", what);
    }
}

/// The written forms of [`Calls`]; tournaments have kept one call as a number from the first.
#[derive(Deserialize, Serialize)]
#[serde(untagged, expecting = "a call is a number of seconds, several are a list of them")]
enum WrittenCalls {
    One(u32),
    Several(Vec<u32>),
}

impl From<WrittenCalls> for Calls {
    fn from(written: WrittenCalls) -> Self {
        match written {
            WrittenCalls::One(call) => Self::one(call),
            WrittenCalls::Several(calls) => Self(calls),
        }
    }
}

impl From<Calls> for WrittenCalls {
    fn from(Calls(calls): Calls) -> Self {
        if let [call] = *calls { Self::One(call) } else { Self::Several(calls) }
    }
}
