//! The secret of the draw, in memory.

use crate::model::{PreparedGame, PreparedNote};
use std::{fmt, sync::Arc};

/// The secret of a draw while nobody may know it; no message shows it.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// Takes the 32 bytes of a secret, in hexadecimal.
    pub fn new(hex: String) -> Self {
        Self(hex)
    }

    /// The secret itself: for the draw, for the file that keeps it, and for its publication.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

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
