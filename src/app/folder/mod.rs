//! The data folder: tournaments on the disk, copies of them, logs that come in, the check before an evening.

pub mod backup;
pub mod data_folder;
pub mod desks;
pub mod followed;
pub mod importing;
pub mod meetings;
mod memory;
pub mod open_rounds;
pub mod opening;
pub(crate) mod other_copies;
pub mod out_of_way;
pub mod readiness;
pub(crate) mod summaries;
pub mod summary;
pub mod tournament_file;
