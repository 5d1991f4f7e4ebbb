//! A tournament that is open: the one thread that changes it, its clock, its picture for others, what it does when the disk refuses.

mod analysing;
pub mod door;
pub mod fault;
pub mod next_step;
pub mod opened_game;
pub mod public_view;
pub mod record;
mod recovery;
pub mod request;
#[cfg(test)]
pub(crate) mod sample;
mod timekeeping;
pub mod trouble;
pub mod view;
pub mod writer;

pub use door::{Desk, LONGEST_QUEUE};
pub use fault::{DeskError, OpenError, RecordError};
pub use next_step::{Lacks, NextStep};
pub use public_view::{PublicView, secret_round};
pub use record::{Recorded, from_stored, to_new_event};
pub use request::{Answer, DeskRequest, Key, Receipt};
pub use trouble::Rescued;
pub use view::{DeskView, is_last_call};
