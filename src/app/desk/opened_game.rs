//! An opened game, kept beside its tournament so that a restart goes on with it.
//!
//! It is no event: a log is given away in the middle of a game too, to a second computer or on a
//! stick, and the racks to come must not stand in it. So it lies beside the tournament's file,
//! readable for its owner alone, exactly as it was opened: its SHA-256 is the commitment.
//!
//! A second computer that takes over is given the sealed file's key again.

use crate::machine::files;
use flavita_store::held;
use flavita_tournament::model::{PreparedGame, PreparedNote, prepared_game::commitment};
use std::path::{Path, PathBuf};
use std::{io, sync::Arc};

/// How the file's name ends, after the tournament's.
pub const ENDING: &str = "game";

/// An opened game with its exact bytes; no message tells what is in it.
#[derive(Clone, derive_more::Debug, PartialEq, Eq)]
#[debug("Opened({game:?})")]
pub struct Opened {
    /// The exact bytes; their SHA-256 is the commitment.
    pub bytes: Vec<u8>,
    /// The game.
    pub game: Arc<PreparedGame>,
}

impl Opened {
    pub(crate) fn new(bytes: Vec<u8>, game: PreparedGame) -> Self {
        Self { bytes, game: Arc::new(game) }
    }

    /// Keeps it beside the tournament's file: whole or not at all, for its owner alone.
    ///
    /// # Errors
    /// What the system says.
    pub fn keep(&self, tournament: &Path) -> io::Result<()> {
        files::replace(&beside(tournament), &self.bytes)
    }
}

/// Where the opened game of a tournament lies.
pub fn beside(tournament: &Path) -> PathBuf {
    tournament.with_extension(ENDING)
}

/// The opened game in a file, where it is the one that a tournament is bound to; `None` where
/// there is no file.
///
/// # Errors
/// The file that holds another game, or none.
pub fn load(path: &Path, note: &PreparedNote) -> Result<Option<Arc<PreparedGame>>, OtherFile> {
    let Ok(bytes) = held::read(path) else { return Ok(None) };
    let other = || OtherFile(path.to_owned());
    if commitment(&bytes) != note.commitment {
        return Err(other());
    }
    let game = PreparedGame::read(&bytes).map_err(|_error| other())?;
    Ok(Some(Arc::new(game)))
}

/// A file holds another game than the one that a tournament plays.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} is not the opened game of this tournament", .0.display())]
pub struct OtherFile(pub PathBuf);
