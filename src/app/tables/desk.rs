//! An open table: one writer at a time; what happens is on disk before anybody sees it.

use crate::machine::clock::now_ms;
use crate::machine::seed::NoChance;
use crate::training::loading::fresh_seed;
use crate::words::DictionaryError;
use flavita_contests::tables::playing::{
    Asking, Best, Command, Table, TableEvent, TableFault, TableRefusal, bests, deal, decide,
};
use flavita_contests::{tables::words::Words, training::sitting::computed};
use flavita_lexicon::graph::Graph;
use flavita_store::{error::StoreError, event::NewEvent, event::StoredEvent, event_log::EventLog};
use flavita_tournament::model::chance::Chance;
use parking_lot::Mutex;
use std::{fs, path::Path, path::PathBuf, sync::Arc, sync::OnceLock, time::Instant};
use tokio::sync::watch;

/// The form of the events' bodies.
const VERSION: u32 = 1;
/// What an event is called in the log.
const KIND: &str = "Table";

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
    #[error("{}: {source}", path.display())]
    #[expect(missing_docs, reason = "names of fields say what they hold")]
    Folder { path: PathBuf, source: std::io::Error },
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
    /// The rules do not allow it.
    #[error(transparent)]
    Refused(#[from] TableRefusal),
}

/// A table.
#[derive(Debug)]
pub struct TableDesk {
    open: Mutex<Open>,
    revision: watch::Sender<i64>,
    bests: OnceLock<Vec<Option<Best>>>,
}

#[derive(Debug)]
struct Open {
    log: EventLog,
    table: Arc<Table>,
    /// Since when the clock of this turn runs.
    since: Option<Instant>,
}

/// What somebody does, with what it is decided on.
#[derive(Clone, Debug)]
pub struct Acting {
    /// His seat.
    pub seat: usize,
    /// The turn that he saw.
    pub turn: u32,
    /// What he asks.
    pub command: Command,
    /// The random key by which a request that comes twice is known.
    pub key: String,
    /// The list of the table.
    pub words: Arc<Graph>,
}

/// A table as it is now.
#[derive(Clone, Debug)]
pub struct Seen {
    /// What is on disk.
    pub table: Arc<Table>,
    /// The number of its last event.
    pub revision: i64,
    /// How long the turn has taken since its last row, in milliseconds.
    pub ms: u64,
}

impl Open {
    fn ms(&self) -> u64 {
        let running = self.since.map_or(0, |since| since.elapsed().as_millis());
        self.table.stood_ms.saturating_add(u64::try_from(running).unwrap_or(u64::MAX))
    }

    /// A file that went away or was replaced is written anew from memory. After the disk has failed
    /// the file is opened and read anew, where it can be again.
    fn recover(&mut self) -> Result<(), TableError> {
        if let Some(loss) = self.log.lost() {
            let path = self.log.path().to_owned();
            tracing::error!(%loss, path = %path.display(), "the file of a table is lost");
            if let Some(folder) = path.parent() {
                let unusable = |source| TableError::Folder { path: folder.to_owned(), source };
                fs::create_dir_all(folder).map_err(unusable)?;
            }
            self.log.write_anew(&path)?;
            tracing::warn!(path = %path.display(), "a table was written anew");
        }
        if !self.log.is_stopped() {
            return Ok(());
        }
        let stored = self.log.reopen()?;
        let events = stored.iter().map(|event| read(self.log.path(), event));
        let events = events.collect::<Result<Vec<_>, _>>()?;
        let table = Table::of(events);
        let table = table.map_err(|fault| faulty(self.log.path(), self.log.head().seq, &fault))?;
        self.table = Arc::new(table);
        tracing::info!("the file of a table can be written again");
        Ok(())
    }

    /// What computers do until somebody else is to act.
    fn play_computers(&mut self, words: &Graph) -> Result<(), TableError> {
        loop {
            let chance = Chance::new(&fresh_seed()?);
            let Some((seat, command)) = computed(&self.table, words, &chance) else {
                return Ok(());
            };
            let asking = Asking { seat, ms: self.ms(), words: Words::List(words), chance: &chance };
            let events = decide(&self.table, &command, asking)?;
            self.save(None, &events)?;
        }
    }

    /// Saves events, and only then are they what everybody sees.
    fn save(&mut self, key: Option<&str>, events: &[TableEvent]) -> Result<(), TableError> {
        if events.is_empty() {
            return Ok(());
        }
        let mut table = Table::clone(&self.table);
        for event in events {
            let taken = table.apply(event);
            taken.map_err(|fault| faulty(self.log.path(), self.log.head().seq + 1, &fault))?;
        }
        let stored: Vec<NewEvent> = events.iter().map(stored).collect();
        self.log.append(now_ms(), "table", key, &stored)?;
        let is_new = events.iter().any(begins_turn);
        self.since = match self.since {
            _ if !table.is_running => None,
            Some(since) if !is_new => Some(since),
            _ => Some(Instant::now()),
        };
        self.table = Arc::new(table);
        Ok(())
    }
}

/// The table in a file that nobody has open.
///
/// # Errors
/// When it cannot be read, or is no table's.
pub(super) fn read_table(path: &Path) -> Result<Table, TableError> {
    let mut log = EventLog::open_read_only(path)?;
    let events = log.load()?.iter().map(|event| read(path, event)).collect::<Result<Vec<_>, _>>();
    Table::of(events?).map_err(|fault| faulty(path, log.head().seq, &fault))
}

