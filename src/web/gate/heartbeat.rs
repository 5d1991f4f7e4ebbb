//! A heartbeat: that something changed and how the clock stands, never content.

use crate::http::listening::message;
use bytes::Bytes;
use flavita_app::desk::view::DeskView;
use serde::{Deserialize, Serialize};

/// What the desk tells all gates of a tournament, again and again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heartbeat {
    /// The tournament's name in addresses.
    pub id: String,
    /// Rises with every change that a page may show.
    pub rev: u64,
    /// How many sign-ins of players there were, for the screen of the hall.
    pub arrivals: u64,
    /// What is left on the clock.
    pub remaining_ms: u64,
    /// Whether it runs.
    pub running: bool,
    /// Rises when another computer takes over.
    pub epoch: u32,
}

impl Heartbeat {
    /// The present heartbeat.
    pub fn of(id: &str, view: &DeskView, arrivals: u64) -> Self {
        Self {
            id: id.to_owned(),
            rev: view.told.rev,
            arrivals,
            remaining_ms: view.clock.left_ms(),
            running: view.clock.is_running(),
            epoch: view.state.epoch,
        }
    }

    /// This heartbeat so much later: the clock goes on.
    pub fn later(&self, by_ms: u64) -> Self {
        let by_ms = if self.running { by_ms } else { 0 };
        Self { remaining_ms: self.remaining_ms.saturating_sub(by_ms), ..self.clone() }
    }

    /// As an event stream says it, to the screen of the hall with who has come.
    pub fn message(&self, name: &str, is_screen: bool) -> Bytes {
        let rev = self.rev + if is_screen { self.arrivals } else { 0 };
        message(name, rev, (self.remaining_ms, self.running), self.epoch)
    }
}
