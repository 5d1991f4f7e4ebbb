//! A log of a game at a table and what it makes: what happens is on disk before anybody sees it.

use crate::machine::files::{FileError, at};
use crate::{machine::clock::now_ms, machine::seed::NoChance, words::DictionaryError};
use flavita_contests::{pastimes::Refusal, tables::playing::TableRefusal, told::Told};
use flavita_store::{error::StoreError, event::NewEvent, event::StoredEvent, event_log::EventLog};
use std::path::{Path, PathBuf};
use std::{fmt, fs, sync::Arc};
use tokio::sync::watch;

/// The form of the events' bodies.
const VERSION: u32 = 1;

/// Why a table cannot be shown or changed.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is none of this name.
    #[error("there is no such table")]
    Missing,
    /// The disk, or what is on it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FileError),
    /// What is stored is no table.
    #[error("{}: event {seq}: {reason}", path.display())]
    #[expect(missing_docs, reason = "names of fields say what they hold")]
    Faulty { path: PathBuf, seq: i64, reason: String },
    /// The system gives no chance.
    #[error(transparent)]
    Chance(#[from] NoChance),
    /// The words cannot be had.
    #[error(transparent)]
    Words(#[from] DictionaryError),
    /// Nobody may be told about words now.
    #[error("nothing is said about words now")]
    Silent,
    /// The rules do not allow it.
    #[error(transparent)]
    Refused(#[from] TableRefusal),
    /// The rules of a pastime do not allow it.
    #[error(transparent)]
    Declined(#[from] Refusal),
}

impl TableError {
    pub(super) fn faulty(path: &Path, seq: i64, fault: &impl fmt::Display) -> Self {
        Self::Faulty { path: path.to_owned(), seq, reason: fault.to_string() }
    }
}

/// A log that is open, with what it makes.
#[derive(Debug)]
pub(super) struct Ledger<T> {
    pub(super) log: EventLog,
    pub(super) state: Arc<T>,
    revision: watch::Sender<i64>,
}

impl<T: Told> Ledger<T> {
    /// A new file with its first events.
    pub(super) fn create(path: &Path, events: Vec<T::Event>) -> Result<Self, TableError> {
        let mut log = EventLog::create(path)?;
        log.append(now_ms(), "table", None, &stored::<T>(&events))?;
        Self::with(log, events)
    }

    /// A file that is there.
    pub(super) fn open(path: &Path) -> Result<Self, TableError> {
        let mut log = EventLog::open(path)?;
        let events = read::<T>(path, &log.load()?)?;
        Self::with(log, events)
    }

    fn with(log: EventLog, events: Vec<T::Event>) -> Result<Self, TableError> {
        let seq = log.head().seq;
        let state = T::of(events).map_err(|fault| TableError::faulty(log.path(), seq, &fault))?;
        Ok(Self { log, state: Arc::new(state), revision: watch::Sender::new(seq) })
    }

    /// The number of the last event.
    pub(super) fn seq(&self) -> i64 {
        self.log.head().seq
    }

    /// Hears of every change.
    pub(super) fn watch(&self) -> watch::Receiver<i64> {
        self.revision.subscribe()
    }

    /// A file that went away or was replaced is written anew from memory. After the disk has failed
    /// the file is opened and read anew, where it can be again.
    pub(super) fn recover(&mut self) -> Result<(), TableError> {
        if let Some(loss) = self.log.lost() {
            let path = self.log.path().to_owned();
            tracing::error!(%loss, path = %path.display(), "the file of a table is lost");
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).map_err(at(folder))?;
            }
            self.log.write_anew(&path)?;
            tracing::warn!(path = %path.display(), "a table was written anew");
        }
        if !self.log.is_stopped() {
            return Ok(());
        }
        let stored = self.log.reopen()?;
        let state = T::of(read::<T>(self.log.path(), &stored)?);
        let fault = |fault| TableError::faulty(self.log.path(), self.seq(), &fault);
        self.state = Arc::new(state.map_err(fault)?);
        tracing::info!("the file of a table can be written again");
        Ok(())
    }

    /// Looks whether the file is still there, and writes it anew where it is not.
    pub(super) fn look_after_file(&mut self) {
        if self.log.lost().is_some()
            && let Err(error) = self.recover()
        {
            tracing::error!(%error, "the file of a table cannot be written anew");
        }
    }

    /// Saves events, and only then are they what everybody sees.
    pub(super) fn save(
        &mut self,
        key: Option<&str>,
        events: &[T::Event],
    ) -> Result<(), TableError> {
        if events.is_empty() {
            return Ok(());
        }
        let mut state = T::clone(&self.state);
        for event in events {
            let taken = state.apply(event);
            taken.map_err(|fault| TableError::faulty(self.log.path(), self.seq() + 1, &fault))?;
        }
        self.log.append(now_ms(), "table", key, &stored::<T>(events))?;
        self.state = Arc::new(state);
        self.revision.send_replace(self.seq());
        Ok(())
    }
}

/// What a file makes that nobody has open.
///
/// # Errors
/// When it cannot be read, or is none of these.
pub(super) fn read_state<T: Told>(path: &Path) -> Result<T, TableError> {
    let mut log = EventLog::open_read_only(path)?;
    let events = read::<T>(path, &log.load()?)?;
    T::of(events).map_err(|fault| TableError::faulty(path, log.head().seq, &fault))
}

fn stored<T: Told>(events: &[T::Event]) -> Vec<NewEvent> {
    let body = |event| serde_json::to_string(event).expect("every event can be written");
    let one = |event| NewEvent { kind: T::KIND.to_owned(), version: VERSION, body: body(event) };
    events.iter().map(one).collect()
}

fn read<T: Told>(path: &Path, stored: &[StoredEvent]) -> Result<Vec<T::Event>, TableError> {
    let one = |event: &StoredEvent| {
        let read = if event.kind == T::KIND && event.version == VERSION {
            serde_json::from_str(&event.body).map_err(|error| error.to_string())
        } else {
            Err(format!("{} {} is not known here", event.kind, event.version))
        };
        read.map_err(|reason| TableError::faulty(path, event.seq, &reason))
    };
    stored.iter().map(one).collect()
}
