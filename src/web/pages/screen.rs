//! What the console can put on the screen of the hall.

use serde::Serialize;

/// The panel behind F9.
#[derive(Debug, Clone, Default, Serialize)]
pub struct ScreenControl {
    /// The scenes, each with its digit.
    pub scenes: Vec<SceneChoice>,
    /// Whether one was put there by hand: it stays until the next round opens.
    pub is_by_hand: bool,
    /// The notice that is shown; empty without one.
    pub banner: String,
    /// Ready notices, to be sent as they are or finished by hand.
    pub ready: Vec<String>,
    /// `100 %`.
    pub size: String,
    /// Whether texts can be smaller.
    pub can_shrink: bool,
    /// Whether texts can be larger.
    pub can_grow: bool,
    /// The time that the break names; empty without one.
    pub until: String,
    /// What else the break says.
    pub pause: String,
    /// The most letters of a notice.
    pub longest: usize,
}

/// A scene to choose.
#[derive(Debug, Clone, Serialize)]
pub struct SceneChoice {
    /// The digit that chooses it: 1 to 8.
    pub digit: usize,
    /// Its name in requests.
    pub name: &'static str,
    /// Its name for people.
    pub text: String,
    /// Whether it is chosen now.
    pub is_chosen: bool,
}
