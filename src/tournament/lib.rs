//! The rules of Duplicate as a deterministic state machine.
//!
//! [`decide`](decide::decide) answers a command with events or a refusal,
//! [`apply`](state::tournament::Tournament::apply) takes an event into the state. Neither reads a
//! clock, a file or a random number.

#[macro_use]
mod macros;

pub mod decide;
pub mod draw;
pub mod judging;
pub mod model;
pub mod profile;
pub mod results;
pub mod ruling;
pub mod state;
