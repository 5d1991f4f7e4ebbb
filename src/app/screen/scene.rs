//! The scenes of the screen of the hall.

use serde::{Deserialize, Serialize};

/// What the screen of the hall shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scene {
    /// What the phase of the game asks for.
    #[default]
    Auto,
    /// The rack being played, very large.
    Draw,
    /// The last top.
    Reveal,
    /// The standings.
    Standings,
    /// Name, number of players and the way in.
    Lobby,
    /// The first three, then everybody.
    Final,
    /// When it goes on.
    Break,
    /// Nothing.
    Blank,
}
