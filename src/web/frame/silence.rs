//! The one question whether somebody may be told about words now.
//!
//! Every address that could answer whether a word is one asks it: dictionary, analysis and training, the slips that helpers enter,
//! the notices that they bring, a player's own page.
//!
//! While a round is open anywhere on this computer only the arbiter may be told. Whoever helps goes
//! on entering slips of rounds that are over, of this game or another, and hears what they are worth
//! when the top is out: what he enters meanwhile could be a question about the open rack. What the
//! standings of the other game then show to all is not held back: the arbiter has marked the whole round,
//! and only a word that lay on both racks could be asked about so.

use crate::{frame::app_state::AppState, frame::who::Who};
use flavita_app::folder::open_rounds::InRound;
use flavita_tournament::model::slip::Slip;

/// The rounds because of which somebody is told nothing about words.
#[derive(Clone, Debug, Default)]
pub struct Silence(Vec<InRound>);

impl Silence {
    /// Why this person is told nothing now; no reason for the arbiter.
    pub fn before(app: &AppState, who: &Who) -> Self {
        if who.is_arbiter() { Self::default() } else { Self(app.folder.rounds_open()) }
    }

    /// Why a table is told nothing: whoever asks there, others hear the answer too.
    pub fn at_table(app: &AppState) -> Self {
        Self(app.folder.rounds_open())
    }

    /// Whether nothing may be said.
    pub fn is_kept(&self) -> bool {
        !self.0.is_empty()
    }

    /// The name of a tournament for which it is kept.
    pub(crate) fn for_whom(&self) -> Option<&str> {
        self.0.first().map(|open| open.name.as_str())
    }

    /// Whether what a slip of this tournament is worth could answer a question about a rack that is
    /// open in another one: it was recorded since that was drawn. Of rounds of its own tournament a
    /// slip's number says the same.
    pub(crate) fn hides(&self, id: &str, slip: &Slip) -> bool {
        self.0.iter().any(|open| open.id != id && slip.recorded_ms >= open.since_ms)
    }
}
