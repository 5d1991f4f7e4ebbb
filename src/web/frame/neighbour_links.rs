//! The games before and after the one of a page.

use serde::Serialize;

/// What a page says of the games before and after its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Neighbours {
    /// Whether it is a page that can lead on.
    pub can_lead: bool,
    /// The way to the next game; empty while there is none, or none for who asks.
    pub next: String,
    /// The name of the next game.
    pub next_name: String,
    /// Whether the page goes there by itself.
    pub follows: bool,
    /// The way back to the player's page of the game before; empty where he has none.
    pub earlier: String,
}
