//! Merges of the data folder: what came from the halls, and what was decided about it.

pub mod folder;
pub mod intake;
pub mod kept;
