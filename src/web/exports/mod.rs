//! Everything of a game that can be taken away as a file.

pub mod hall_result;
pub mod page;
