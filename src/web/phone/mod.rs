//! A player's own page, and the slip that he sends.

pub mod page;
pub mod slip;
pub mod taken_home;
