//! The data folder: tournaments on the disk, copies of them, logs that come in, the check before an evening.

pub mod backup;
pub(crate) mod contents;
pub mod data_folder;
pub mod followed;
pub mod history;
pub mod importing;
pub mod meetings;
mod memory;
pub mod open_rounds;
pub(crate) mod other_copies;
pub mod readiness;
pub mod tournament_file;
