//! What the state knows of the prepared game.

use crate::{model::PreparedGame, model::PreparedNote, state::tournament::Tournament};
use std::sync::Arc;

impl Tournament {
    /// The prepared game that this tournament plays, if it plays one.
    pub fn prepared_game(&self) -> Option<&PreparedNote> {
        self.prepared.note.as_ref()
    }

    /// Gives the opened game to the state. The caller has compared its bytes with the commitment.
    pub fn entrust_game(&mut self, game: Arc<PreparedGame>) {
        self.prepared.opened = Some(game);
    }

    /// Whether the prepared game has been opened, so that its racks can be drawn.
    pub fn is_game_open(&self) -> bool {
        self.prepared.opened.is_some()
    }
}
