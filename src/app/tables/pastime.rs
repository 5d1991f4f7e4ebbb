//! The other games of the booklet: an open one, and all of them.

use crate::tables::folder::{Kept, Tables, keys, lot};
use crate::{tables::ledger::Ledger, tables::ledger::TableError, training::loading::fresh_seed};
use flavita_contests::pastimes::{Asking, Beginning, Command, Pastime, PastimeEvent, Start};
use flavita_contests::pastimes::{decide, twist};
use flavita_game::Edition;
use flavita_tournament::model::chance::Chance;
use parking_lot::Mutex;
use std::{path::Path, sync::Arc};
use tokio::sync::watch;

/// All of them.
pub type Pastimes = Tables<PastimeDesk>;

/// What a new one is asked to be.
#[derive(Clone, Debug)]
pub struct NewPastime {
    /// The game of the tiles.
    pub edition: Edition,
    /// The key of its list.
    pub list: String,
    /// The players as they sit.
    pub names: Vec<String>,
    /// Which game; a set of Twist is made and shuffled here.
    pub start: Start,
}

/// A game.
#[derive(Debug)]
pub struct PastimeDesk {
    open: Mutex<Ledger<Pastime>>,
}

impl Kept for PastimeDesk {
    const FOLDER: &'static str = "pastimes";
    const ENDING: &'static str = "pastime";

    fn open(path: &Path) -> Result<Self, TableError> {
        Ok(Self { open: Mutex::new(Ledger::open(path)?) })
    }

    fn beat(&self) {
        self.open.lock().look_after_file();
    }
}

impl PastimeDesk {
    /// The game as it is on disk.
    pub fn seen(&self) -> Arc<Pastime> {
        Arc::clone(&self.open.lock().state)
    }

    /// Hears of every change.
    pub fn watch(&self) -> watch::Receiver<i64> {
        self.open.lock().watch()
    }

    /// Does what somebody asks.
    ///
    /// # Errors
    /// Why it is not done, or what the disk says.
    pub fn act(&self, command: &Command, asking: Asking<'_>) -> Result<(), TableError> {
        let mut open = self.open.lock();
        open.recover()?;
        let chance = Chance::new(&fresh_seed()?);
        let event = decide(&open.state, command, asking, &chance)?;
        open.save(None, &[event])
    }
}

impl Pastimes {
    /// Begins a game; answers its name. Lots say who starts, but in reverse.
    ///
    /// # Errors
    /// When it cannot be kept.
    pub fn create(&self, new: NewPastime) -> Result<String, TableError> {
        let keys = keys(new.names.len())?;
        let is_by_lot = !matches!(new.start, Start::Reverse { .. });
        let mut names = new.names;
        if is_by_lot {
            let first = lot(names.len())?;
            names.rotate_left(first);
        }
        let mut start = new.start;
        if let Start::Twist { pieces } = &mut start {
            *pieces = twist::shuffled(twist::set(&new.edition), &Chance::new(&fresh_seed()?));
        }
        self.add(|path, at_ms| {
            let (edition, list) = (new.edition.source.clone(), new.list);
            let beginning = Beginning { edition, list, start, names, keys, at_ms };
            let open = Ledger::create(path, vec![PastimeEvent::Begun(beginning)])?;
            Ok(PastimeDesk { open: Mutex::new(open) })
        })
    }
}
