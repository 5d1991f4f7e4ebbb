//! A new tournament: its form, and what becomes of it.

pub mod page;
pub mod reading;
pub mod rule_fields;
