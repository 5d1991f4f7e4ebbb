//! What somebody keyed against a slip that another had recorded.

use crate::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use crate::{model::actor::Actor, model::slip::Keyed, model::slip::SlipText};
use serde::{Deserialize, Serialize};

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
