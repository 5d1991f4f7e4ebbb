//! The page of those who help with slips and clocks.

pub mod errands;
pub mod frequent;
pub mod page;
