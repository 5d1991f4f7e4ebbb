//! The page of those who help with slips and clocks.

pub mod frequent;
pub mod notices;
pub mod page;
