//! The page of the players, and lists that come as files.

pub mod page;
pub mod preview;
