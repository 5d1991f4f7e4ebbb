//! The pages and requests of the real program, from outside, each test with a fresh data folder.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod analysis;
mod choices;
mod conflicts;
mod copies;
mod double_entry;
mod errands;
mod evening;
mod events;
mod fair_draw;
mod faults;
mod follow;
mod guards;
mod hall_result;
mod hostile;
mod imports;
mod inside;
mod interference;
mod log;
mod network;
mod passes;
mod phone;
mod players;
mod print;
mod program;
mod repeats;
mod roles;
mod rulings;
mod screen;
mod seasons;
mod secrets;
mod sign_in;
mod training;
mod trouble;
mod words_gate;
mod written;
