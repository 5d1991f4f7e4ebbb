//! Training alone against the clock and the top: its pages and what they send.

pub mod answers;
pub mod asking;
pub mod choices;
pub mod form;
pub mod judged;
pub mod result;
pub mod round;
pub mod solitaire;
pub mod solitaire_asking;
pub mod start;
