//! Tournaments that this computer follows on another one: kept, and not played on until somebody
//! takes them over.
//!
//! Opened only after taking over, so that no two computers write to one game by mistake. The epoch,
//! which rises then, tells pages that have seen the new computer to leave the old one alone.

use crate::desk::{OpenError, record, to_new_event};
use crate::{folder::tournament_file::file_in, machine::clock, machine::files::stems};
use flavita_store::error::{StoreError, StoreFault, at};
use flavita_store::{event_log::EventLog, held};
use flavita_tournament::model::Event;
use std::{fs, path::Path, path::PathBuf};

/// The note beside a file that is followed: it names the computer.
fn note(data: &Path, id: &str) -> PathBuf {
    data.join(format!("{id}.followed"))
}

/// Where a tournament is played, if this computer only follows it.
pub fn source(data: &Path, id: &str) -> Option<String> {
    held::read_to_string(note(data, id)).ok()
}

/// Opens the file of a tournament that `url` plays, or makes it.
///
/// # Errors
/// When there is a tournament of this name which is this computer's own, or the disk refuses.
pub fn open(data: &Path, id: &str, url: &str) -> Result<EventLog, StoreError> {
    let path = file_in(data, id);
    if path.exists() && source(data, id).is_none() {
        return Err(StoreFault::AlreadyExists.at(&path));
    }
    fs::create_dir_all(data).map_err(at(&path))?;
    held::write(note(data, id), url).map_err(at(&path))?;
    if path.exists() { EventLog::open(&path) } else { EventLog::create(&path) }
}

/// Makes every followed tournament of a folder this computer's own: an event begins a new epoch, so
/// that pages which have seen it take nothing from the computer before.
///
/// # Errors
/// When one cannot be read or written; those before it are taken over.
pub fn take_over(data: &Path) -> Result<Vec<String>, OpenError> {
    let mut taken = Vec::new();
    for id in followed_in(data) {
        let path = file_in(data, &id);
        let mut log = EventLog::open(&path)?;
        let recorded = record::read(&mut log)?;
        if recorded.state.ended.is_none() {
            let event = Event::EpochBegun { epoch: recorded.state.epoch + 1 };
            let latest_ms = recorded.events.last().map_or(0, |(_, stamp)| stamp.at_ms);
            let at_ms = clock::now_ms().max(latest_ms);
            log.append(at_ms, "console", None, &[to_new_event(&event)])?;
        }
        held::remove_file(note(data, &id)).map_err(at(&path))?;
        taken.push(id);
    }
    Ok(taken)
}

/// The tournaments that are followed, in the order of their names.
pub fn followed_in(data: &Path) -> Vec<String> {
    stems(data, "followed").unwrap_or_default()
}
