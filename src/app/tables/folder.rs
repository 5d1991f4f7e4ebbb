//! The tables of the data folder.

use crate::machine::{clock::date, clock::now_ms, files::at, files::stems_if_there};
use crate::tables::ledger::{TableError, read_state};
use crate::{machine::seed::random, passes::token::Token, tables::desk::TableDesk};
use flavita_contests::tables::playing::{Beginning, Table, TableEvent};
use flavita_contests::tables::scores::{scores, scores_csv};
use flavita_contests::{season::evenings::TableResult, tables::rules::TableRules};
use flavita_game::Edition;
use parking_lot::Mutex;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};
use std::{collections::BTreeMap, fs, thread, time::Duration};

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
    /// What the club calls the table; empty where it has no name.
    pub table: String,
    /// The players in the order in which they sit; chance says who of them starts.
    pub names: Vec<String>,
    /// The strength of the last of them, where it is a computer.
    pub computer: Option<String>,
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
        self.look_after_file();
        self.note_clock();
    }
}

/// All tables, open as long as their clock runs or somebody has to do with them.
#[derive(Debug)]
pub struct Tables<D = TableDesk> {
    folder: PathBuf,
    open: Arc<Open<D>>,
    /// The results of tables that are over, with their rows, by their names: they do not change.
    results: Mutex<BTreeMap<String, (TableResult, String)>>,
}

type Open<D> = Mutex<Desks<D>>;
type Desks<D> = BTreeMap<String, Arc<D>>;

impl<D: Kept> Tables<D> {
    /// The tables of a data folder.
    pub fn of(data: &Path) -> Self {
        Self { folder: data.join(D::FOLDER), open: Arc::default(), results: Mutex::default() }
    }

    /// The names of all tables, the newest last.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn ids(&self) -> Result<Vec<String>, TableError> {
        Ok(stems_if_there(&self.folder, D::ENDING).map_err(at(&self.folder))?)
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

    /// As many as can be read of the newest, which stand last; one that cannot be read says so on its
    /// own page.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn newest(&self, most: usize) -> Result<Vec<(String, Arc<D>)>, TableError> {
        let ids = self.ids()?;
        let older = ids.len().saturating_sub(most);
        let newest = ids.into_iter().skip(older);
        Ok(newest.filter_map(|id| self.desk(&id).ok().map(|desk| (id, desk))).collect())
    }

    /// Keeps a new one, made in the file that it is given at this moment (milliseconds since 1970, UTC);
    /// answers its name.
    pub(super) fn add(
        &self,
        make: impl FnOnce(&Path, i64) -> Result<D, TableError>,
    ) -> Result<String, TableError> {
        let mut open = self.open.lock();
        fs::create_dir_all(&self.folder).map_err(at(&self.folder))?;
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
}

/// How a table stands; computers are left out.
fn result(table: &Table) -> TableResult {
    let Beginning { names, computers, at_ms, .. } = &table.beginning;
    let scores = table.is_over().then(|| scores(&table.edition, &table.game));
    let is_person = |seat: &usize| computers.get(*seat).is_none_or(String::is_empty);
    let lines = scores.map(|scores| {
        let people = scores.iter().filter(|score| is_person(&score.player));
        people.map(|one| (names[one.player].clone(), one.rank, one.total)).collect()
    });
    TableResult { day: date(*at_ms), at_ms: *at_ms, lines }
}

impl Tables {
    /// How all tables stand, each with the table of its scores, by their names; what cannot be read is
    /// left out.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn results(&self) -> Result<BTreeMap<String, (TableResult, String)>, TableError> {
        let mut known = self.results.lock();
        let mut found = BTreeMap::new();
        for id in self.ids()? {
            let result = known.get(&id).cloned().or_else(|| {
                let open = self.open.lock().get(&id).map(|desk| desk.seen().table);
                let read = || read_state(&self.file(&id)).ok().map(Arc::new);
                let table: Arc<Table> = open.or_else(read)?;
                let rows = scores_csv(&table.edition, &table.seats(), &table.game);
                Some((result(&table), rows))
            });
            let Some(result) = result else { continue };
            if result.0.lines.is_some() {
                known.insert(id.clone(), result.clone());
            }
            found.insert(id, result);
        }
        Ok(found)
    }

    /// Who plays where a clock runs, under rules by which nobody is told about words before they lie.
    pub fn thinking(&self) -> Option<String> {
        let open = self.open.lock().clone();
        let mut tables = open.values().map(|desk| desk.seen().table);
        let table = tables.find(|table| table.is_running && !table.game.rules.tells_words())?;
        Some(table.beginning.names.join(", "))
    }

    /// Lays a table out; answers its name.
    ///
    /// # Errors
    /// When it cannot be kept.
    pub fn create(&self, new: NewTable) -> Result<String, TableError> {
        let mut names_by_seat = new.names;
        // Who starts has the first seat, as in the record.
        let first = lot(names_by_seat.len())?;
        names_by_seat.rotate_left(first);
        let mut computers = Vec::new();
        if let Some(strength) = new.computer {
            computers.resize(names_by_seat.len(), String::new());
            computers[names_by_seat.len() - 1] = strength;
            computers.rotate_left(first);
        }
        let begun = beginning(&new.edition, new.list, names_by_seat.len())?;
        let (names, rules, table) = (names_by_seat, new.rules.text(), new.table);
        self.lay_out(vec![TableEvent::Begun(Beginning { table, names, rules, computers, ..begun })])
    }

    /// Keeps a table of which this has happened already; answers its name.
    ///
    /// # Errors
    /// When it cannot be kept.
    pub fn lay_out(&self, events: Vec<TableEvent>) -> Result<String, TableError> {
        self.add(|path, _at_ms| TableDesk::create(path, events))
    }
}

/// With what a table of so many players begins now, before they have names and rules.
///
/// # Errors
/// When the system gives no chance.
pub fn beginning(edition: &Edition, list: String, players: usize) -> Result<Beginning, TableError> {
    let (keys, edition) = (keys(players)?, edition.source.clone());
    Ok(Beginning { edition, list, keys, at_ms: now_ms(), ..Beginning::default() })
}

/// A secret for each seat's page and one for that of the table.
pub(super) fn keys(players: usize) -> Result<Vec<String>, TableError> {
    (0..=players).map(|_| Ok(Token::fresh()?.text())).collect()
}

/// Who of so many starts.
pub(super) fn lot(players: usize) -> Result<usize, TableError> {
    Ok(usize::from(random::<1>()?[0]) % players.max(1))
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
        let id = tables
            .create(NewTable {
                edition,
                list: String::new(),
                rules,
                table: String::new(),
                names,
                computer: None,
            })
            .unwrap();
        let press = |command: Command, key: &str| {
            let (words, key) = (Arc::clone(&list.words), key.to_owned());
            let acting = Acting { seat: 0, turn: 1, command, key, words, is_silent: false };
            tables.desk(&id).unwrap().act(&acting).unwrap();
        };
        let is_thinking = || tables.thinking().is_some_and(|names| names.contains("Ада"));
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
        assert!(is_thinking());
        press(Command::Stand, "2");
        assert!(is_closed());
        assert!(!tables.desk(&id).unwrap().seen().table.is_running);
        assert!(!is_thinking());
    }
}
