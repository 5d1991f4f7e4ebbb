//! The rules of Duplicate: given what happened, when something is asked for, then this follows.
//!
//! `desk.rs` has the hall where they are played, `steps.rs` the steps in which they are told.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod accounts;
mod blanks;
mod clock;
mod corrections;
mod desk;
mod draw;
mod ends;
mod fair_draw;
mod forms;
mod meetings;
mod mended_players;
mod minima;
mod players;
mod profiles;
mod reveal;
mod rounds;
mod ruling_laws;
mod rulings;
mod simulated;
mod simulation;
mod slips;
mod standings;
mod steps;
mod ties;
mod tops;
mod verdicts;
