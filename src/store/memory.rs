//! What was recorded, kept in memory: from it a file that went away is written anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::error::{StoreError, io_error, sqlite_error};
use crate::event::{Batch, Beat, Digest, Head, StoredEvent};
use crate::{disk, rows, schema};

/// Everything of a tournament's file that cannot be had elsewhere: some megabytes an evening.
#[derive(Debug, Default)]
pub(super) struct Memory {
    events: Vec<StoredEvent>,
    digests: BTreeMap<String, Digest>,
    secret: Option<String>,
    beat: Option<Beat>,
}

impl Memory {
    /// What a file holds of which these are the events.
    pub(super) fn of(conn: &Connection, events: Vec<StoredEvent>) -> rusqlite::Result<Self> {
        Ok(Self {
            events,
            digests: rows::digests(conn)?,
            secret: rows::secret(conn)?,
            beat: rows::last_beat(conn)?,
        })
    }

    pub(super) fn take_events(&mut self, events: Vec<StoredEvent>, batches: &[Batch<'_>]) {
        self.events.extend(events);
        let named = batches.iter().filter_map(|batch| Some((batch.key?, batch.digest?)));
        self.digests.extend(named.map(|(key, digest)| (key.to_owned(), *digest)));
    }

    pub(super) fn take_beat(&mut self, beat: Beat) {
        self.beat = Some(beat);
    }

    pub(super) fn take_secret(&mut self, secret: &str) {
        self.secret = Some(secret.to_owned());
    }

    /// Writes all of it as the file `path`, which has its name only when it is whole and on disk.
    /// What lies there is put aside; the names of what was put aside.
    ///
    /// # Errors
    /// [`StoreError`] when the place does not take it; then what lay there lies there still.
    pub(super) fn write(&self, path: &Path) -> Result<Vec<PathBuf>, StoreError> {
        let partial = disk::beside(path, "-anew");
        for suffix in ["", "-wal", "-shm"] {
            // Left by a try that was cut off.
            drop(fs::remove_file(disk::beside(&partial, suffix)));
        }
        fs::File::create_new(&partial).map_err(io_error(&partial))?;
        self.fill(&partial)?;
        disk::sync_file(&partial).map_err(io_error(&partial))?;
        let aside = put_aside(path)?;
        fs::rename(&partial, path).map_err(io_error(path))?;
        disk::sync_folder_of(path).map_err(io_error(path))?;
        Ok(aside)
    }

    fn fill(&self, path: &Path) -> Result<(), StoreError> {
        let failed = sqlite_error(path);
        let mut conn = schema::create(path)?;
        let transaction = conn.transaction().map_err(failed)?;
        let mut head = Head::EMPTY;
        for event in &self.events {
            let digest = event.key.as_ref().and_then(|key| self.digests.get(key));
            rows::insert_stored(&transaction, head.hash, event, digest).map_err(failed)?;
            head = event.head();
        }
        if let Some(secret) = &self.secret {
            rows::write_secret(&transaction, secret).map_err(failed)?;
        }
        if let Some(beat) = self.beat {
            rows::write_beat(&transaction, beat).map_err(failed)?;
        }
        transaction.commit().map_err(failed)?;
        schema::integrity_check(&conn, path)?;
        conn.close().map_err(|(_open, error)| failed(error))
    }
}

/// Gives what lies at the path, with its journal, another name: it may be somebody's only copy, and
/// a journal must not be read into another file.
fn put_aside(path: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let name = (1..).map(|n| disk::beside(path, &format!("-aside-{n}")));
    let name = name.into_iter().find(|name| !name.exists()).expect("numbers do not end");
    let mut aside = Vec::new();
    for suffix in ["", "-wal", "-shm"] {
        let (from, to) = (disk::beside(path, suffix), disk::beside(&name, suffix));
        if from.exists() {
            fs::rename(&from, &to).map_err(io_error(&from))?;
            aside.push(to);
        }
    }
    Ok(aside)
}
