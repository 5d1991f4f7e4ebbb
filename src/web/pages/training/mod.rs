//! The pages of training.

pub mod answer;
pub mod result;
pub mod round;
pub mod start;
