//! Editions: which tiles, which board, which bonus. Data, never code.

pub mod catalogue;
pub mod class;
pub mod definition;
pub mod hand;
pub mod limits;
pub mod look;
pub mod parse;
pub mod premium;
pub mod switch;
