//! Slips that are entered: asked about, recorded, answered.

pub mod answer;
pub mod recorded;
pub mod recording;
pub mod requests;
