//! Preparing games on this computer: many are played, those that fit are kept, changed and sealed.

pub mod drafts;
pub mod generation_job;
pub mod ground;
pub mod offering;
pub mod seals;
