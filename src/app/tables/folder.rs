//! The tables of the data folder.

use crate::machine::clock::{date, now_ms};
use crate::machine::own_files::stems;
use crate::machine::seed::random;
use crate::passes::token::Token;
use crate::tables::desk::{TableDesk, TableError};
use flavita_contests::tables::playing::Beginning;
use flavita_contests::tables::rules::TableRules;
use flavita_game::Edition;
use parking_lot::Mutex;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};
use std::{collections::BTreeMap, fs, io, thread, time::Duration};

/// The folder in the data folder, and how its files end.
const FOLDER: &str = "tables";
const ENDING: &str = "table";
/// How often a running clock is noted.
const SECOND: Duration = Duration::from_secs(1);

/// What a new table is asked to be.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game.
    pub edition: Edition,
    /// The key of its list.
    pub list: String,
    /// The rules.
    pub rules: TableRules,
    /// The players in the order in which they sit; chance says who of them starts.
    pub names: Vec<String>,
}

/// All tables, opened when they are asked for.
#[derive(Debug)]
pub struct Tables {
    folder: PathBuf,
    open: Arc<Open>,
}

type Open = Mutex<BTreeMap<String, Arc<TableDesk>>>;

impl Tables {
    /// The tables of a data folder.
    pub fn of(data: &Path) -> Self {
        Self { folder: data.join(FOLDER), open: Arc::default() }
    }

    /// The names of all tables, the newest last.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn ids(&self) -> Result<Vec<String>, TableError> {
        match stems(&self.folder, ENDING) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            found => found.map_err(|source| self.unusable(source)),
        }
    }

    /// A table by its name.
    ///
    /// # Errors
    /// When there is none, or its file cannot be read.
    pub fn desk(&self, id: &str) -> Result<Arc<TableDesk>, TableError> {
        let mut open = self.open.lock();
        if let Some(desk) = open.get(id) {
            return Ok(Arc::clone(desk));
        }
        if !self.ids()?.iter().any(|known| known == id) {
            return Err(TableError::Missing);
        }
        let desk = Arc::new(TableDesk::open(&self.file(id))?);
        self.keep(&mut open, id, &desk);
        Ok(desk)
    }

    /// Lays a table out; answers its name.
    ///
    /// # Errors
    /// When it cannot be kept.
    pub fn create(&self, new: NewTable) -> Result<String, TableError> {
        let mut open = self.open.lock();
        fs::create_dir_all(&self.folder).map_err(|source| self.unusable(source))?;
        let (at_ms, taken) = (now_ms(), self.ids()?);
        let mut names = (1..).map(|number: u32| format!("{}-{number:02}", date(at_ms)));
        let id = names.find(|id| !taken.contains(id)).expect("numbers do not end");
        let key = |_| Ok(Token::fresh()?.text());
        let keys = (0..=new.names.len()).map(key).collect::<Result<Vec<_>, TableError>>()?;
        let mut names_by_seat = new.names;
        // Who starts has the first seat, as in the record.
        let first = usize::from(random::<1>()?[0]) % names_by_seat.len().max(1);
        names_by_seat.rotate_left(first);
        let beginning = Beginning {
            edition: new.edition.source().to_owned(),
            list: new.list,
            rules: new.rules.text(),
            names: names_by_seat,
            first: 0,
            keys,
            at_ms,
        };
        let desk = Arc::new(TableDesk::create(&self.file(&id), beginning)?);
        self.keep(&mut open, &id, &desk);
        Ok(id)
    }

    /// Keeps an open table; with the first one somebody begins to note the clocks.
    fn keep(&self, open: &mut BTreeMap<String, Arc<TableDesk>>, id: &str, desk: &Arc<TableDesk>) {
        if open.is_empty() {
            let tables = Arc::downgrade(&self.open);
            thread::spawn(move || note_clocks(&tables));
        }
        open.insert(id.to_owned(), Arc::clone(desk));
    }

    fn file(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.{ENDING}"))
    }

    fn unusable(&self, source: io::Error) -> TableError {
        TableError::Folder { path: self.folder.clone(), source }
    }
}

fn note_clocks(tables: &Weak<Open>) {
    while let Some(open) = tables.upgrade() {
        let desks: Vec<Arc<TableDesk>> = open.lock().values().cloned().collect();
        drop(open);
        for desk in &desks {
            desk.beat();
        }
        drop(desks);
        thread::sleep(SECOND);
    }
}
