//! The other games of the booklet (Russian rules of 2004) that a table plays with the same tiles.
//!
//! A game is its events: what is asked is [decided](decide()) against the state and becomes one event
//! or a [`Refusal`]; to apply an event neither list nor chance is needed.

pub mod bingo;
mod decide;
mod event;
mod pastime;
mod refusal;
pub mod reverse;
pub mod twist;

pub use decide::{Asking, Command, decide};
pub use event::{Beginning, PastimeEvent, Start};
pub use pastime::{Game, Pastime, PastimeFault};
pub use refusal::Refusal;
