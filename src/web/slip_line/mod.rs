//! The line into which slips are keyed: `23 о7 рабы 17`.

pub mod choice;
pub mod clues;
pub mod complete;
pub mod grammar;
pub mod judge;
pub mod words;
