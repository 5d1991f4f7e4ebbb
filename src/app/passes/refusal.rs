//! Why a badge, an invitation or a sign-in is not to be had.

use crate::{machine::seed::NoChance, passes::guesses::Wait};
use flavita_store::error::StoreError;

/// Why a badge or an invitation could not be made, or a sign-in not be kept.
#[derive(Debug, thiserror::Error)]
pub enum PassFault {
    /// It could not be saved.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No chance to be had.
    #[error(transparent)]
    Chance(#[from] NoChance),
}

/// Why somebody is not signed in.
#[derive(Debug)]
pub enum JoinRefusal {
    /// Nobody has this token or this PIN.
    Unknown,
    /// It was good once.
    Over,
    /// Too many wrong PINs: wait.
    Wait(Wait),
    /// Only the arbiter can unlock this player.
    Locked,
    /// It could not be saved.
    Fault(PassFault),
}

impl<E: Into<PassFault>> From<E> for JoinRefusal {
    fn from(fault: E) -> Self {
        Self::Fault(fault.into())
    }
}
