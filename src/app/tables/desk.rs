//! An open table: one writer at a time; what happens is on disk before anybody sees it.

use crate::{tables::ledger::Ledger, tables::ledger::TableError, training::loading::fresh_seed};
use flavita_contests::tables::playing::{Asking, Best, Command, Table, TableEvent, TableRefusal};
use flavita_contests::tables::playing::{bests, deal, decide};
use flavita_contests::{tables::laying::Words, told::Told, training::opponent::computed};
use flavita_lexicon::graph::Graph;
use flavita_tournament::model::chance::Chance;
use parking_lot::Mutex;
use std::{path::Path, sync::Arc, sync::OnceLock, time::Instant};
use tokio::sync::watch;

/// A table.
#[derive(Debug)]
pub struct TableDesk {
    open: Mutex<Open>,
    bests: OnceLock<Vec<Option<Best>>>,
}

#[derive(Debug)]
struct Open {
    ledger: Ledger<Table>,
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
    /// Whether nobody may be told about words now.
    pub is_silent: bool,
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
        self.ledger.state.stood_ms.saturating_add(u64::try_from(running).unwrap_or(u64::MAX))
    }

    /// What computers do until somebody else is to act.
    fn play_computers(&mut self, words: &Graph) -> Result<(), TableError> {
        loop {
            let chance = Chance::new(&fresh_seed()?);
            let Some((seat, command)) = computed(&self.ledger.state, words, &chance) else {
                return Ok(());
            };
            let asking = Asking { seat, ms: self.ms(), words: Words::List(words), chance: &chance };
            let events = decide(&self.ledger.state, &command, asking)?;
            self.save(None, &events)?;
        }
    }

    /// Saves events; the clock of the turn goes with them.
    fn save(&mut self, key: Option<&str>, events: &[TableEvent]) -> Result<(), TableError> {
        self.ledger.save(key, events)?;
        let is_new = events.iter().any(begins_turn);
        self.since = match self.since {
            _ if !self.ledger.state.is_running => None,
            Some(since) if !is_new => Some(since),
            _ => Some(Instant::now()),
        };
        Ok(())
    }
}

/// Whether after an event time is counted anew.
fn begins_turn(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Acted { .. } | TableEvent::ClockRan)
}

impl TableDesk {
    /// Lays a table out in a new file, as far as these events go, and deals.
    ///
    /// # Errors
    /// When the disk refuses, or the events are no table's.
    pub fn create(path: &Path, mut events: Vec<TableEvent>) -> Result<Self, TableError> {
        let table =
            Table::of(events.clone()).map_err(|fault| TableError::faulty(path, 1, &fault))?;
        let chance = Chance::new(&fresh_seed()?);
        let asking = Asking { seat: 0, ms: 0, words: Words::Ruled(true), chance: &chance };
        events.extend(deal(&table, asking)?);
        Ok(Self::with(Ledger::create(path, events)?))
    }

    /// Opens a table; a clock that ran stands since the last second on disk.
    ///
    /// # Errors
    /// When the file cannot be read, or is no table's.
    pub fn open(path: &Path) -> Result<Self, TableError> {
        let desk = Self::with(Ledger::open(path)?);
        {
            let mut open = desk.open.lock();
            if open.ledger.state.is_running {
                let (beat, seq) = (open.ledger.log.last_heartbeat()?, open.ledger.seq());
                let beat = beat.filter(|beat| beat.seq == seq);
                let ms = beat.and_then(|beat| u64::try_from(beat.remaining_ms).ok());
                let ms = ms.unwrap_or(0).max(open.ledger.state.stood_ms);
                open.save(None, &[TableEvent::ClockStood { ms }])?;
            }
        }
        Ok(desk)
    }

    fn with(ledger: Ledger<Table>) -> Self {
        Self { open: Mutex::new(Open { ledger, since: None }), bests: OnceLock::new() }
    }

    /// The table as it is now.
    pub fn seen(&self) -> Seen {
        let open = self.open.lock();
        Seen { table: Arc::clone(&open.ledger.state), revision: open.ledger.seq(), ms: open.ms() }
    }

    /// What could have been laid in each turn of a table that is over, by its rows; found once.
    pub fn bests(&self, words: &Graph) -> Option<&[Option<Best>]> {
        let table = self.seen().table;
        table.is_over().then(|| self.bests.get_or_init(|| bests(&table, words)).as_slice())
    }

    /// Hears of every change.
    pub fn watch(&self) -> watch::Receiver<i64> {
        self.open.lock().ledger.watch()
    }

    /// Does what somebody asks, once.
    ///
    /// # Errors
    /// Why it is not done, or what the disk says.
    pub fn act(&self, acting: &Acting) -> Result<(), TableError> {
        let mut open = self.open.lock();
        open.ledger.recover()?;
        if open.ledger.log.appended_with(&acting.key)?.is_some() {
            return Ok(());
        }
        let is_of_turn =
            !matches!(acting.command, Command::Run | Command::Stand | Command::Wish(_));
        if is_of_turn && acting.turn != open.ledger.state.game.turn {
            return Err(TableRefusal::MovedOn.into());
        }
        // Asked here, where nobody proposes something else meanwhile.
        if acting.is_silent && open.ledger.state.asks_words(&acting.command) {
            return Err(TableError::Silent);
        }
        let chance = Chance::new(&fresh_seed()?);
        let words = Words::List(&acting.words);
        let asking = Asking { seat: acting.seat, ms: open.ms(), words, chance: &chance };
        let events = decide(&open.ledger.state, &acting.command, asking)?;
        open.save(Some(&acting.key), &events)?;
        open.play_computers(&acting.words)
    }

    /// Looks whether the file is still there, and writes it anew where it is not.
    pub fn look_after_file(&self) {
        self.open.lock().ledger.look_after_file();
    }

    /// Notes how far a running clock has come.
    pub(super) fn note_clock(&self) {
        let mut open = self.open.lock();
        if open.since.is_none() {
            return;
        }
        let (seq, ms) = (open.ledger.seq(), open.ms());
        if let Err(error) = open.ledger.log.heartbeat(seq, i64::try_from(ms).unwrap_or(i64::MAX)) {
            tracing::error!(%error, "the clock of a table could not be noted");
        }
    }
}
