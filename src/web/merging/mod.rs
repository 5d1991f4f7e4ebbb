//! One game in many halls, merged.

pub mod answers;
pub mod conflicts;
pub mod halls;
pub mod list;
pub mod page;
pub mod standings;
