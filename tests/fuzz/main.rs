//! Every parser against inputs that nobody would type: real ones, bent at random.
//!
//! A test runs for `FLAVITA_FUZZ_SECONDS` (a quarter of one by itself) from the seed `FLAVITA_FUZZ_SEED`. The
//! inputs depend on the seed alone, and a failure tells seed, number and input.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stderr, reason = "a failure tells its input")]

mod acts;
mod bending;
mod chance;
mod halls;
mod logs;
mod notation;
mod programs;
mod sealed;
mod settings;
mod tables;
mod training;
mod trial;
mod typed;
mod words;
