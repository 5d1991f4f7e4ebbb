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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{desk::Desk, desk::sample::cup};
    use std::{sync::Arc, thread::sleep, time::Duration};

    fn folder_with_cup() -> (tempfile::TempDir, Folder) {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::open(place.path()).unwrap();
        let (created, words, secret) = cup();
        let file = folder.file("cup");
        drop(Desk::create(&file, (created, &secret), Vec::new(), Arc::new(words)).unwrap());
        // The writer's thread puts its journal into the file when it ends.
        let journal = place.path().join("cup.sqlite-wal");
        for _ in 0..1000 {
            if !journal.exists() {
                break;
            }
            sleep(Duration::from_millis(5));
        }
        (place, folder)
    }

    #[test]
    fn a_tournament_goes_into_the_archive_and_comes_back_after_a_restart() {
        let (place, folder) = folder_with_cup();
        folder.archive("cup", true).unwrap();
        folder.archive("cup", true).unwrap();
        let again = Folder::open(place.path()).unwrap();
        assert_eq!(again.archived(), BTreeSet::from(["cup".to_owned()]));
        again.archive("cup", false).unwrap();
        assert!(folder.archived().is_empty());
        let refused = folder.archive("none", true);
        assert!(matches!(refused, Err(FolderError::NoSuchTournament(_))), "{refused:?}");
    }

    #[cfg(unix)]
    #[test]
    fn a_list_of_the_archive_that_cannot_be_read_now_is_not_written_anew() {
        let (place, folder) = folder_with_cup();
        let list = place.path().join(ARCHIVE);
        std::os::unix::fs::symlink(ARCHIVE, &list).unwrap();
        assert!(folder.archive("cup", true).is_err());
        assert!(list.is_symlink(), "those that stand in it are still in the archive");
    }

    #[test]
    fn what_nobody_played_lies_in_the_trash_with_all_that_is_its_own_and_its_name_is_not_given_again()
     {
        let (place, folder) = folder_with_cup();
        let id = folder.free_id().unwrap();
        fs::rename(folder.file("cup"), folder.file(&id)).unwrap();
        for beside in [format!("{id}.passes"), format!("{id}0.passes")] {
            fs::write(place.path().join(beside), "").unwrap();
        }
        folder.throw_away(&id).unwrap();
        let trash = place.path().join(TRASH);
        assert!(trash.join(format!("{id}.sqlite")).exists());
        assert!(trash.join(format!("{id}.passes")).exists());
        assert!(place.path().join(format!("{id}0.passes")).exists());
        assert!(folder.entries().unwrap().is_empty());
        assert_ne!(folder.free_id().unwrap(), id);
        assert!(matches!(folder.throw_away(&id), Err(FolderError::NoSuchTournament(_))));
    }

    #[test]
    fn what_somebody_looks_at_stays() {
        let (_place, folder) = folder_with_cup();
        let words = Arc::new(cup().1);
        let desk = Desk::open(&folder.file("cup"), words).unwrap();
        let watcher = folder.seated("cup", desk);
        folder.desks.insert("cup", &watcher);
        assert!(matches!(folder.throw_away("cup"), Err(FolderError::Watched(_))));
        assert!(folder.file("cup").exists());
        drop(watcher);
        folder.throw_away("cup").unwrap();
    }
}
