//! The sheets of paper.

pub mod answers;
pub mod notices;
pub mod poster;
pub mod record;
pub mod round;
