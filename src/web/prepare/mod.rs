//! Games drawn before the day, and sealed.

pub mod draft;
pub mod draft_answers;
pub mod faults;
pub mod form;
pub mod offer_answers;
pub mod offers;
pub mod seals;
