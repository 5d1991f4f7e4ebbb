//! The screen of the hall: one scene at a time, never a secret.

pub mod composing;
pub mod page;
pub mod reveal;
pub mod standings;
