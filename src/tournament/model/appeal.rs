//! A player's appeal against the verdict on his slip.

use crate::model::ids::RulingNumber;
use serde::{Deserialize, Serialize};

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
