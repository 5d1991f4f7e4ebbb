//! The first placement of a game.

use serde::{Deserialize, Serialize};

/// How the first placement of a game is written and counted.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstMove {
    /// Like any other: as it stands on the slip.
    #[default]
    AsDrawn,
    /// Across; no coordinates are needed, and it counts at its dearest place.
    DearestAcross,
}
