//! A club's word committee: its decisions as a table, and which of them are in force.

pub mod decisions;
pub mod reading;
