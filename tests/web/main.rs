//! The pages and requests of the real program, from outside, each test with a fresh data folder.

mod evening;
mod faults;
mod program;
mod secrets;
