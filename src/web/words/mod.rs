//! Words and positions looked up: the dictionary and the analysis board.

pub mod analysis;
pub mod analysis_answers;
pub mod choice;
pub mod committee;
pub mod committee_answers;
pub mod dictionary;
pub mod differences;
pub mod differences_answers;
pub mod faults;
pub mod hooks;
pub mod position;
pub mod query;
pub mod search;
pub mod short;
pub mod trail;
