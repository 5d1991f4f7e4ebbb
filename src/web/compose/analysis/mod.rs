//! The analysis board: any position, all its placements, everything in the address.

pub mod page;
pub mod position;
pub mod query;
pub mod trail;
