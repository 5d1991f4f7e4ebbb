//! The arbiter's console.

pub mod answers;
pub mod composing;
pub mod ends;
pub mod page;
pub mod screen;
