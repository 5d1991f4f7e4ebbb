//! A tournament's file out of the lines of its log, as `exports` gives them: whole or not at all.

use crate::folder::data_folder::{Folder, FolderError};
use crate::{desk::OpenError, desk::Recorded, desk::record, machine::files::FileError};
use flavita_store::{
    error::StoreError, error::StoreFault, event::StoredEvent, event_log::EventLog,
};
use flavita_store::{exported, held, line::StoredLineFault};
use flavita_tournament::state::ReplayError;
use std::path::{Path, PathBuf};

/// The most letters of a name in addresses.
const LONGEST_NAME: usize = 64;

/// Why lines make no tournament.
#[derive(Debug, thiserror::Error)]
pub enum LinesFault {
    /// There is none.
    #[error("line 1: there is no event")]
    Empty,
    /// A line is no event of this log.
    #[error("line {line}: {fault}")]
    Line {
        /// The first such line, from 1.
        line: i64,
        /// What is wrong with it.
        fault: StoredLineFault,
    },
    /// The events cannot be understood, or make no game.
    #[error(transparent)]
    Open(OpenError),
}

impl LinesFault {
    /// The first line that is amiss, from 1; the first where it is the beginning.
    pub fn line(&self) -> i64 {
        match self {
            Self::Line { line, .. } => *line,
            Self::Open(OpenError::Record(fault)) => fault.source.seq(),
            Self::Open(OpenError::Replay(FileError {
                source: ReplayError::Misfit(seq), ..
            })) => i64::try_from(*seq).unwrap_or(i64::MAX),
            Self::Empty | Self::Open(_) => 1,
        }
    }
}

/// Why lines cannot become a tournament of the data folder.
#[derive(Debug, thiserror::Error)]
pub enum ImportFault {
    /// A name that cannot be a file's.
    #[error("\"{0}\" cannot be a file name: use Latin letters, digits and hyphens")]
    Name(String),
    /// The name is another tournament's.
    #[error("there is already a tournament {0}; choose another name")]
    NameTaken(String),
    /// The same tournament is there already, perhaps under another name.
    #[error("this tournament is here already: {0}")]
    AlreadyHere(String),
    /// The file cannot be written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The folder cannot be read.
    #[error(transparent)]
    Folder(#[from] FolderError),
}

/// The lines of a log, every one checked against the one before and all of them understood.
#[derive(Debug)]
pub struct Lines {
    events: Vec<StoredEvent>,
    /// What they lead to.
    pub recorded: Recorded,
}

impl Lines {
    /// Reads and checks the lines; `path` is what the file is called in errors.
    ///
    /// # Errors
    /// The first line that cannot be, and why.
    pub fn read(path: &Path, bytes: &[u8]) -> Result<Self, LinesFault> {
        let events =
            exported::parse(bytes).map_err(|(line, fault)| LinesFault::Line { line, fault })?;
        if events.is_empty() {
            return Err(LinesFault::Empty);
        }
        let recorded = record::understood(path, &events).map_err(LinesFault::Open)?;
        Ok(Self { events, recorded })
    }

    /// Whether racks of the game are still to be drawn from a secret that lines never hold.
    pub fn lacks_secret(&self) -> bool {
        let state = &self.recorded.state;
        state.keeps_a_secret() && state.ended.is_none()
    }

    /// Writes the file beside its place and puts it there when it is whole.
    ///
    /// # Errors
    /// When the file exists already or cannot be written.
    pub fn write(&self, out: &Path) -> Result<(), StoreError> {
        if out.exists() {
            return Err(StoreFault::AlreadyExists.at(out));
        }
        // Its copy is written under a name of its own, "-partial", before it gets its place.
        let partial = PathBuf::from(format!("{}-import", out.display()));
        let written =
            self.fill(&partial).and_then(|()| EventLog::open_read_only(&partial)?.copy_to(out));
        for left in ["", "-wal", "-shm", "-lock"] {
            // What is not there need not be taken away.
            drop(held::remove_file(format!("{}{left}", partial.display())));
        }
        written
    }

    fn fill(&self, path: &Path) -> Result<(), StoreError> {
        // Left by an import that was cut off.
        drop(held::remove_file(path));
        let mut log = EventLog::create(path)?;
        log.append_stored(&self.events)
    }
}

impl Folder {
    /// Makes lines a tournament of this folder under a name of its own.
    ///
    /// # Errors
    /// When the name cannot be used, the tournament is here already, or the file cannot be written;
    /// then nothing is left behind.
    pub fn import(&self, name: &str, lines: &Lines) -> Result<String, ImportFault> {
        // Addresses and headers that lead there hold no other letters.
        let is_sign = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let id = name.trim();
        if id.is_empty() || id.chars().count() > LONGEST_NAME || !id.chars().all(is_sign) {
            return Err(ImportFault::Name(id.to_owned()));
        }
        let ids = self.ids()?;
        if let Some(here) = ids.iter().find(|other| self.is_the_same(other, lines)) {
            return Err(ImportFault::AlreadyHere(here.clone()));
        }
        // While this is held nobody sets another one up; those that are there are played on.
        let _naming = self.naming.lock();
        let ids = self.ids()?;
        // Some systems know no difference between capitals and small letters.
        let is_taken = |other: &&String| other.to_lowercase() == id.to_lowercase();
        if let Some(taken) = ids.iter().find(is_taken) {
            return Err(ImportFault::NameTaken(taken.clone()));
        }
        lines.write(&self.file(id))?;
        Ok(id.to_owned())
    }

    fn is_the_same(&self, id: &str, lines: &Lines) -> bool {
        let tournament = &lines.recorded.state.seed.tournament;
        !tournament.is_empty() && self.about(id).is_ok_and(|other| other.tournament == *tournament)
    }
}
