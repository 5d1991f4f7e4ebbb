//! Figures of a game as a whole: whole numbers, from which pictures and tables are made.
//!
//! [`whole`] gathers them over the rounds that are marked; each of the other files counts one thing.

pub mod distribution;
pub mod rounds;
pub mod share;
pub mod totals;
pub mod whole;
