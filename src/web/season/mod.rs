//! Seasons and ratings.

pub mod answers;
pub mod edit;
pub mod list;
pub mod players;
pub mod tables;
