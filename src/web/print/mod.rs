//! The sheets of paper.

pub mod answers;
pub mod index;
pub mod notices;
pub mod poster;
pub mod record;
pub mod round;
pub mod scores;
pub mod sheet;
pub mod slips;
