//! What the state knows of the secret of the draw.

use crate::{
    model::chance::Seed, model::ids::RoundNumber, model::slips::Slips, state::secret::Secret,
    state::tournament::Tournament,
};

impl Tournament {
    /// Gives the secret of the draw, which the log does not hold yet, to the state.
    pub fn entrust(&mut self, secret: Secret) {
        self.secret = Some(secret);
    }

    /// Forgets what only the desk may know, for a picture that others may see: the secret, until
    /// the end also where the log tells it, the opened game, and what was handed in in a round
    /// whose top is not out.
    pub fn forget_secrets(&mut self) {
        self.secret = None;
        self.prepared.opened = None;
        if self.ended.is_none() {
            self.facts.seed.secret = String::new();
        }
        for round in self.facts.rounds.iter_mut().filter(|round| !round.may_be_marked()) {
            round.slips = Slips::default();
            round.sent.clear();
            round.late.clear();
            round.disputed.clear();
        }
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
