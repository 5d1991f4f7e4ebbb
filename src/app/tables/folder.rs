//! The tables of the data folder.

use crate::machine::clock::{date, now_ms};
use crate::machine::own_files::stems;
use crate::machine::seed::random;
use crate::passes::token::Token;
use crate::tables::{desk::TableDesk, ledger::TableError};
use flavita_contests::tables::playing::Beginning;
use flavita_contests::tables::rules::TableRules;
use flavita_game::Edition;
use parking_lot::Mutex;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};
use std::{collections::BTreeMap, fs, io, thread, time::Duration};

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

/// What is kept in a file of a folder of its own.
pub trait Kept: Send + Sync + Sized + 'static {
    /// The folder in the data folder.
    const FOLDER: &'static str;
    /// How its files end.
    const ENDING: &'static str;

    /// Opens a file.
    ///
    /// # Errors
    /// When it cannot be read.
    fn open(path: &Path) -> Result<Self, TableError>;

    /// Whether it stays open though nobody has to do with it.
    fn is_running(&self) -> bool {
        false
    }

    /// What is done every second.
    fn beat(&self) {}
}

impl Kept for TableDesk {
    const FOLDER: &'static str = "tables";
    const ENDING: &'static str = "table";

    fn open(path: &Path) -> Result<Self, TableError> {
        Self::open(path)
    }

    fn is_running(&self) -> bool {
        self.seen().table.is_running
    }

    fn beat(&self) {
        self.beat();
    }
}

/// All tables, open as long as their clock runs or somebody has to do with them.
#[derive(Debug)]
pub struct Tables<D = TableDesk> {
    folder: PathBuf,
    open: Arc<Open<D>>,
}

type Open<D> = Mutex<Desks<D>>;
type Desks<D> = BTreeMap<String, Arc<D>>;

impl<D: Kept> Tables<D> {
    /// The tables of a data folder.
    pub fn of(data: &Path) -> Self {
        Self { folder: data.join(D::FOLDER), open: Arc::default() }
    }

    /// The names of all tables, the newest last.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn ids(&self) -> Result<Vec<String>, TableError> {
        match stems(&self.folder, D::ENDING) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            found => found.map_err(|source| self.unusable(source)),
        }
    }

    /// A table by its name.
    ///
    /// # Errors
    /// When there is none, or its file cannot be read.
    pub fn desk(&self, id: &str) -> Result<Arc<D>, TableError> {
        let mut open = self.open.lock();
        if let Some(desk) = open.get(id) {
            return Ok(Arc::clone(desk));
        }
        if !self.ids()?.iter().any(|known| known == id) {
            return Err(TableError::Missing);
        }
        let desk = Arc::new(D::open(&self.file(id))?);
        self.keep(&mut open, id, &desk);
        Ok(desk)
    }

    /// Keeps a new one, made in the file that it is given at this moment (milliseconds since 1970, UTC);
    /// answers its name.
    pub(super) fn add(
        &self,
        make: impl FnOnce(&Path, i64) -> Result<D, TableError>,
    ) -> Result<String, TableError> {
        let mut open = self.open.lock();
        fs::create_dir_all(&self.folder).map_err(|source| self.unusable(source))?;
        let (at_ms, taken) = (now_ms(), self.ids()?);
        let mut names = (1..).map(|number: u32| format!("{}-{number:02}", date(at_ms)));
        let id = names.find(|id| !taken.contains(id)).expect("numbers do not end");
        let desk = Arc::new(make(&self.file(&id), at_ms)?);
        self.keep(&mut open, &id, &desk);
        Ok(id)
    }

    /// Keeps an open table; with the first one somebody begins to note the clocks.
    fn keep(&self, open: &mut Desks<D>, id: &str, desk: &Arc<D>) {
        if open.is_empty() {
            let tables = Arc::downgrade(&self.open);
            thread::spawn(move || note_clocks(&tables));
        }
        open.insert(id.to_owned(), Arc::clone(desk));
    }

    fn file(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.{}", D::ENDING))
    }

    fn unusable(&self, source: io::Error) -> TableError {
        TableError::Folder { path: self.folder.clone(), source }
    }
}

