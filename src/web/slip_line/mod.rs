//! The line into which slips are keyed: `23 о7 рабы 17`.

pub mod choice;
pub(crate) mod clues;
pub mod grammar;
pub mod ground;
pub mod judge;
pub mod words;
