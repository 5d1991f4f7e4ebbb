//! Flavita runs Duplicate word-game tournaments.

pub mod store;
