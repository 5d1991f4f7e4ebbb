//! A tournament that is open: the one thread that changes it, its clock, its picture for others, what it does when the disk refuses.

mod analysing;
pub mod copy_note;
pub mod door;
pub mod fault;
pub mod next_step;
pub mod opened_game;
pub mod public_view;
pub mod record;
mod recovery;
pub mod request;
mod rescue;
#[cfg(test)]
pub(crate) mod sample;
mod timekeeping;
pub mod trouble;
pub mod view;
pub mod writer;
