//! When and by whom something was done.

use crate::model::actor::Actor;

/// When and by whom: the envelope of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    /// Milliseconds since 1970 (UTC); a label, never used for decisions.
    pub at_ms: i64,
    /// Who did it.
    pub actor: Actor,
}
