//! The rules of Duplicate as a deterministic state machine.
//!
//! [`decide`](decide::decide) answers a command with events or a refusal,
//! [`apply`](state::Tournament::apply) takes an event into the state. Neither reads a clock, a
//! file or a random number.

pub mod account;
pub mod blanks;
pub mod case;
pub mod choice;
pub mod command;
mod countable;
pub mod course;
pub mod created;
mod cutting;
pub mod decide;
pub mod detective;
pub mod dispute;
pub mod draw;
pub mod event;
pub mod finality;
mod first_word;
pub mod found;
mod handing_in;
pub mod judge;
mod keying;
pub mod late;
pub mod laying;
pub mod legality;
pub mod losses;
mod marking;
pub mod placing;
pub mod player;
pub mod players;
pub mod prepared;
mod pricing;
pub mod profile;
pub mod prospect;
pub mod ranking;
pub mod reading;
pub mod reason;
pub mod referee;
pub mod refusal;
pub mod rejected;
pub mod reveal;
pub mod round;
pub mod ruling;
mod sending;
pub mod slips;
pub mod solo;
pub mod standings;
pub mod state;
pub mod statistics;
pub mod text;
pub mod timing;
mod understanding;
