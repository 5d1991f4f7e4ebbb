//! A player's own page, and the slip that he sends.

pub mod page;
pub mod slip;
