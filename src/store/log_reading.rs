//! Reading a log that is open, for writing or for reading.

use crate::event::{Appended, Digest, Head, Heartbeat, StoredEvent};
use crate::{copy, copy::Memory, rows, schema};
use crate::{error::StoreError, error::at, event_log::EventLog, event_log::check_unmoved};
use std::{ops::ControlFlow, path::Path};

impl EventLog {
    /// Every event behind a number, in order; [`load`](Self::load) checks the chain.
    ///
    /// # Errors
    ///
    /// As for [`load`](Self::load).
    pub fn after(&self, seq: i64) -> Result<Vec<StoredEvent>, StoreError> {
        rows::after(&self.conn, seq, i64::MAX).map_err(at(&self.path))
    }

    /// The events of a command that was recorded, in order.
    ///
    /// # Errors
    ///
    /// As for [`load`](Self::load).
    pub fn of(&self, appended: &Appended) -> Result<Vec<StoredEvent>, StoreError> {
        let before = appended.first_seq - 1;
        rows::after(&self.conn, before, appended.last_seq).map_err(at(&self.path))
    }

    /// The receipt of the command that was recorded with this idempotency key, if one was.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when the file cannot be read.
    pub fn appended_with(&self, key: &str) -> Result<Option<Appended>, StoreError> {
        rows::receipt(&self.conn, key).map_err(at(&self.path))
    }

    /// What the request with this idempotency key asked for; `None` where there was none, or where
    /// an older program recorded it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when the file cannot be read.
    pub fn asked_with(&self, key: &str) -> Result<Option<Digest>, StoreError> {
        rows::digest(&self.conn, key).map_err(at(&self.path))
    }

    /// Reads the whole log in order and checks the chain on the way.
    ///
    /// The chain cannot show that the newest events were cut off; comparing [`head`](Self::head)
    /// with a hash that was published can.
    ///
    /// # Errors
    ///
    /// [`StoreFault::BrokenChain`](crate::error::StoreFault::BrokenChain) at the first event that does not hold, others when the file
    /// cannot be read.
    pub fn load(&mut self) -> Result<Vec<StoredEvent>, StoreError> {
        let events = rows::load(&self.conn).map_err(at(&self.path))?;
        let found = events.last().map_or(Head::EMPTY, StoredEvent::head);
        if self.lock.is_some() {
            check_unmoved(self.head, found).map_err(at(&self.path))?;
        }
        self.head = found;
        if self.lock.is_some() {
            let kept = Memory::of(&self.conn, events.clone());
            self.memory = kept.map_err(at(&self.path))?;
        }
        Ok(events)
    }

    /// The first event, if there is one.
    ///
    /// # Errors
    /// As [`load`](Self::load), for that event.
    pub fn first(&self) -> Result<Option<StoredEvent>, StoreError> {
        Ok(rows::after(&self.conn, 0, 1).map_err(at(&self.path))?.into_iter().next())
    }

    /// Reads the log in order, checks the chain on the way, and hands the events on until `take`
    /// has enough: the log is never in memory as a whole.
    ///
    /// # Errors
    ///
    /// As for [`load`](Self::load); the events before the fault were handed on by then.
    pub fn each(
        &self,
        mut take: impl FnMut(StoredEvent) -> ControlFlow<()>,
    ) -> Result<(), StoreError> {
        rows::each(&self.conn, Head::EMPTY, &mut take).map_err(at(&self.path))
    }

    /// Whether there is an event of this kind; the chain is not looked at.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when the file cannot be read.
    pub fn has_kind(&self, kind: &str) -> Result<bool, StoreError> {
        rows::has_kind(&self.conn, kind).map_err(at(&self.path))
    }

    /// The clock's last recorded value, if there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when the file cannot be read.
    pub fn last_heartbeat(&self) -> Result<Option<Heartbeat>, StoreError> {
        rows::last_heartbeat(&self.conn).map_err(at(&self.path))
    }

    /// The secret of the draw, if one is kept.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when the file cannot be read.
    pub fn secret(&self) -> Result<Option<String>, StoreError> {
        rows::secret(&self.conn).map_err(at(&self.path))
    }

    /// Writes a copy of the log as it is now; it has its name only when it is whole and on disk.
    ///
    /// # Errors
    ///
    /// [`StoreFault::AlreadyExists`](crate::error::StoreFault::AlreadyExists) when there is a file of this name, which is left alone;
    /// others when the copy cannot be written or is not equal to the log.
    pub fn copy_to(&self, path: impl AsRef<Path>) -> Result<(), StoreError> {
        copy::copy_to(&self.conn, &self.path, path.as_ref())
    }

    /// Has `SQLite` read and compare the whole file; the chain is [`load`](Self::load)'s part.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Damaged`](crate::error::StoreFault::Damaged) with `SQLite`'s first finding.
    pub fn integrity_check(&self) -> Result<(), StoreError> {
        schema::integrity_check(&self.conn).map_err(at(&self.path))
    }
}
