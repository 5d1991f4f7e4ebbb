//! The log of one tournament, open for writing or for reading.

use crate::error::{Loss, StoreError, StoreFault, at};
use crate::event::{Appended, Batch, Head, Heartbeat, NewEvent, StoredEvent};
use crate::{copy, copy::Memory, disk::OnDisk, disk::WriterLock, line, rows, schema, system};
use rusqlite::{Connection, Transaction, TransactionBehavior};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// An open tournament file.
///
/// What was appended is on the disk when the call returns, and nothing that is there is ever
/// changed. One program at a time has a file open for writing; others may read it meanwhile.
#[derive(Debug)]
pub struct EventLog {
    // Before the lock, because it is dropped first: the file is closed before another program
    // may open it.
    pub(super) conn: Connection,
    /// None in a log that is open for reading only.
    pub(super) lock: Option<WriterLock>,
    pub(super) path: PathBuf,
    pub(super) head: Head,
    /// What was read and recorded, in a log that is open for writing.
    pub(super) memory: Memory,
    place: OnDisk,
    stopped: bool,
}

impl EventLog {
    /// Makes a new, empty log.
    ///
    /// # Errors
    ///
    /// [`StoreFault::AlreadyExists`] when there is a file of this name, which is left alone;
    /// [`StoreFault::Missing`] when there is no such folder; others when the disk refuses.
    pub fn create(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        system::create_for_owner(path).map_err(|source| creation_fault(source).at(path))?;
        let lock = WriterLock::take(path).map_err(at(path))?;
        Self::with(schema::create(path).map_err(at(path))?, Some(lock), path)
    }

