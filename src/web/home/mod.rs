//! Where everybody comes in: the list of tournaments, the way into the hall, the keys and the manual.

pub mod answers;
pub mod help;
pub mod page;
