//! A second computer that follows this one.

pub mod beside;
pub mod key;
pub mod tickets;