/// Whether after an event time is counted anew.
fn begins_turn(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Acted { .. } | TableEvent::ClockRan)
}

fn stored(event: &TableEvent) -> NewEvent {
    let body = serde_json::to_string(event).expect("every event can be written");
    NewEvent { kind: KIND.to_owned(), version: VERSION, body }
}

fn faulty(path: &Path, seq: i64, fault: &TableFault) -> TableError {
    TableError::Faulty { path: path.to_owned(), seq, reason: fault.to_string() }
}

fn read(path: &Path, event: &StoredEvent) -> Result<TableEvent, TableError> {
    let read = if event.kind == KIND && event.version == VERSION {
        serde_json::from_str(&event.body).map_err(|error| error.to_string())
    } else {
        Err(format!("{} {} is not known here", event.kind, event.version))
    };
    read.map_err(|reason| TableError::Faulty { path: path.to_owned(), seq: event.seq, reason })
}

impl TableDesk {
    /// Lays a table out in a new file, as far as these events go, and deals.
    ///
    /// # Errors
    /// When the disk refuses, or the events are no table's.
    pub fn create(path: &Path, mut events: Vec<TableEvent>) -> Result<Self, TableError> {
        let table = Table::of(events.clone()).map_err(|fault| faulty(path, 1, &fault))?;
        let chance = Chance::new(&fresh_seed()?);
        let asking = Asking { seat: 0, ms: 0, words: Words::Ruled(true), chance: &chance };
        events.extend(deal(&table, asking)?);
        let mut log = EventLog::create(path)?;
        let stored: Vec<NewEvent> = events.iter().map(stored).collect();
        log.append(now_ms(), "table", None, &stored)?;
        Self::with(log, events)
    }

    /// Opens a table; a clock that ran stands since the last second on disk.
    ///
    /// # Errors
    /// When the file cannot be read, or is no table's.
    pub fn open(path: &Path) -> Result<Self, TableError> {
        let mut log = EventLog::open(path)?;
        let read = log.load()?.iter().map(|event| read(path, event)).collect::<Result<Vec<_>, _>>();
        let desk = Self::with(log, read?)?;
        {
            let mut open = desk.open.lock();
            if open.table.is_running {
                let beat =
                    open.log.last_heartbeat()?.filter(|beat| beat.seq == open.log.head().seq);
                let ms = beat.and_then(|beat| u64::try_from(beat.remaining_ms).ok());
                let ms = ms.unwrap_or(0).max(open.table.stood_ms);
                open.save(None, &[TableEvent::ClockStood { ms }])?;
                desk.revision.send_replace(open.log.head().seq);
            }
        }
        Ok(desk)
    }

    fn with(log: EventLog, events: Vec<TableEvent>) -> Result<Self, TableError> {
        let seq = log.head().seq;
        let table = Table::of(events).map_err(|fault| faulty(log.path(), seq, &fault))?;
        let open = Open { log, table: Arc::new(table), since: None };
        Ok(Self {
            open: Mutex::new(open),
            revision: watch::Sender::new(seq),
            bests: OnceLock::new(),
        })
    }

    /// The table as it is now.
    pub fn seen(&self) -> Seen {
        let open = self.open.lock();
        Seen { table: Arc::clone(&open.table), revision: open.log.head().seq, ms: open.ms() }
    }

    /// What could have been laid in each turn of a table that is over, by its rows; found once.
    pub fn bests(&self, words: &Graph) -> Option<&[Option<Best>]> {
        let table = self.seen().table;
        table.is_over().then(|| self.bests.get_or_init(|| bests(&table, words)).as_slice())
    }

    /// Hears of every change.
    pub fn watch(&self) -> watch::Receiver<i64> {
        self.revision.subscribe()
    }

    /// Does what somebody asks, once.
    ///
    /// # Errors
    /// Why it is not done, or what the disk says.
    pub fn act(&self, acting: &Acting) -> Result<(), TableError> {
        let mut open = self.open.lock();
        open.recover()?;
        if open.log.appended_with(&acting.key)?.is_some() {
            return Ok(());
        }
        let is_of_turn =
            !matches!(acting.command, Command::Run | Command::Stand | Command::Wish(_));
        if is_of_turn && acting.turn != open.table.game.turn {
            return Err(TableRefusal::MovedOn.into());
        }
        let chance = Chance::new(&fresh_seed()?);
        let words = Words::List(&acting.words);
        let asking = Asking { seat: acting.seat, ms: open.ms(), words, chance: &chance };
        let events = decide(&open.table, &acting.command, asking)?;
        open.save(Some(&acting.key), &events)?;
        let played = open.play_computers(&acting.words);
        self.revision.send_replace(open.log.head().seq);
        played
    }

    /// Looks whether the file is still there, and writes it anew where it is not.
    pub(super) fn look_after_file(&self) {
        let mut open = self.open.lock();
        if open.log.lost().is_some()
            && let Err(error) = open.recover()
        {
            tracing::error!(%error, "the file of a table cannot be written anew");
        }
    }

    /// Notes how far a running clock has come.
    pub(super) fn beat(&self) {
        let mut open = self.open.lock();
        if open.since.is_none() {
            return;
        }
        let (seq, ms) = (open.log.head().seq, open.ms());
        if let Err(error) = open.log.heartbeat(seq, i64::try_from(ms).unwrap_or(i64::MAX)) {
            tracing::error!(%error, "the clock of a table could not be noted");
        }
    }
}

#[cfg(test)]
mod tests;
