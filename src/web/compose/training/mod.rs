//! The pages of training, worded.

pub mod answer;
pub mod faults;
pub mod result;
pub mod round;
pub mod start;
