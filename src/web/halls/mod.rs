//! A game that other halls play along, and the live log for a second computer.

pub mod feed;
pub mod page;
