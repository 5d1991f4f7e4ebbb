//! The prepared game that a tournament plays.

use crate::model::{PreparedGame, PreparedNote};
use std::sync::Arc;

/// What a tournament knows of the prepared game that it plays.
#[derive(Clone, Debug, Default)]
pub struct Bound {
    pub(super) note: Option<PreparedNote>,
    /// The game itself, once it has been opened.
    pub(crate) opened: Option<Arc<PreparedGame>>,
}

impl Bound {
    /// As the first event says.
    pub(crate) fn to(note: Option<&PreparedNote>) -> Self {
        Self { note: note.cloned(), opened: None }
    }
}
