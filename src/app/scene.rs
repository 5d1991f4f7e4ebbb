//! The scenes of the screen of the hall.

/// What the screen of the hall shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scene {
    /// What the phase of the game asks for.
    #[default]
    Auto,
    /// The last top.
    Reveal,
    /// The standings.
    Standings,
    /// Name and number of players.
    Lobby,
    /// Nothing.
    Blank,
}
