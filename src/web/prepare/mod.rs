//! Games are prepared: played and offered, changed, sealed.

pub mod drafts;
pub mod offers;
pub mod sealing;
