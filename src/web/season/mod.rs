//! Seasons and ratings.

pub mod answers;
pub mod edit;
pub mod players;
pub mod tables;
