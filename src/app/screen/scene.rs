//! The scenes of the screen of the hall.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// What the screen of the hall shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
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
    /// The third place alone: the ceremony begins.
    Third,
    /// The third and the second place.
    Second,
    /// The first three, then everybody.
    Final,
    /// When it goes on.
    Break,
    /// Nothing.
    Blank,
}

impl Scene {
    /// Its name in requests and in the keys of sentences.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The best of the first three places that a step of the ceremony tells: the third, then the
    /// second, then the first; `None` where the scene is no step of it.
    pub fn told_from(self) -> Option<u32> {
        let steps = [(Self::Third, 3), (Self::Second, 2), (Self::Final, 1)];
        steps.into_iter().find(|(scene, _)| *scene == self).map(|(_, place)| place)
    }
}
