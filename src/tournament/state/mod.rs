//! The state, and how events change it, one file a kind of fact. Nothing else changes a tournament.
//!
//! `apply` needs neither words nor solver: an event carries its outcome, and the first one the
//! whole text of the edition. So a log of today gives the same standings under any word list.

mod countable;
pub(crate) mod disputes;
pub mod facts;
pub mod field;
mod in_force;
mod marking;
pub(crate) mod players;
mod public;
mod racks;
mod round_events;
mod rulings;
mod secrecy;
pub mod secret;
pub mod tournament;

pub use field::OtherPlayers;
pub use secret::Secret;
pub use tournament::{ReplayError, Tournament};
