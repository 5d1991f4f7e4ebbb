//! Training alone against the clock and the top: its pages and what they send.

mod asking;
pub mod form;
pub mod handlers;
mod shown;
