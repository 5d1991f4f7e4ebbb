//! Homework: its list, one of it, and what is sent to both.

pub mod answers;
pub mod form;
pub mod page;
