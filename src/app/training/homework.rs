//! The homework of a data folder: a file each in its folder `homework`.

use crate::machine::files::{self, FileError, at, read_if_there, stems_if_there};
use crate::machine::seed::{NoChance, random};
use crate::{machine::clock::date, machine::clock::now_ms, machine::hex, passes::token::Token};
use flavita_contests::{training::homework::Homework, training::source::Source};
use flavita_store::held;
use parking_lot::Mutex;
use std::path::{Path, PathBuf};

/// The folder in the data folder, and how its files end.
const FOLDER: &str = "homework";
const ENDING: &str = "json";
/// Bytes of the hash of a device's code that stand in the file.
const KEY_BYTES: usize = 16;

/// Why homework cannot be had or kept.
#[derive(Debug, thiserror::Error)]
pub enum HomeworkFault {
    /// There is none of this name.
    #[error("there is no such homework")]
    Missing,
    /// The disk refuses.
    #[error(transparent)]
    Disk(#[from] FileError),
    /// The file holds something else.
    #[error(transparent)]
    Damaged(#[from] FileError<serde_json::Error>),
    /// The system gives no chance.
    #[error(transparent)]
    Chance(#[from] NoChance),
}

/// The homework of a data folder.
#[derive(Debug)]
pub struct Homeworks {
    folder: PathBuf,
    /// Held while a file is changed.
    changing: Mutex<()>,
}

impl Homeworks {
    /// That of a data folder; nothing is made yet.
    pub fn of(data: &Path) -> Self {
        Self { folder: data.join(FOLDER), changing: Mutex::default() }
    }

    /// The names of all, the newest last.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn ids(&self) -> Result<Vec<String>, HomeworkFault> {
        Ok(stems_if_there(&self.folder, ENDING).map_err(at(&self.folder))?)
    }

    /// The homework of this name.
    ///
    /// # Errors
    /// When there is none, or its file cannot be read.
    pub fn load(&self, id: &str) -> Result<Homework, HomeworkFault> {
        let path = self.file(id)?;
        let bytes = read_if_there(&path).map_err(at(&path))?.ok_or(HomeworkFault::Missing)?;
        Ok(serde_json::from_slice(&bytes).map_err(at(&path))?)
    }

    /// Whether one of this source is still to be played.
    pub fn is_out(&self, source: &Source, now_ms: i64) -> bool {
        let mut homework =
            self.ids().unwrap_or_default().into_iter().filter_map(|id| self.load(&id).ok());
        homework.any(|one| one.source == *source && now_ms < one.until_ms)
    }

    /// Keeps a new one; answers its name.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn give(&self, homework: &Homework) -> Result<String, HomeworkFault> {
        let id = format!("{}-{}", date(now_ms()), hex::text(&random::<4>()?));
        self.write(&id, homework)?;
        Ok(id)
    }

    /// Changes one; answers what the change says once it is on the disk.
    ///
    /// # Errors
    /// When its file cannot be read or written.
    pub fn change<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Homework) -> T,
    ) -> Result<T, HomeworkFault> {
        let _changing = self.changing.lock();
        let known = self.load(id)?;
        let mut homework = known.clone();
        let said = change(&mut homework);
        if homework != known {
            self.write(id, &homework)?;
        }
        Ok(said)
    }

    /// Deletes one.
    ///
    /// # Errors
    /// When there is none, or its file cannot be deleted.
    pub fn delete(&self, id: &str) -> Result<(), HomeworkFault> {
        let path = self.file(id)?;
        if !path.exists() {
            return Err(HomeworkFault::Missing);
        }
        Ok(held::remove_file(&path).map_err(at(&path))?)
    }

    fn write(&self, id: &str, homework: &Homework) -> Result<(), HomeworkFault> {
        let path = self.file(id)?;
        let bytes = serde_json::to_vec(homework);
        let bytes = bytes.expect("numbers, texts and lists have a form in JSON");
        Ok(files::keep(&path, &bytes).map_err(at(&path))?)
    }

    fn file(&self, id: &str) -> Result<PathBuf, HomeworkFault> {
        files::of_plain_name(&self.folder, id, ENDING).ok_or(HomeworkFault::Missing)
    }
}

/// What tells the device with this code from others.
pub fn key(code: &Token) -> String {
    hex::text(&code.hash()[..KEY_BYTES])
}
