//! What was recorded, kept in memory: from it a file that went away is written anew.

use crate::error::{StoreError, io_error, sqlite_error};
use crate::event::{Batch, Digest, Head, Heartbeat, StoredEvent};
use crate::{copy, disk, held, rows, schema, system};
use rusqlite::Connection;
use std::{collections::BTreeMap, path::Path};

/// The ends of the names of what belongs to a file.
const PARTS: [&str; 3] = ["", "-wal", "-shm"];

/// Everything of a tournament's file that cannot be had elsewhere: some megabytes an evening.
#[derive(Debug, Default)]
pub(super) struct Memory {
    events: Vec<StoredEvent>,
    digests: BTreeMap<String, Digest>,
    pub(super) secret: Option<String>,
    pub(super) heartbeat: Option<Heartbeat>,
}

impl Memory {
    /// What a file holds of which these are the events.
    pub(super) fn of(conn: &Connection, events: Vec<StoredEvent>) -> rusqlite::Result<Self> {
        Ok(Self {
            events,
            digests: rows::digests(conn)?,
            secret: rows::secret(conn)?,
            heartbeat: rows::last_heartbeat(conn)?,
        })
    }

    pub(super) fn take_events(&mut self, events: Vec<StoredEvent>, batches: &[Batch<'_>]) {
        self.events.extend(events);
        let named = batches.iter().filter_map(|batch| Some((batch.key?, batch.digest?)));
        self.digests.extend(named.map(|(key, digest)| (key.to_owned(), *digest)));
    }

    /// Writes all of it as the file `path`, which has its name only when it is whole and on disk.
    /// What lies there then is put aside.
    ///
    /// # Errors
    /// [`StoreError`] when the place does not take it.
    pub(super) fn write(&self, path: &Path) -> Result<(), StoreError> {
        let partial = disk::beside(path, "-anew");
        for suffix in PARTS {
            // Left by a try that was cut off.
            let left = disk::beside(&partial, suffix);
            copy::remove_if_there(&left).map_err(io_error(&left))?;
        }
        system::create_for_owner(&partial).map_err(io_error(&partial))?;
        self.fill(&partial)?;
        put_aside(path)?;
        copy::publish(&partial, path)
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
        if let Some(heartbeat) = self.heartbeat {
            rows::write_heartbeat(&transaction, heartbeat).map_err(failed)?;
        }
        transaction.commit().map_err(failed)?;
        schema::integrity_check(&conn, path)?;
        conn.close().map_err(|(_open, error)| failed(error))
    }
}

/// Gives what lies at the path, with its journal, another name: it may be somebody's only copy, and
/// a journal must not be read into another file.
pub(super) fn put_aside(path: &Path) -> Result<(), StoreError> {
    let name = (1..).map(|n| disk::beside(path, &format!("-aside-{n}")));
    let name = name.into_iter().find(|name| !name.exists()).expect("numbers do not end");
    for suffix in PARTS {
        let from = disk::beside(path, suffix);
        if from.exists() {
            held::rename(&from, disk::beside(&name, suffix)).map_err(io_error(&from))?;
        }
    }
    Ok(())
}
