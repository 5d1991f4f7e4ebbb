//! Commit and reveal: what the hall adds to the draw, and when its secret is published.
//!
//! The first event holds the commitment to 32 bytes that stand in a row beside the log
//! (`store/migrations/002_secret.sql`) and are entrusted to the state. Where they are not those
//! committed to, nothing is drawn from them; a bag of cloth still works. The end of the game
//! publishes them in the same commit (`SeedRevealed`). Logs that told their secret in the first
//! event draw the same racks.

use crate::model::{Event, Refusal};
use crate::{decide::guards::Decided, model::text::is_hidden, state::Tournament};

/// The most characters of what the hall throws in.
const LONGEST_ENTROPY: usize = 200;

/// Mixes what the hall throws in into the draw.
///
/// # Errors
/// After the first rack, a second time, in a game without a commitment, or where the text could
/// not be read out and noted down.
pub fn add_entropy(state: &Tournament, public: &str) -> Decided {
    if !state.takes_entropy() {
        return Err(Refusal::EntropyTooLate);
    }
    let public = public.trim();
    let is_long = public.chars().count() > LONGEST_ENTROPY;
    if public.is_empty() || is_long || public.chars().any(is_hidden) {
        return Err(Refusal::EntropyUnreadable(LONGEST_ENTROPY));
    }
    Ok(vec![Event::EntropyAdded { public: public.to_owned() }])
}

/// Publishes the secret of a game that is over.
///
/// # Errors
/// Where the game goes on, the secret is known already, or it is not here.
pub fn reveal(state: &Tournament) -> Decided {
    if state.ended.is_none() || !state.keeps_a_secret() {
        return Err(Refusal::NothingToReveal);
    }
    let seed = state.drawing_seed().ok_or(Refusal::NoSecret)?;
    Ok(vec![Event::SeedRevealed { secret: seed.secret }])
}

/// What the end of a game publishes: the secret, where it is here.
pub(crate) fn with_secret(state: &Tournament, mut events: Vec<Event>) -> Vec<Event> {
    let is_end = matches!(events.last(), Some(Event::GameEnded { .. }));
    if !is_end || !state.keeps_a_secret() {
        return events;
    }
    if let Some(seed) = state.drawing_seed() {
        events.push(Event::SeedRevealed { secret: seed.secret });
    }
    events
}
