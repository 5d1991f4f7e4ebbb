//! A player's own page, and the slip that he sends.

pub mod appeal;
pub mod page;
pub mod receipts;
pub mod slip;
pub mod taken_home;
