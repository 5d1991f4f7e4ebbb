//! The sheets of paper.

pub mod answers;
pub mod asked;
pub mod notices;
pub mod poster;
pub mod record;
pub mod round;
