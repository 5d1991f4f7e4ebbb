//! What is printed: one file a sheet, each told of the tournament and of what was asked for.

pub mod index;
pub mod notices;
pub mod poster;
pub mod record;
pub mod round;
pub mod scores;
pub mod sheet;
pub mod slips;
