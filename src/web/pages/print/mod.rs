//! What is printed: one file a sheet.

pub mod index;
pub mod notices;
pub mod poster;
pub mod record;
pub mod round;
pub mod scores;
pub mod slips;
