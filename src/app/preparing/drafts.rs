//! The prepared games of a data folder: a file each in its folder `prepared`, as `flavita prepare`
//! writes and reads them. Beside a game that was changed lies what it was before.

use crate::machine::files::{self, FileError, at, changed_ms, read_if_there, with_ending};
use flavita_store::held;
use flavita_tournament::model::{NoGame, PreparedGame, prepared_game::commitment};
use parking_lot::Mutex;
use std::cmp::Reverse;
use std::path::{Path, PathBuf};

/// The folder in the data folder.
const FOLDER: &str = "prepared";
/// How the files of games end.
const ENDING: &str = "json";
/// How the file of what a game was before its last change ends.
const BEFORE: &str = "before";
/// How many digits of the seed's hash stand in a name.
const SEED_DIGITS: usize = 6;
/// How many digits of the file's hash are its mark.
const MARK: usize = 16;

/// Why a prepared game cannot be had or kept.
#[derive(Debug, thiserror::Error)]
pub enum DraftFault {
    /// There is none of this name.
    #[error("there is no prepared game {0}")]
    NoSuchGame(String),
    /// It was changed elsewhere meanwhile.
    #[error("the prepared game {0} was changed meanwhile")]
    Changed(String),
    /// The file holds something else.
    #[error(transparent)]
    NoGame(#[from] FileError<NoGame>),
    /// The disk refuses.
    #[error(transparent)]
    Disk(#[from] FileError),
}

/// A prepared game as it lies there.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The game.
    pub game: PreparedGame,
    /// What tells this state of the file from every other.
    pub mark: String,
    /// Whether the last change can be taken back.
    pub can_undo: bool,
}

/// The prepared games of a data folder.
#[derive(Debug)]
pub struct Drafts {
    folder: PathBuf,
    /// One change after the other.
    pub(crate) turn: Mutex<()>,
}

impl Drafts {
    /// Those of a data folder; nothing is made yet.
    pub fn of(data: &Path) -> Self {
        Self { folder: data.join(FOLDER), turn: Mutex::default() }
    }

    /// The names of all, the newest first.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn ids(&self) -> Result<Vec<String>, DraftFault> {
        if !self.folder.exists() {
            return Ok(Vec::new());
        }
        let found = with_ending(&self.folder, ENDING).map_err(at(&self.folder))?;
        let named = found.iter().filter_map(|file| {
            let id = file.file_stem()?.to_str()?.to_owned();
            Some((Reverse(changed_ms(file).unwrap_or(0)), id))
        });
        let mut named: Vec<_> = named.collect();
        named.sort();
        Ok(named.into_iter().map(|(_, id)| id).collect())
    }

    /// The game of this name.
    ///
    /// # Errors
    /// When there is none, or its file cannot be read.
    pub fn load(&self, id: &str) -> Result<Draft, DraftFault> {
        let path = self.file(id, ENDING)?;
        let bytes = read_if_there(&path).map_err(at(&path))?;
        let bytes = bytes.ok_or_else(|| DraftFault::NoSuchGame(id.to_owned()))?;
        let game = PreparedGame::read(&bytes);
        let game = game.map_err(at(&path))?;
        Ok(Draft { game, mark: mark(&bytes), can_undo: self.file(id, BEFORE)?.exists() })
    }

    /// Keeps a new game; answers its name. One that lies there already keeps its own.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn keep_new(&self, game: &PreparedGame) -> Result<String, DraftFault> {
        let _turn = self.turn.lock();
        let stem = stem(game);
        let bytes = game.to_bytes();
        let mut names = (1_u32..).map(|n| match n {
            1 => stem.clone(),
            n => format!("{stem}-{n}"),
        });
        loop {
            let id = names.next().unwrap_or_default();
            let path = self.file(&id, ENDING)?;
            match read_if_there(&path).map_err(at(&path))? {
                Some(known) if known == bytes => return Ok(id),
                Some(_other) => {}
                None => return write(&path, &bytes).map(|()| id),
            }
        }
    }

    /// Puts another game in the place of the one that has this mark, which is kept beside it.
    ///
    /// # Errors
    /// When the file was changed meanwhile or cannot be written.
    pub fn change(&self, id: &str, mark: &str, game: &PreparedGame) -> Result<(), DraftFault> {
        let _turn = self.turn.lock();
        let before = self.marked(id, mark)?;
        if before.game == *game {
            return Ok(());
        }
        write(&self.file(id, BEFORE)?, &before.game.to_bytes())?;
        write(&self.file(id, ENDING)?, &game.to_bytes())
    }

    /// Takes the last change back.
    ///
    /// # Errors
    /// When the file was changed meanwhile or cannot be written.
    pub fn undo(&self, id: &str, mark: &str) -> Result<(), DraftFault> {
        let _turn = self.turn.lock();
        if !self.marked(id, mark)?.can_undo {
            return Ok(());
        }
        let (before, path) = (self.file(id, BEFORE)?, self.file(id, ENDING)?);
        Ok(held::rename(before, &path).map_err(at(&path))?)
    }

    /// Deletes a game; what was sealed of it stays.
    ///
    /// # Errors
    /// When there is none, or the file cannot be deleted.
    pub fn delete(&self, id: &str) -> Result<(), DraftFault> {
        let _turn = self.turn.lock();
        let path = self.file(id, ENDING)?;
        if !path.exists() {
            return Err(DraftFault::NoSuchGame(id.to_owned()));
        }
        // Without the game nobody asks for what it was before.
        held::remove_file(&path).map_err(at(&path))?;
        drop(held::remove_file(self.file(id, BEFORE)?));
        Ok(())
    }

    pub(crate) fn marked(&self, id: &str, mark: &str) -> Result<Draft, DraftFault> {
        let draft = self.load(id)?;
        let is_same = draft.mark == mark;
        is_same.then_some(draft).ok_or_else(|| DraftFault::Changed(id.to_owned()))
    }

    /// A file of this game.
    pub(crate) fn file(&self, id: &str, ending: &str) -> Result<PathBuf, DraftFault> {
        let file = files::of_plain_name(&self.folder, id, ending);
        file.ok_or_else(|| DraftFault::NoSuchGame(id.to_owned()))
    }
}

/// Writes a file whole or not at all, for its owner alone.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), DraftFault> {
    Ok(files::keep(path, bytes).map_err(at(path))?)
}

/// The name of a new game: edition, seed and number, so that the same game has the same name.
fn stem(game: &PreparedGame) -> String {
    let is_plain = |sign: &char| sign.is_ascii_alphanumeric() || *sign == '-';
    let edition: String = game.edition.id.chars().filter(is_plain).collect();
    let seed = commitment(game.seed.as_bytes());
    let seed = seed.get(..SEED_DIGITS).unwrap_or_default();
    format!("{edition}-{seed}-{}", game.number)
}

/// What tells these bytes of a file from all others.
pub(crate) fn mark(bytes: &[u8]) -> String {
    let hash = commitment(bytes);
    hash.get(..MARK).unwrap_or_default().to_owned()
}