    /// Opens a log for writing; one of an older form is copied beside itself first. [`load`](Self::load) then checks the chain.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when the file is missing, in use, of another or a newer program, damaged or
    /// read-only. Such a file is left as it is.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        schema::check_file(path).map_err(at(path))?;
        let lock = WriterLock::take(path).map_err(at(path))?;
        // Programs of before let everybody read it.
        system::leave_to_owner(path);
        copy::keep_older(path)?;
        Self::with(schema::open(path).map_err(at(path))?, Some(lock), path)
    }

    /// Opens a log for reading, also while another program writes to it.
    ///
    /// # Errors
    ///
    /// As [`open`](Self::open), but never [`StoreFault::Locked`] because of a writer.
    pub fn open_read_only(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        schema::check_file(path).map_err(at(path))?;
        Self::with(schema::open_read_only(path).map_err(at(path))?, None, path)
    }

    /// Opens a log whose whole file is to be checked: as [`open_read_only`](Self::open_read_only),
    /// but the pages are left to [`integrity_check`](Self::integrity_check).
    ///
    /// # Errors
    ///
    /// As [`open_read_only`](Self::open_read_only), where they apply.
    pub fn open_to_check(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        schema::check_file(path).map_err(at(path))?;
        Self::with(schema::open_to_check(path).map_err(at(path))?, None, path)
    }

    fn with(conn: Connection, lock: Option<WriterLock>, path: &Path) -> Result<Self, StoreError> {
        let head = rows::head(&conn).map_err(at(path))?;
        let (memory, place) = (Memory::default(), OnDisk::of(path));
        Ok(Self { conn, lock, path: path.to_owned(), head, memory, place, stopped: false })
    }

    /// The file, as it was named when it was opened.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The number and the hash of the last event.
    ///
    /// Of a log that is open for reading it is the one at the last [`load`](Self::load), or at
    /// the opening.
    pub fn head(&self) -> Head {
        self.head
    }

    /// Whether the disk failed: nothing is taken before [`reopen`](Self::reopen).
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether the log is open for reading only.
    pub fn is_for_reading(&self) -> bool {
        self.lock.is_none()
    }

    /// Opens the file anew after its disk failed, or to write to what could only be read, and reads
    /// and checks all of it.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Damaged`] when something is missing that was acknowledged, others as for
    /// [`open`](Self::open) and [`load`](Self::load); the log then still takes nothing.
    pub fn reopen(&mut self) -> Result<Vec<StoredEvent>, StoreError> {
        self.stopped = true;
        let events = self.read_anew().map_err(at(&self.path))?;
        self.head = events.last().map_or(Head::EMPTY, StoredEvent::head);
        self.place = OnDisk::of(&self.path);
        self.stopped = false;
        Ok(events)
    }

    fn read_anew(&mut self) -> Result<Vec<StoredEvent>, StoreFault> {
        let fresh = if self.lock.is_some() { None } else { Some(WriterLock::take(&self.path)?) };
        // Closed first: one that only reads may hold the journal's index as it found it.
        self.conn = Connection::open_in_memory()?;
        self.conn = schema::open(&self.path)?;
        self.lock = self.lock.take().or(fresh);
        schema::integrity_check(&self.conn)?;
        let events = rows::load(&self.conn)?;
        let mut heads = std::iter::once(Head::EMPTY).chain(events.iter().map(StoredEvent::head));
        if !heads.any(|head| head == self.head) {
            let seq = self.head.seq;
            return Err(StoreFault::Damaged(format!("event {seq} was recorded and is not there")));
        }
        self.memory = Memory::of(&self.conn, events.clone())?;
        Ok(events)
    }

    /// What became of the file since something was last written to it, if anything; then nothing
    /// is taken before [`write_anew`](Self::write_anew).
    pub fn lost(&self) -> Option<Loss> {
        self.lock.as_ref()?;
        let is_other = || self.place.is_touched() && !self.is_all_there();
        self.place.lost().or_else(|| is_other().then_some(Loss::Replaced))
    }

    /// Whether what lies on the disk, read anew, leads to the last event that was recorded.
    fn is_all_there(&self) -> bool {
        let read = |conn: Connection| rows::after(&conn, 0, self.head.seq);
        schema::open_read_only(&self.path).and_then(read).is_ok_and(|events| {
            self.head == Head::EMPTY || events.last().map(StoredEvent::head) == Some(self.head)
        })
    }

    /// Writes everything that was recorded as a new file, at the old place or at another one, and
    /// goes on there. What lies there is put aside.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when the place does not take it; the log then still takes nothing.
    pub fn write_anew(&mut self, path: impl AsRef<Path>) -> Result<(), StoreError> {
        let path = path.as_ref();
        self.stopped = true;
        // Closed first: with its last connection SQLite removes the journal of that name.
        self.conn = Connection::open_in_memory().map_err(at(path))?;
        self.memory.write(path)?;
        self.lock = None;
        self.lock = Some(WriterLock::take(path).map_err(at(path))?);
        self.conn = schema::open(path).map_err(at(path))?;
        let found = rows::head(&self.conn).map_err(at(path))?;
        check_unmoved(self.head, found).map_err(at(path))?;
        path.clone_into(&mut self.path);
        self.place = OnDisk::of(path);
        self.stopped = false;
        Ok(())
    }

    /// Records the events of one command, durably.
    ///
    /// # Errors
    ///
    /// As [`append_all`](Self::append_all).
    pub fn append(
        &mut self,
        at_ms: i64,
        actor: &str,
        key: Option<&str>,
        events: &[NewEvent],
    ) -> Result<Appended, StoreError> {
        let receipts = self.append_all(&[Batch { at_ms, actor, key, digest: None, events }])?;
        receipts.first().copied().ok_or_else(|| StoreFault::EmptyBatch.at(&self.path))
    }

    /// Records the events of several commands with one commit: one wait for the disk for all.
    ///
    /// The receipts are in the order of the batches.
    ///
    /// # Errors
    ///
    /// Nothing of any batch is recorded when one of them fails: [`StoreFault::KeyUsed`] when a
    /// key stands in the log or in an earlier batch (ask [`appended_with`](Self::appended_with)
    /// first), [`StoreFault::EmptyBatch`], [`StoreFault::DiskFull`]. After an error for which
    /// `StoreFault::stops_writing` holds, the log takes nothing more until it is opened anew.
    pub fn append_all(&mut self, batches: &[Batch<'_>]) -> Result<Vec<Appended>, StoreError> {
        self.guarded(|log| {
            let receipts = log.write_all(batches)?;
            if let Some(last) = receipts.last() {
                let before = log.head.seq;
                log.head = Head { seq: last.last_seq, hash: last.head };
                let fresh = rows::after(&log.conn, before, i64::MAX)?;
                log.memory.take_events(fresh, batches);
            }
            Ok(receipts)
        })
    }

    fn write_all(&mut self, batches: &[Batch<'_>]) -> Result<Vec<Appended>, StoreFault> {
        let mut head = self.head;
        let transaction = begun(&mut self.conn, head)?;
        let mut receipts = Vec::with_capacity(batches.len());
        for batch in batches {
            let receipt = rows::insert_batch(&transaction, head, batch)?;
            head = Head { seq: receipt.last_seq, hash: receipt.head };
            receipts.push(receipt);
        }
        transaction.commit()?;
        Ok(receipts)
    }

    /// Records events of another log as they stand there, with their times, keys and hashes, so
    /// that both logs end alike.
    ///
    /// # Errors
    ///
    /// [`StoreFault::BrokenChain`] at the first event that does not follow from the end of this
    /// log; nothing is recorded then. Others as for [`append_all`](Self::append_all).
    pub fn append_stored(&mut self, events: &[StoredEvent]) -> Result<(), StoreError> {
        self.guarded(|log| {
            let mut head = log.head;
            let transaction = begun(&mut log.conn, head)?;
            for event in events {
                line::follows(event, head).map_err(|fault| fault.at(head.seq + 1))?;
                rows::insert_stored(&transaction, head.hash, event, None)?;
                head = event.head();
            }
            transaction.commit()?;
            log.memory.take_events(events.to_vec(), &[]);
            log.head = head;
            Ok(())
        })
    }

    /// Records what is left on the running clock; the value before it is overwritten.
    ///
    /// # Errors
    ///
    /// As [`append_all`](Self::append_all), where they apply.
    pub fn heartbeat(&mut self, seq: i64, remaining_ms: i64) -> Result<(), StoreError> {
        self.guarded(|log| {
            let heartbeat = Heartbeat { seq, remaining_ms };
            rows::write_heartbeat(&log.conn, heartbeat)?;
            log.memory.heartbeat = Some(heartbeat);
            Ok(())
        })
    }

    /// Keeps the secret of the draw beside the log, durably and once.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when the disk refuses, or a secret is kept already.
    pub fn keep_secret(&mut self, secret: &str) -> Result<(), StoreError> {
        self.guarded(|log| {
            rows::write_secret(&log.conn, secret)?;
            log.memory.secret = Some(secret.to_owned());
            Ok(())
        })
    }

    /// Runs a write unless the disk has failed before, and remembers when it fails now.
    fn guarded<T>(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<T, StoreFault>,
    ) -> Result<T, StoreError> {
        if self.stopped {
            return Err(StoreFault::Stopped.at(&self.path));
        }
        if let Some(loss) = self.lost() {
            self.stopped = true;
            return Err(StoreFault::Lost(loss).at(&self.path));
        }
        let result = write(self);
        self.stopped = result.as_ref().is_err_and(StoreFault::stops_writing);
        self.place.note();
        result.map_err(at(&self.path))
    }
}

/// The version of the `SQLite` inside the program.
pub fn sqlite_version() -> &'static str {
    rusqlite::version()
}

fn creation_fault(source: io::Error) -> StoreFault {
    if source.kind() == ErrorKind::AlreadyExists {
        StoreFault::AlreadyExists
    } else if source.kind() == ErrorKind::NotFound {
        StoreFault::Missing
    } else {
        source.into()
    }
}

/// A write to a log that must still end as it did.
fn begun(conn: &mut Connection, head: Head) -> Result<Transaction<'_>, StoreFault> {
    let transaction = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    check_unmoved(head, rows::head(&transaction)?)?;
    Ok(transaction)
}

/// Refuses to go on when the file is not as this program left it.
pub(super) fn check_unmoved(expected: Head, found: Head) -> Result<(), StoreFault> {
    if expected == found {
        return Ok(());
    }
    Err(StoreFault::MovedOn { expected: expected.seq, found: found.seq })
}
