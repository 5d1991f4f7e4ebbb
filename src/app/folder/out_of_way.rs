//! Tournaments out of the way: in the archive, or thrown away.
//!
//! Those in the archive leave the list and stay where they are; one in which nothing was played goes,
//! with all that belongs to it, into the folder `trash`, out of which anybody can move it back.

use crate::folder::data_folder::{Folder, FolderError};
use crate::{folder::tournament_file::TRASH, machine::files};
use flavita_store::held;
use std::{collections::BTreeSet, fs, io};

/// The file of the data folder that names those in the archive, one a line.
const ARCHIVE: &str = "archive.txt";
impl Folder {
    /// The names in addresses of the tournaments in the archive.
    pub fn archived(&self) -> BTreeSet<String> {
        self.in_archive().unwrap_or_default()
    }

    fn in_archive(&self) -> io::Result<BTreeSet<String>> {
        let named = files::read_if_there(&self.path.join(ARCHIVE))?.unwrap_or_default();
        Ok(String::from_utf8_lossy(&named).lines().map(str::to_owned).collect())
    }

    /// Puts a tournament into the archive or takes it out.
    ///
    /// # Errors
    /// When there is no such tournament or the folder cannot be written.
    pub fn archive(&self, id: &str, is_in: bool) -> Result<(), FolderError> {
        let _alone = self.naming.lock();
        // A list that cannot be read now is not written anew with one name.
        let mut archived = self.in_archive().map_err(|source| self.unusable(source))?;
        if !is_in {
            archived.remove(id);
        } else if self.ids()?.iter().any(|known| known == id) {
            archived.insert(id.to_owned());
        } else {
            return Err(FolderError::NoSuchTournament(id.to_owned()));
        }
        let lines: Vec<String> = archived.into_iter().collect();
        let kept = files::replace(&self.path.join(ARCHIVE), lines.join("\n").as_bytes());
        kept.map_err(|source| self.unusable(source))
    }

    /// Throws a tournament away in which nothing was played.
    ///
    /// # Errors
    /// [`FolderError::Played`] and [`FolderError::Watched`]; when there is none or it is played
    /// elsewhere; when the folder cannot be written.
    pub fn throw_away(&self, id: &str) -> Result<(), FolderError> {
        self.is_own(id)?;
        let _alone = self.naming.lock();
        self.is_unplayed(id)?;
        if !self.desks.close_unwatched(id) {
            return Err(FolderError::Watched(id.to_owned()));
        }
        // Somebody may have begun just before it was closed.
        self.is_unplayed(id)?;
        self.move_away(id).map_err(|source| self.unusable(source))
    }

    fn is_unplayed(&self, id: &str) -> Result<(), FolderError> {
        let is_unplayed = self.about(id)?.is_unplayed();
        if is_unplayed { Ok(()) } else { Err(FolderError::Played(id.to_owned())) }
    }

    /// The log itself goes last: what is left behind by a fault can be thrown away once more.
    fn move_away(&self, id: &str) -> io::Result<()> {
        let trash = self.path.join(TRASH);
        fs::create_dir_all(&trash)?;
        let log = self.file(id);
        let is_its_own = |name: &str| name.strip_prefix(id).is_some_and(|end| end.starts_with('.'));
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            let name = entry.file_name();
            if name.to_str().is_some_and(is_its_own) && entry.path() != log {
                held::rename(entry.path(), trash.join(name))?;
            }
        }
        held::rename(&log, trash.join(log.file_name().unwrap_or_default()))
    }
}
