//! What else of a data folder is copied into the second folder: tournaments that are not open, and
//! what seasons, merges, rules and screens are kept in.
//!
//! Two things stay behind. Games that are prepared and not sealed, or already opened: whoever finds
//! the stick could read racks that a hundred halls have yet to play. And what makes this computer
//! itself: its signing key, the key of those who follow it, badges and invitations.

use crate::folder::backup::{CopyError, SecondFolder, Turn, beside_the_game, copy};
use crate::folder::tournament_file::{self, MERGES, REPORTS, SEALED, SEASON, TRAINING};
use crate::machine::files::{self, at};
use crate::words::{committee, shelf, word_file};
use crate::{audit::handed_over, folder::followed, machine::clock, screen::shown};
use flavita_store::{event_log::EventLog, held, system};
use std::fs::{self, Metadata};
use std::{collections::BTreeMap, collections::BTreeSet, io, sync::Arc};
use std::{path::Path, path::PathBuf, time::Duration, time::SystemTime};
use tokio::time::timeout;

/// How the names of the files end that go along.
const ENDINGS: [&str; 7] =
    [SEASON, shown::ENDING, SEALED, REPORTS, handed_over::ENDING, "toml", "lexicon"];
/// The folders that go along with everything in them.
const FOLDERS: [&str; 5] =
    [MERGES, shelf::PROFILES, TRAINING, word_file::FOLDER, committee::FOLDER];
/// How often it is looked for what has changed.
const EVERY: Duration = Duration::from_secs(30);

/// Copies what has changed every half minute, and at once where another folder is named, until the
/// setting is gone.
pub(crate) fn keep(data: &Path, second: &SecondFolder) {
    let (data, mut paths) = (data.to_owned(), second.path.subscribe());
    let (turn, told) = (Arc::clone(&second.turn), Arc::clone(&second.told));
    beside_the_game("other copies", move |runtime| {
        let mut known = Known::default();
        loop {
            let second = paths.borrow_and_update().clone();
            if let Some(second) = second {
                let fault = known.bring(&data, &second, &turn).err();
                let fault = fault.map(|error| error.to_string());
                let mut told = told.lock();
                if let Some(fault) = fault.as_ref().filter(|_| *told != fault) {
                    tracing::error!(fault, "not everything was copied into the second folder");
                }
                *told = fault;
            }
            let waited = runtime.block_on(async { timeout(EVERY, paths.changed()).await });
            if let Ok(Err(_setting_is_gone)) = waited {
                return;
            }
        }
    });
}

/// By what it is seen that a file has changed: its length and its moment.
type Stamp = (u64, Option<SystemTime>);

/// The files of a data folder as they were when the second folder had the same.
#[derive(Debug, Default)]
struct Known {
    second: PathBuf,
    stamps: BTreeMap<PathBuf, Stamp>,
    /// The tournaments that were looked at.
    tournaments: BTreeSet<String>,
}

impl Known {
    /// Brings everything that has changed; what cannot be copied does not keep back the rest.
    ///
    /// # Errors
    /// The first thing that went wrong.
    fn bring(&mut self, data: &Path, second: &Path, turn: &Turn) -> Result<(), CopyError> {
        // A stick that was pulled out must not be made anew on the disk below it.
        fs::read_dir(second).map_err(at(second))?;
        if self.second != second {
            *self = Self { second: second.to_owned(), ..Self::default() };
        }
        let mut done = Ok(());
        for file in files_of(data, second).map_err(at(data))? {
            done = done.and(self.bring_file(data, &file));
        }
        for id in files::stems(data, tournament_file::ENDING).map_err(at(data))? {
            done = done.and(self.bring_tournament(data, id, turn));
        }
        done
    }

    fn bring_file(&mut self, data: &Path, file: &Path) -> Result<(), CopyError> {
        let from = data.join(file);
        let stamp = match fs::metadata(&from) {
            // It was put elsewhere meanwhile.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            known => stamp(&known.map_err(at(&from))?),
        };
        if self.stamps.get(file) == Some(&stamp) {
            return Ok(());
        }
        let bytes = held::read(&from).map_err(at(&from))?;
        let to = self.second.join(file);
        let there = held::read(&to).ok();
        if there.as_ref() != Some(&bytes) {
            if there.is_some() && !self.stamps.contains_key(file) {
                put_aside(&to).map_err(at(&to))?;
            }
            files::keep(&to, &bytes).map_err(at(&to))?;
        }
        self.stamps.insert(file.to_owned(), stamp);
        Ok(())
    }

    /// Those that are played have copies of their own after every round. The others are compared
    /// once, and what is only followed here every time.
    fn bring_tournament(&mut self, data: &Path, id: String, turn: &Turn) -> Result<(), CopyError> {
        let _turn = turn.lock();
        let [from, to] = [data, &self.second].map(|folder| tournament_file::file_in(folder, &id));
        let is_settled = followed::source(data, &id).is_none() && self.tournaments.contains(&id);
        if !(is_settled && to.exists()) {
            let here = EventLog::open_read_only(&from)?.head();
            let there = EventLog::open_read_only(&to).map(|copy| copy.head());
            if !there.is_ok_and(|there| there == here) {
                copy(&from, &id, &self.second)?;
            }
        }
        self.tournaments.insert(id);
        Ok(())
    }
}

/// What another computer may have left there, or this one before it was started: it is kept under a
/// name that nobody reads.
fn put_aside(file: &Path) -> io::Result<()> {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}", clock::now_ms()));
    held::rename(file, file.with_file_name(name))
}

/// The files that go along, below the data folder and in order.
fn files_of(data: &Path, second: &Path) -> io::Result<Vec<PathBuf>> {
    let ends_in_dot = |stem: &str| stem.len() > 1 && stem.ends_with('.');
    let is_kind = |name: &str, ending: &str| name.strip_suffix(ending).is_some_and(ends_in_dot);
    let mut found = Vec::new();
    for entry in fs::read_dir(data)? {
        let name = entry?.file_name();
        let name = name.to_str().unwrap_or_default();
        if ENDINGS.iter().any(|ending| is_kind(name, ending)) {
            found.push(data.join(name));
        }
    }
    for folder in FOLDERS {
        add_all(&data.join(folder), second, &mut found)?;
    }
    let below = found.iter().filter_map(|file| file.strip_prefix(data).ok());
    let mut below: Vec<PathBuf> = below.map(Path::to_owned).collect();
    below.sort();
    Ok(below)
}

/// The files of a folder and of those in it; the second folder may be one of them.
fn add_all(folder: &Path, second: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    if !folder.is_dir() || system::real_path(folder)? == second {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        if kind.is_dir() {
            add_all(&entry.path(), second, found)?;
        } else if kind.is_file() && !entry.file_name().to_string_lossy().starts_with('.') {
            // What begins with a point is being written.
            found.push(entry.path());
        }
    }
    Ok(())
}

fn stamp(known: &Metadata) -> Stamp {
    (known.len(), known.modified().ok())
}
