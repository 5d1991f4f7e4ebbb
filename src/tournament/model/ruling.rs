//! The kinds of rulings, and what follows from one.
//!
//! A ruling on a word is no override: overrides (`+WORD`) belong to the choice of words before the
//! game and to its checksum. A ruling is an event, carries the fresh tops and verdicts, and changes
//! one word of a finished automaton.

use crate::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use crate::model::tops::{PlacedTop, PlacementText, Tops};
use crate::{model::actor::Stamp, model::round::Round, model::verdict::Verdict};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What the arbiter rules.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize, strum::IntoStaticStr)]
#[serde(tag = "ruling", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Ruling {
    /// A word counts for the rest of the tournament, and in every round so far.
    WordAccepted {
        /// The word in capitals, `|` where tiles could be cut in another way.
        word: String,
    },
    /// A word does not count for the rest of the tournament, nor in any round so far.
    WordRejected {
        /// The word, as for an accepted one.
        word: String,
    },
    /// What a slip is worth, whatever the program says.
    SlipJudged {
        /// Which slip.
        slip: SlipNumber,
        /// Its points, 0 or more; `None` for a slip that is not valid.
        points: Option<i32>,
    },
    /// Points beside those of the slips: a bonus above 0, a penalty below.
    PointsGiven {
        /// To whom.
        player: PlayerNumber,
        /// The round that they are for, if they are for one; standings before it lack them.
        round: Option<RoundNumber>,
        /// How many, never 0.
        points: i32,
    },
    /// Another placement lies on everybody's board.
    MoveReplaced { round: RoundNumber, placement: PlacementText },
    /// The last round is thought about again; its slips, its top and its placement are void.
    RoundReopened {
        /// Which round.
        round: RoundNumber,
        /// What is on the clock, which stands, in milliseconds.
        remaining_ms: u64,
    },
    /// A round counts for nobody; what was laid stays on the board.
    RoundAnnulled { round: RoundNumber },
    /// How long a player thought in a round, by the game clock. A slip that was late stays late.
    TimeSet { player: PlayerNumber, round: RoundNumber, used_ms: u64 },
    /// The mean of the others stands in for a player's zero in a round.
    MeanGranted { player: PlayerNumber, round: RoundNumber },
    /// A warning in a round beside those that slips earn; it counts among them, and beyond the free
    /// ones takes the same price off the same slip.
    WarningGiven { player: PlayerNumber, round: RoundNumber },
}

impl Ruling {
    /// The stable name of the kind, as the log writes it.
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// Whether it is about how the round goes on, so that the game goes on from it.
    pub(crate) const fn is_on_a_round(&self) -> bool {
        matches!(self, Self::MoveReplaced { .. } | Self::RoundReopened { .. })
    }

    /// The word it is about, and whether it counts.
    pub fn on_word(&self) -> Option<(&str, bool)> {
        if let Self::WordAccepted { word } | Self::WordRejected { word } = self {
            return Some((word, matches!(self, Self::WordAccepted { .. })));
        }
        None
    }

    /// The round it is about; slips name theirs themselves.
    pub const fn round(&self) -> Option<RoundNumber> {
        match self {
            Self::MoveReplaced { round, .. }
            | Self::RoundReopened { round, .. }
            | Self::RoundAnnulled { round }
            | Self::TimeSet { round, .. }
            | Self::MeanGranted { round, .. }
            | Self::WarningGiven { round, .. } => Some(*round),
            Self::PointsGiven { round, .. } => *round,
            Self::WordAccepted { .. } | Self::WordRejected { .. } | Self::SlipJudged { .. } => None,
        }
    }

    /// The player it is about; slips name theirs themselves.
    pub const fn player(&self) -> Option<PlayerNumber> {
        if let Self::PointsGiven { player, .. }
        | Self::TimeSet { player, .. }
        | Self::WarningGiven { player, .. }
        | Self::MeanGranted { player, .. } = self
        {
            Some(*player)
        } else {
            None
        }
    }

    /// The same, to be called by another number.
    pub const fn player_mut(&mut self) -> Option<&mut PlayerNumber> {
        if let Self::PointsGiven { player, .. }
        | Self::TimeSet { player, .. }
        | Self::WarningGiven { player, .. }
        | Self::MeanGranted { player, .. } = self
        {
            Some(player)
        } else {
            None
        }
    }
}

/// What follows from a ruling given or revoked and cannot be counted without words and solver.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// What lies on the board now, where that changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<PlacedTop>,
    /// The tops of the rounds where they changed, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tops: Vec<RoundTops>,
    /// The verdicts of the slips where they changed, by round and in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub verdicts: Vec<SlipVerdict>,
}

/// The tops of a round.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct RoundTops {
    /// Which round.
    pub round: RoundNumber,
    /// Its tops.
    pub tops: Tops,
}

/// The verdict on a slip.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct SlipVerdict {
    /// Which slip.
    pub slip: SlipNumber,
    /// What it is worth.
    pub verdict: Verdict,
}

/// A ruling of a tournament, in force or revoked. Rulings are never deleted.
#[derive(Clone, Debug)]
pub struct Given {
    /// Its number, from 1, in the order in which they were given.
    pub number: RulingNumber,
    /// What was ruled.
    pub what: Ruling,
    /// Why, in the arbiter's words.
    pub because: String,
    /// When and by whom.
    pub stamp: Stamp,
    /// Why, when and by whom it was revoked.
    pub revoked: Option<Revoked>,
    /// The round as it was before it was reopened.
    pub(crate) before: Option<Arc<Round>>,
}

impl Given {
    /// Whether it holds.
    pub fn is_in_force(&self) -> bool {
        self.revoked.is_none()
    }
}

/// Why a ruling does not hold any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revoked {
    /// Why, in the arbiter's words.
    pub because: String,
    /// When and by whom.
    pub stamp: Stamp,
}

/// How far an appeal has come.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Appeal {
    /// The player waits for the arbiter's answer.
    Asked,
    /// He has taken it back.
    TakenBack,
    /// The arbiter has looked and leaves the verdict as it is.
    VerdictStays,
    /// This ruling changed something about the slip; it stands in the log for itself.
    #[serde(skip)]
    Ruled(RulingNumber),
}
