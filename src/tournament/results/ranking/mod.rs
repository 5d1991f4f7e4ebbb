//! The order of the players, and what decided it where their measure is equal.

pub mod contender;
pub mod decision;
pub mod order;
