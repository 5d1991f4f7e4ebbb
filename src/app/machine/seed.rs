//! The only place where the program asks the system for chance.

use crate::machine::hex;
use flavita_tournament::{model::Seed, model::commitment, state::Secret};

/// The operating system gave no random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system gave no random numbers; restart the computer and try again")]
pub struct NoChance;

/// A new seed as it is published, and its secret.
///
/// # Errors
/// When the system has no random numbers to give.
pub fn fresh() -> Result<(Seed, Secret), NoChance> {
    let secret = hex::text(&random::<32>()?);
    let tournament = hex::text(&random::<16>()?);
    let seed = Seed { commitment: commitment(&tournament, &secret), tournament, ..Seed::default() };
    Ok((seed, Secret::new(secret)))
}

/// So many random bytes.
///
/// # Errors
/// When the system has no random numbers to give.
pub fn random<const BYTES: usize>() -> Result<[u8; BYTES], NoChance> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|_unnamed: getrandom::Error| NoChance)?;
    Ok(bytes)
}
