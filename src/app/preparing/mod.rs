//! Preparing games on this computer: many are played, those that fit are kept, changed and sealed.

pub mod drafts;
pub mod ground;
pub mod offering;
pub mod seals;
pub mod workshop;
