//! The regions of a page on which the slips of a round are marked.

pub mod blocks;
pub mod conflicts;
pub mod forecast;
pub mod open_piles;
pub mod piles;
pub mod region;
pub mod tops;
