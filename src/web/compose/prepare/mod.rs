//! The pages of prepared games, worded.

pub mod draft;
pub mod faults;
pub mod form;
pub mod offers;
pub mod seals;
