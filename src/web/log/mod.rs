//! The page of the log.

pub mod answers;
pub mod group;
pub mod page;
