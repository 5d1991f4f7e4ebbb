//! Commit and reveal: what the hall adds to the draw, and when its secret is published.

use std::fmt;

use crate::draw::chance::Seed;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Tournament;
use crate::text::is_hidden;

/// The most characters of what the hall throws in.
const LONGEST_ENTROPY: usize = 200;

/// The secret of a draw while nobody may know it; no message shows it.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// Takes the 32 bytes of a secret, in hexadecimal.
    #[must_use]
    pub fn new(hex: String) -> Self {
        Self(hex)
    }

    /// The secret itself: for the draw, for the file that keeps it, and for its publication.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Tournament {
    /// Gives the secret of the draw, which the log does not hold yet, to the state.
    pub fn entrust(&mut self, secret: Secret) {
        self.secret = Some(secret);
    }

    /// Forgets the secret and the opened game, for a picture that others may see.
    pub fn forget_secret(&mut self) {
        self.secret = None;
        self.forget_game();
    }

    /// The whole seed; `None` where its secret is not here or is not the one committed to.
    #[must_use]
    pub fn drawing_seed(&self) -> Option<Seed> {
        if !self.keeps_a_secret() {
            return Some(self.seed.clone());
        }
        self.seed.with_secret(self.secret.as_ref()?.expose())
    }

    /// Whether the log commits to a secret that it does not tell yet.
    #[must_use]
    pub fn keeps_a_secret(&self) -> bool {
        !self.seed.commitment.is_empty() && self.seed.secret.is_empty()
    }

    /// Whether the hall may still add to the draw: nothing was drawn, and nothing was added yet.
    #[must_use]
    pub fn takes_entropy(&self) -> bool {
        let is_before_all = self.awaits_rack(1).is_some() && self.rejected.is_empty();
        is_before_all && self.keeps_a_secret() && self.seed.public.is_empty()
    }
}

/// Mixes what the hall throws in into the draw.
///
/// # Errors
/// After the first rack, a second time, in a game without a commitment, or where the text could
/// not be read out and noted down.
pub fn add_entropy(state: &Tournament, public: &str) -> Result<Vec<Event>, Refusal> {
    if !state.takes_entropy() {
        return Err(Refusal::EntropyTooLate);
    }
    let public = public.trim();
    let is_long = public.chars().count() > LONGEST_ENTROPY;
    if public.is_empty() || is_long || public.chars().any(is_hidden) {
        return Err(Refusal::EntropyUnreadable(LONGEST_ENTROPY));
    }
    Ok(vec![Event::EntropyAdded {
        public: public.to_owned(),
    }])
}

/// Publishes the secret of a game that is over.
///
/// # Errors
/// Where the game goes on, the secret is known already, or it is not here.
pub fn reveal(state: &Tournament) -> Result<Vec<Event>, Refusal> {
    if state.ended.is_none() || !state.keeps_a_secret() {
        return Err(Refusal::NothingToReveal);
    }
    let seed = state.drawing_seed().ok_or(Refusal::NoSecret)?;
    Ok(vec![Event::SeedRevealed {
        secret: seed.secret,
    }])
}

/// What the end of a game publishes: the secret, where it is here.
pub(crate) fn with_secret(state: &Tournament, mut events: Vec<Event>) -> Vec<Event> {
    let is_end = matches!(events.last(), Some(Event::GameEnded { .. }));
    if !is_end || !state.keeps_a_secret() {
        return events;
    }
    if let Some(seed) = state.drawing_seed() {
        events.push(Event::SeedRevealed {
            secret: seed.secret,
        });
    }
    events
}
