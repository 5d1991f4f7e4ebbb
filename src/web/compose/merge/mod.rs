//! The pages of merges.

pub mod conflicts;
pub mod halls;
pub mod list;
pub mod one;
pub mod said;
pub mod standings;
