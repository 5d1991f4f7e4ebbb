//! Meetings: several games whose results are added up.

pub mod cumulated;
pub mod games;
