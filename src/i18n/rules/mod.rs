//! The rules of a tournament in plain sentences, made from its profile and edition.
//!
//! A test turns every value of every profile and fails where no sentence changes.

pub mod basis;
pub mod chapter;
mod ending;
pub mod names;
mod rack;
mod scoring;
mod slip;
pub(crate) mod speaker;
pub mod standings;
mod time;
mod tops;
mod warnings;
