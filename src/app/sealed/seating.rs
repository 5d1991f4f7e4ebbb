//! A sealed game in a hall: its tournament, and the key that opens it.

use crate::folder::data_folder::{Folder, FolderError};
use crate::machine::file_error::{FileError, at};
use crate::machine::{seed, whole_file};
use crate::sealed::at_hand::{Lack, look};
use crate::sealed::file::{SealFault, Sealed};
use crate::{folder::contents::SEALED, folder::opening::Entry, words::word_file};
use flavita_store::held;
use flavita_tournament::model::{PreparedGame, Seed, TextFault, TournamentCreated, clean};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why a sealed game cannot be played here.
#[derive(Debug, thiserror::Error)]
pub enum SeatFault {
    /// The file cannot be used, or the key does not open it.
    #[error(transparent)]
    Seal(#[from] SealFault),
    /// Something is missing here.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Lacks(Vec<Lack>),
    /// The name cannot be used.
    #[error(transparent)]
    Name(#[from] TextFault),
    /// The tournament plays no prepared game, or another one.
    #[error("this tournament does not play that sealed game")]
    OtherTournament,
    /// The sealed file is not beside the tournament.
    #[error("{0} is missing: load the sealed file again")]
    NoFile(PathBuf),
    /// A file cannot be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The folder says no.
    #[error(transparent)]
    Folder(#[from] FolderError),
}

impl Folder {
    /// Sets up a tournament that plays a sealed game, without players, and keeps the sealed file
    /// beside it; answers its name in addresses.
    ///
    /// # Errors
    /// When something is missing here, or a file cannot be written.
    pub fn seat_sealed(&self, sealed: &Sealed, name: &str) -> Result<String, SeatFault> {
        let name = clean(name)?;
        let (edition, dictionary) =
            look(&sealed.head, self.path(), self.shelf()).map_err(SeatFault::Lacks)?;
        let kept = word_file::keep(self.path(), &edition, &dictionary);
        kept.map_err(at(self.path()))?;
        let (seed, secret) = seed::fresh().map_err(FolderError::from)?;
        let (note, profile) = (dictionary.note(), sealed.head.profile.clone());
        let created = TournamentCreated {
            // Nothing is drawn here: the seed only names the tournament.
            seed: Seed { tournament: seed.tournament, ..Seed::default() },
            prepared: Some(sealed.head.note()),
            ..TournamentCreated::plain(name, &edition, note, profile)
        };
        let id = self.seat_new((created, &secret), Vec::new(), Arc::new(dictionary))?;
        self.keep_sealed(&id, sealed)?;
        Ok(id)
    }

    /// Keeps the sealed file of a tournament beside it, again where it is missing.
    ///
    /// # Errors
    /// When the tournament plays another game, or the file cannot be written.
    pub fn keep_sealed(&self, id: &str, sealed: &Sealed) -> Result<(), SeatFault> {
        self.check_bound(id, sealed)?;
        let path = beside(&self.file(id));
        Ok(whole_file::replace(&path, sealed.to_text().as_bytes()).map_err(at(&path))?)
    }

    /// Keeps the sealed file beside a tournament that plays it and misses it, as one that another
    /// computer began; answers its name in addresses, `None` where there is none.
    ///
    /// # Errors
    /// When the folder cannot be read or the file cannot be written.
    pub fn mend_sealed(&self, sealed: &Sealed) -> Result<Option<String>, SeatFault> {
        let note = sealed.head.note();
        let misses = |entry: &Entry| {
            let about = entry.about.as_ref().ok();
            let plays = about.and_then(|about| about.prepared.as_ref()) == Some(&note);
            plays && !beside(&self.file(&entry.id)).exists()
        };
        let found = self.entries()?.into_iter().find(misses);
        found.map(|entry| self.keep_sealed(&entry.id, sealed).map(|()| entry.id)).transpose()
    }

    /// Opens the sealed game of a tournament with its key, and keeps what was in it, so that a
    /// restart goes on with it. The desk is still to be given the game.
    ///
    /// # Errors
    /// When the key is wrong, or a file is missing or cannot be written.
    pub fn open_sealed(&self, id: &str, key: &str) -> Result<Arc<PreparedGame>, SeatFault> {
        let path = beside(&self.file(id));
        let bytes = held::read(&path).map_err(|_error| SeatFault::NoFile(path))?;
        let sealed = Sealed::read(&bytes)?;
        self.check_bound(id, &sealed)?;
        let opened = sealed.open(key)?;
        let file = self.file(id);
        opened.keep(&file).map_err(at(&file))?;
        Ok(Arc::clone(opened.game()))
    }

    fn check_bound(&self, id: &str, sealed: &Sealed) -> Result<(), SeatFault> {
        let view = self.desk(id)?.view();
        let is_bound = view.state.prepared_game() == Some(&sealed.head.note());
        is_bound.then_some(()).ok_or(SeatFault::OtherTournament)
    }
}

/// Where the sealed game of a tournament lies.
pub fn beside(tournament: &Path) -> PathBuf {
    tournament.with_extension(SEALED)
}
