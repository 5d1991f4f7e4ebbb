//! A new tournament: its form, and what becomes of it.

pub mod last_time;
pub mod page;
pub mod reading;
pub mod rule_fields;
