//! The console's buttons, and what came of them in a sentence.

pub mod answer;
pub mod players;
pub mod rejected_rack;
pub mod request;
pub mod screen;
pub mod words;
