//! A slip: what stands on it, and what it is worth.

use crate::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use crate::model::verdict::{Reason, Verdict};
use crate::{model::actor::Actor, model::tops::JudgedUnder, profile::default::is_default};
use serde::{Deserialize, Serialize};

/// What a player handed in, as it was read.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct SlipText {
    /// The coordinates as written; empty when there are none.
    pub at: String,
    /// The word as written, blanks in small letters; empty on an empty slip.
    pub word: String,
    /// The points that the player claims.
    pub claimed: Option<i32>,
    /// The thinking time that is noted on the slip, in milliseconds.
    pub used_ms: Option<u64>,
    /// How well it can be read: the arbiter's judgement.
    #[serde(default, skip_serializing_if = "is_default")]
    pub legibility: Legibility,
}

/// How well a slip can be read.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Legibility {
    /// Well.
    #[default]
    Clear,
    /// Hardly: it counts, and may earn a warning.
    Hard,
    /// Not at all: it scores zero, whatever it may say.
    Illegible,
}

/// A slip as it is keyed: what stands on it, and how many the player handed in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keyed<'a> {
    pub(crate) text: &'a SlipText,
    pub(crate) copies: u32,
}

/// A slip with its verdict. What stands on it never changes: a correction is a new slip that
/// replaces the old one, and both stay. Rulings give it another verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The number of the slip in the tournament, from 1, in the order of entry.
    pub id: SlipNumber,
    /// Whose it is.
    pub player: PlayerNumber,
    /// What stands on it.
    pub text: SlipText,
    /// What it is worth by the rulings in force.
    pub verdict: Verdict,
    /// What it was worth when it was judged.
    pub judged: Verdict,
    /// What it was judged on.
    pub judged_under: JudgedUnder,
    /// The slip that it replaces.
    pub replaces: Option<SlipNumber>,
    /// When it was taken back: milliseconds since 1970 (UTC), 0 where its player was merged with
    /// another. What was keyed in the same moment stands in its place.
    pub withdrawn_ms: Option<i64>,
    /// When it was recorded, and where the player sent it himself when it came: milliseconds since
    /// 1970 (UTC), a label only.
    pub recorded_ms: i64,
    /// Who recorded it.
    pub recorded_by: Actor,
    /// The ruling that reopened its round and so made it void.
    pub void_by: Option<RulingNumber>,
}

impl Slip {
    /// Whether the player sent it himself, and nobody keyed it.
    pub fn is_sent(&self) -> bool {
        matches!(self.recorded_by, Actor::Player(_))
    }

    /// Whether it was neither taken back nor made void.
    pub fn stands(&self) -> bool {
        self.withdrawn_ms.is_none() && self.void_by.is_none()
    }

    /// Whether the arbiter recorded it, from whichever computer: neither a helper nor the player.
    pub fn is_by_arbiter(&self) -> bool {
        self.recorded_by.is_arbiter()
    }

    /// How many slips the player had handed in when this was recorded: 0, 1 or several.
    pub fn copies(&self) -> u32 {
        match self.judged.reasons.as_slice() {
            [Reason::NoSlip] => 0,
            [Reason::SeveralSlips] => 2,
            _ => 1,
        }
    }

    pub(crate) fn keyed(&self) -> Keyed<'_> {
        Keyed { text: &self.text, copies: self.copies() }
    }

    /// Whether this very text stands on it, of as many slips.
    pub fn says(&self, text: &SlipText, copies: u32) -> bool {
        self.copies() == copies.min(2) && self.text == *text
    }
}

/// A slip that a player sent himself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentSlip {
    /// What stands on it.
    pub text: SlipText,
    /// When it came: milliseconds since 1970 (UTC), a label only.
    pub at_ms: i64,
}

/// A slip that came too late, until the arbiter has decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateSlip {
    /// What stands on it.
    pub text: SlipText,
    /// How long after the end of the round it came, in milliseconds; `None` where nobody knows
    /// when that was.
    pub late_ms: Option<u64>,
    /// When it came: milliseconds since 1970 (UTC), a label only.
    pub at_ms: i64,
}

/// What a log keeps of an entry that differs from the slip that is recorded.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Disputed {
    /// Which round.
    pub round: RoundNumber,
    /// Whose slip.
    pub player: PlayerNumber,
    /// The slip that it speaks against.
    pub slip: SlipNumber,
    /// What stands on it for whoever keyed it now.
    pub text: SlipText,
    /// How many slips the player handed in.
    pub copies: u32,
    /// Who keyed it.
    pub by: Actor,
}

/// An entry that speaks against a slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number: that of its event in the log.
    pub id: usize,
    /// What stands on the slip.
    pub text: SlipText,
    /// How many slips the player handed in.
    pub copies: u32,
    /// Who keyed it.
    pub by: Actor,
    /// When: milliseconds since 1970 (UTC), a label only.
    pub at_ms: i64,
}

impl Entry {
    pub(crate) fn keyed(&self) -> Keyed<'_> {
        Keyed { text: &self.text, copies: self.copies }
    }
}
