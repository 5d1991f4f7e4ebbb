//! What the state knows of the secret of the draw.

use crate::model::{PreparedGame, PreparedNote, RoundNumber, Seed};
use crate::{state::secret::Secret, state::tournament::Tournament};
use std::sync::Arc;

impl Tournament {
    /// Gives the secret of the draw, which the log does not hold yet, to the state.
    pub fn entrust(&mut self, secret: Secret) {
        self.secret = Some(secret);
    }

    /// The whole seed; `None` where its secret is not here or is not the one committed to.
    pub fn drawing_seed(&self) -> Option<Seed> {
        if !self.keeps_a_secret() {
            return Some(self.seed.clone());
        }
        self.seed.with_secret(self.secret.as_ref()?.expose())
    }

    /// Whether the log commits to a secret that it does not tell yet.
    pub fn keeps_a_secret(&self) -> bool {
        !self.seed.commitment.is_empty() && self.seed.secret.is_empty()
    }

    /// Whether the hall may still add to the draw: nothing was drawn, and nothing was added yet.
    pub fn takes_entropy(&self) -> bool {
        let is_before_all = self.awaits_rack(RoundNumber(1)).is_some() && self.rejected.is_empty();
        is_before_all && self.keeps_a_secret() && self.seed.public.is_empty()
    }
}

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
