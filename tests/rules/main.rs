//! The rules of Duplicate: given what happened, when something is asked for, then this follows.
//!
//! `desk.rs` has the hall where they are played, `steps.rs` the steps in which they are told.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod accounts;
mod appeals;
mod as_shown;
mod blanks;
mod board_rulings;
mod clock;
mod corrections;
mod desk;
mod disputes;
mod double_entry;
mod draw;
mod ends;
mod fair_draw;
mod forecast;
mod forms;
mod house;
mod kept_rest;
mod lines;
mod losses;
mod meetings;
mod mended_players;
mod minima;
mod phones;
mod players;
mod profiles;
mod refused;
mod rest;
mod reveal;
mod rounds;
mod ruling_laws;
mod rulings;
mod simulated;
mod simulation;
mod slips;
mod solitaire;
mod standings;
mod statistics;
mod steps;
mod ties;
mod tops;
mod training;
mod unnoted;
mod verdicts;
