//! The result of a tournament that this computer played.

use crate::halls::result_file::{ResultHeading, write};
use crate::machine::signing::{KeyError, SecretKey};
use crate::{desk::OpenError, desk::record::entrusted};
use flavita_store::{error::StoreError, event_log::EventLog, system::folder_of};
use flavita_tournament::{decide::finality, model::Open, model::TextFault};
use std::path::Path;

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
pub enum ResultFault {
    /// Something is still open.
    #[error("there is no result yet: {0}")]
    NotOver(Open),
    /// The hall has no name that can be used.
    #[error("the name of the venue cannot be used: {0}")]
    Name(TextFault),
    /// The hall has no name.
    #[error("enter the name of the venue")]
    NoName,
    /// The file cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file is no tournament.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// There is no key to sign with.
    #[error(transparent)]
    Key(#[from] KeyError),
}

/// The signed result of the tournament in a file, under the key of the folder in which it lies.
///
/// # Errors
/// When the file cannot be read, the game is not over, or there is no key or no name.
pub fn result_of(file: &Path, hall: &str) -> Result<String, ResultFault> {
    let mut log = EventLog::open_read_only(file)?;
    let stored = log.load()?;
    let state = entrusted(&log, &stored)?.state;
    if let Some(open) = finality::open(&state).first() {
        return Err(ResultFault::NotOver(*open));
    }
    if hall.trim().is_empty() {
        return Err(ResultFault::NoName);
    }
    let key = SecretKey::of_folder(folder_of(file))?;
    let told = ResultHeading { hall, name: &state.name, tournament: &state.seed.tournament };
    write(told, &stored, &key).map_err(ResultFault::Name)
}
