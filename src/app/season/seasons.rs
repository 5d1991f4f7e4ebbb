//! The seasons of the folder, and the tournaments that they are made of.

use crate::folder::data_folder::{Folder, FolderError};
use crate::folder::tournament_file::{ENDING, file_in};
use crate::{
    desk::fault::OpenError, desk::record, desk::view::DeskView, machine::clock,
    machine::file_error::at, machine::own_files::stems, season, season::file::SeasonFault,
};
use flavita_contests::season::definition::Season;
use flavita_contests::season::stage::{FolderGame, Stage, stages};
use flavita_tournament::state::tournament::Tournament;
use parking_lot::Mutex;
use std::sync::Arc;
use std::{collections::BTreeMap, fs, path::Path, time::SystemTime};

/// A game, open or as it was read.
enum Known {
    Open(Arc<DeskView>),
    Read(Arc<Tournament>),
}

impl Known {
    fn state(&self) -> &Tournament {
        match self {
            Self::Open(view) => &view.state,
            Self::Read(state) => state,
        }
    }
}

/// A season of the folder: its name in addresses, and what its file says.
pub type FolderSeason = (String, Result<Season, SeasonFault>);

/// What a season's change came to.
pub type Changed<R> = Result<R, SeasonFault>;

/// What is known of the seasons: games as they were read last, and who may write.
#[derive(Debug, Default)]
struct SeasonDesk {
    games: Mutex<BTreeMap<String, (Stamp, Arc<Tournament>)>>,
    /// Held while a season is changed, so that no change is lost.
    change: Mutex<()>,
}

/// By what it is seen that a file has changed: length and moment of the file and of its journal.
type Stamp = [Option<(u64, SystemTime)>; 2];

impl Folder {
    /// Every season, by its name in addresses.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn seasons(&self) -> Result<Vec<FolderSeason>, SeasonFault> {
        let ids = season::file::ids(self.path())?.into_iter();
        Ok(ids.map(|id| (id.clone(), self.season(&id))).collect())
    }

    /// The season of this name.
    ///
    /// # Errors
    /// When there is none, or its file cannot be read or is no season.
    pub fn season(&self, id: &str) -> Result<Season, SeasonFault> {
        let is_there = season::file::ids(self.path())?.iter().any(|known| known == id);
        if !is_there {
            return Err(SeasonFault::NoSuchSeason(id.to_owned()));
        }
        season::file::load(&season::file::file_in(self.path(), id))
    }

    /// Sets a season up; answers its name in addresses.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn create_season(&self, season: &Season) -> Changed<String> {
        let desk = self.memory.of::<SeasonDesk>();
        let _alone = desk.change.lock();
        season::file::keep_new(self.path(), season)
    }

    /// Changes a season. `change` answers why not, where it is not to be changed.
    ///
    /// # Errors
    /// When it cannot be read or written; then it stays as it was.
    pub fn change_season<E>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Season) -> Result<(), E>,
    ) -> Changed<Result<(), E>> {
        let desk = self.memory.of::<SeasonDesk>();
        let _alone = desk.change.lock();
        let mut season = self.season(id)?;
        if let Err(refusal) = change(&mut season) {
            return Ok(Err(refusal));
        }
        season::file::keep(&season::file::file_in(self.path(), id), &season)?;
        Ok(Ok(()))
    }

    /// The tournaments of the folder for a season, in order. What cannot be opened is left out.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn stages(&self) -> Result<Vec<Stage>, FolderError> {
        let known = |id: String| Some((id.clone(), self.known(&id).ok()?));
        let games: Vec<(String, Known)> = self.ids()?.into_iter().filter_map(known).collect();
        let games = games.iter().map(|(id, game)| (id.as_str(), game.state()));
        Ok(stages(&games.collect::<Vec<FolderGame<'_>>>(), clock::date))
    }

    /// A game; that of a file is read again only where the file has changed.
    fn known(&self, id: &str) -> Result<Known, OpenError> {
        if let Some(desk) = self.desks.peek(id) {
            return Ok(Known::Open(desk.view()));
        }
        let file = self.file(id);
        let stamp = stamp(&file);
        let desk = self.memory.of::<SeasonDesk>();
        let games = || desk.games.lock();
        let kept = games().get(id).cloned();
        if let Some((_, state)) = kept.filter(|(before, _)| *before == stamp) {
            return Ok(Known::Read(state));
        }
        let state = Arc::new(record::load(&file)?.state);
        games().insert(id.to_owned(), (stamp, Arc::clone(&state)));
        Ok(Known::Read(state))
    }
}

fn stamp(file: &Path) -> Stamp {
    let journal = file.with_extension(format!("{ENDING}-wal"));
    [file, &journal].map(|file| {
        let found = fs::metadata(file).ok()?;
        Some((found.len(), found.modified().ok()?))
    })
}

/// The tournaments beside a season's file, read from the disk, with the files that cannot be opened.
///
/// # Errors
/// When the folder cannot be read.
pub fn stages_beside(season: &Path) -> Result<(Vec<Stage>, Vec<OpenError>), SeasonFault> {
    let folder = season.parent().unwrap_or(Path::new("."));
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let ids = stems(folder, ENDING).map_err(at(folder))?;
    let (mut games, mut faults) = (Vec::new(), Vec::new());
    for id in ids {
        match record::load(&file_in(folder, &id)) {
            Ok(game) => games.push((id, game.state)),
            Err(fault) => faults.push(fault),
        }
    }
    let games: Vec<FolderGame<'_>> = games.iter().map(|(id, state)| (id.as_str(), state)).collect();
    Ok((stages(&games, clock::date), faults))
}
