//! A merge as a folder: the results as they came, and `merge.toml` with what was decided. It is what
//! `flavita merge FOLDER` reads.

use crate::halls::merging::Arrived;
use crate::halls::result_file::{ENDING, MOST_BYTES, short_digest};
use crate::machine::files::{self, KeptFault, at};
use flavita_contests::{halls::conflict::FileFault, halls::decision::Decisions};
use flavita_store::held;
use std::path::{Path, PathBuf};
use std::{fs, io, str, time::SystemTime};

/// The file of the decisions.
pub const DECISIONS: &str = "merge.toml";
/// How a file of scanned codes ends.
pub const CODES_ENDING: &str = "txt";
/// The folder of files that were taken out.
const ASIDE: &str = "removed";

/// By what it is seen that something has changed in a folder: names, lengths, moments.
pub type Stamp = Vec<(String, u64, Option<SystemTime>)>;

/// The folder of a merge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MergeFolder {
    /// Where it is.
    pub path: PathBuf,
}

impl MergeFolder {
    /// The names of the files that count, in order.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn files(&self) -> Result<Vec<String>, KeptFault> {
        names(&self.path)
    }

    /// The names of the files that were taken out, in order.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn aside(&self) -> Result<Vec<String>, KeptFault> {
        let aside = self.path.join(ASIDE);
        if aside.is_dir() { names(&aside) } else { Ok(Vec::new()) }
    }

    /// The text of a file; nothing where it is not there.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn text(&self, name: &str) -> Result<String, KeptFault> {
        let path = self.path.join(name);
        if path.exists() {
            Ok(held::read_to_string(&path).map_err(at(&path))?)
        } else {
            Ok(String::new())
        }
    }

    /// Keeps a file, whole or not at all.
    ///
    /// # Errors
    /// When the folder cannot be written; what was kept before stays.
    pub fn keep(&self, name: &str, bytes: &[u8]) -> Result<(), KeptFault> {
        let path = self.path.join(name);
        Ok(files::replace(&path, bytes).map_err(at(&path))?)
    }

    /// Takes a file out; it is kept aside. Answers whether it was there.
    ///
    /// # Errors
    /// When it cannot be moved.
    pub fn put_aside(&self, name: &str) -> Result<bool, KeptFault> {
        if !self.files()?.iter().any(|known| known == name) {
            return Ok(false);
        }
        let aside = self.path.join(ASIDE);
        fs::create_dir_all(&aside).map_err(at(&aside))?;
        let path = self.path.join(name);
        held::rename(&path, aside.join(name)).map_err(at(&path))?;
        Ok(true)
    }

    /// Takes a file in again that was taken out. Answers whether it was there.
    ///
    /// # Errors
    /// When it cannot be moved.
    pub fn bring_back(&self, name: &str) -> Result<bool, KeptFault> {
        if !self.aside()?.iter().any(|known| known == name) {
            return Ok(false);
        }
        let path = self.path.join(ASIDE).join(name);
        held::rename(&path, self.path.join(name)).map_err(at(&path))?;
        Ok(true)
    }

    /// What was decided; nothing where there is no such file.
    ///
    /// # Errors
    /// When it cannot be read or is no file of decisions; it stays as it is.
    pub fn decisions(&self) -> Result<Decisions, KeptFault> {
        let text = self.text(DECISIONS)?;
        Ok(Decisions::parse(&text).map_err(at(&self.path.join(DECISIONS)))?)
    }

    /// Keeps what was decided.
    ///
    /// # Errors
    /// When the folder cannot be written; what was kept before stays.
    pub fn keep_decisions(&self, decisions: &Decisions) -> Result<(), KeptFault> {
        self.keep(DECISIONS, decisions.to_text().as_bytes())
    }

    /// How the folder stands now.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub(crate) fn stamp(&self) -> Result<Stamp, KeptFault> {
        let mut stamp = Vec::new();
        for name in self.files()?.into_iter().chain([DECISIONS.to_owned()]) {
            if let Ok(found) = fs::metadata(self.path.join(&name)) {
                stamp.push((name, found.len(), found.modified().ok()));
            }
        }
        Ok(stamp)
    }
}

/// Whether a file of a folder is one of those that a merge reads.
pub fn is_arrival(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    path.is_file() && ending.is_some_and(|ending| [ENDING, CODES_ENDING].contains(&ending))
}

/// Takes a file into what arrived, under this name; one that is too large is not even read.
///
/// # Errors
/// What the system says.
pub fn take_file(arrived: &mut Arrived, path: &Path, name: &str) -> io::Result<()> {
    if fs::metadata(path)?.len() > MOST_BYTES as u64 {
        let id = short_digest(name.as_bytes());
        arrived.refuse(name, id, "", FileFault::TooLarge);
        return Ok(());
    }
    arrived.take(name, &held::read(path)?);
    Ok(())
}

fn names(folder: &Path) -> Result<Vec<String>, KeptFault> {
    Ok(files::names_where(folder, is_arrival).map_err(at(folder))?)
}
