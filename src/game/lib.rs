//! The word game itself: tiles, editions, board, placements and their arithmetic.
//!
//! Values and integers only. Nothing here reads a file, a clock or a random number, and nothing
//! assumes that a tile shows a single character.

pub mod bag;
pub mod board;
pub mod edition;
pub mod faulty_text;
pub mod letter;
pub mod look_alike;
pub mod notation;
pub mod placement;
pub mod rack;
pub mod reference;
pub mod score;
pub mod square;
