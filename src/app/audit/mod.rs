//! A tournament judged a second time, from its log alone.
//!
//! [`check`] goes along the log. What was decided is decided again; beside that every
//! slip is counted by [`plain_score`] and every top is searched by [`plain_search`], which share
//! nothing with the scorer and the solver of the game, standings are added up by
//! `tally.rs`, and the game clock is counted by `plain_time.rs`. What was kept elsewhere is compared by
//! [`receipts`], which telephones hand over through the page ([`handed_over`]); [`spoken`] is the head in words.

pub mod check;
mod conduct;
pub mod handed_over;
pub mod log;
pub mod plain_score;
pub mod plain_search;
pub mod plain_time;
pub mod racks;
pub mod receipts;
mod rulings;
pub mod slow;
pub mod spoken;
pub mod stream;
pub mod tally;
