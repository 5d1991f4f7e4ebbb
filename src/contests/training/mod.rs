//! Training: a prepared game played alone against the clock and the top, and the tops missed in
//! it, which are practised until they are found.
//!
//! Time comes in as a value; racks come in prepared.

pub mod answer;
pub mod collection;
pub mod exercise;
pub mod game;
pub mod prepared;
pub mod score;
pub mod source;
pub mod trainee;