impl Tables {
    /// Lays a table out; answers its name.
    ///
    /// # Errors
    /// When it cannot be kept.
    pub fn create(&self, new: NewTable) -> Result<String, TableError> {
        let (keys, names) = (keys(&new.names)?, by_lot(new.names)?);
        self.add(|path, at_ms| {
            let beginning = Beginning {
                edition: new.edition.source().to_owned(),
                list: new.list,
                rules: new.rules.text(),
                names,
                first: 0,
                keys,
                at_ms,
            };
            TableDesk::create(path, beginning)
        })
    }
}

/// A secret for each seat's page and one for that of the table.
pub(super) fn keys(names: &[String]) -> Result<Vec<String>, TableError> {
    (0..=names.len()).map(|_| Ok(Token::fresh()?.text())).collect()
}

/// Who starts by lot has the first seat, as in the record; the others sit as they sat.
pub(super) fn by_lot(mut names: Vec<String>) -> Result<Vec<String>, TableError> {
    let first = usize::from(random::<1>()?[0]) % names.len().max(1);
    names.rotate_left(first);
    Ok(names)
}

/// Notes the clocks every second until the last table is closed.
fn note_clocks<D: Kept>(tables: &Weak<Open<D>>) {
    while let Some(open) = tables.upgrade() {
        let desks = still_open(&mut open.lock());
        drop(open);
        if desks.is_empty() {
            return;
        }
        for desk in &desks {
            desk.beat();
        }
        drop(desks);
        thread::sleep(SECOND);
    }
}

/// Closes what nobody has to do with: there is no end of tables that were played.
fn still_open<D: Kept>(open: &mut Desks<D>) -> Vec<Arc<D>> {
    open.retain(|_, desk| Arc::strong_count(desk) > 1 || desk.is_running());
    open.values().cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::desk::Acting;
    use crate::words::dictionary::from_plain;
    use flavita_contests::tables::{playing::Command, rules::embedded};
    use flavita_game::parse;
    use std::time::Instant;

    const TINY: &str = include_str!("../../../tests/data/editions/tiny.toml");

    #[test]
    fn a_table_that_nobody_looks_at_is_closed_unless_its_clock_runs() {
        let folder = tempfile::tempdir().unwrap();
        let tables: Tables = Tables::of(folder.path());
        let edition = parse(TINY).unwrap();
        let list = from_plain(&edition, Path::new("tiny.txt"), b"ab\nba\n", None).unwrap();
        let rules = embedded("tournament").unwrap();
        let names = ["Ада", "Ван"].map(str::to_owned).to_vec();
        let id = tables.create(NewTable { edition, list: String::new(), rules, names }).unwrap();
        let press = |command: Command, key: &str| {
            let (words, key) = (Arc::clone(&list.words), key.to_owned());
            let acting = Acting { seat: 0, turn: 1, command, key, words };
            tables.desk(&id).unwrap().act(&acting).unwrap();
        };
        let count = || still_open(&mut tables.open.lock()).len();
        // Who notes the clocks has to do with it for a moment.
        let is_closed = || {
            let begun = Instant::now();
            while count() > 0 && begun.elapsed() < Duration::from_secs(5) {
                thread::yield_now();
            }
            count() == 0
        };
        let looked_at = tables.desk(&id).unwrap();
        assert_eq!(count(), 1, "somebody looks");
        drop(looked_at);
        assert!(is_closed());
        press(Command::Run, "1");
        assert_eq!(count(), 1, "its clock runs");
        press(Command::Stand, "2");
        assert!(is_closed());
        assert!(!tables.desk(&id).unwrap().seen().table.is_running);
    }
}
