//! What is promised about several games, and about those for one alone.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod committee_decisions;
mod halls_deciding;
mod training_homework;
