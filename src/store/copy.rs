//! A copy of a log that is in use, and what was recorded, kept in memory: from it a file that went
//! away is written anew.

use std::io::{self, ErrorKind};
use std::{collections::BTreeMap, path::Path};

use rusqlite::Connection;

use crate::error::{StoreError, StoreFault, at};
use crate::event::{Batch, Digest, Head, Heartbeat, StoredEvent};
use crate::{disk, held, rows, schema, system};

/// Copies the file behind `conn` under a name that nothing has yet.
///
/// The copy is written beside the target and renamed when it is checked and durable, so that a
/// file with the target's name is always a whole copy.
///
/// # Errors
///
/// [`StoreError`] naming the file that was refused; nothing is left behind then.
pub(super) fn copy_to(conn: &Connection, from: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreFault::AlreadyExists.at(to));
    }
    let partial = disk::beside(to, "-partial");
    remove_if_there(&partial).map_err(at(&partial))?;
    let copied = write_checked(conn, from, &partial).and_then(|()| publish(&partial, to));
    if copied.is_err() {
        // Of two failures the first is the one to hear of.
        let _ = remove_if_there(&partial);
    }
    copied
}

/// Keeps a file of an older form as it is, before this program changes it: the program of before may
/// have to go on with it.
pub(super) fn keep_older(path: &Path) -> Result<(), StoreError> {
    let Some((conn, form)) = schema::older(path).map_err(at(path))? else { return Ok(()) };
    match copy_to(&conn, path, &disk::beside(path, &format!("-form-{form}"))) {
        Err(StoreError { fault: StoreFault::AlreadyExists, .. }) => Ok(()),
        copied => copied,
    }
}

fn write_checked(conn: &Connection, from: &Path, partial: &Path) -> Result<(), StoreError> {
    let name = partial.to_str().ok_or_else(|| {
        let problem = "the path is not valid Unicode";
        at(partial)(io::Error::new(ErrorKind::InvalidInput, problem))
    })?;
    let expected = rows::head(conn).map_err(at(from))?;
    conn.execute("VACUUM INTO ?1", [name]).map_err(at(partial))?;
    let copy = schema::open_read_only(partial).map_err(at(partial))?;
    let found = rows::head(&copy).map_err(at(partial))?;
    // A log that is open for reading can grow while it is copied.
    if found == expected || found.seq > expected.seq {
        return Ok(());
    }
    Err(StoreFault::Damaged("the copy does not end as the log does".to_owned()).at(partial))
}

/// Gives what was written under another name its own, durably.
fn publish(partial: &Path, to: &Path) -> Result<(), StoreError> {
    system::leave_to_owner(partial);
    disk::sync_file(partial).map_err(at(partial))?;
    held::rename(partial, to).map_err(at(to))?;
    system::sync_folder_of(to).map_err(at(to))
}

fn remove_if_there(path: &Path) -> io::Result<()> {
    match held::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

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
            remove_if_there(&left).map_err(at(&left))?;
        }
        system::create_for_owner(&partial).map_err(at(&partial))?;
        self.fill(&partial).map_err(at(&partial))?;
        put_aside(path)?;
        publish(&partial, path)
    }

    fn fill(&self, path: &Path) -> Result<(), StoreFault> {
        let mut conn = schema::create(path)?;
        let transaction = conn.transaction()?;
        let mut head = Head::EMPTY;
        for event in &self.events {
            let digest = event.key.as_ref().and_then(|key| self.digests.get(key));
            rows::insert_stored(&transaction, head.hash, event, digest)?;
            head = event.head();
        }
        if let Some(secret) = &self.secret {
            rows::write_secret(&transaction, secret)?;
        }
        if let Some(heartbeat) = self.heartbeat {
            rows::write_heartbeat(&transaction, heartbeat)?;
        }
        transaction.commit()?;
        schema::integrity_check(&conn)?;
        conn.close().map_err(|(_open, error)| error.into())
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
            held::rename(&from, disk::beside(&name, suffix)).map_err(at(&from))?;
        }
    }
    Ok(())
}
