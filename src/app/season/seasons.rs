//! Seasons: where they are kept, a small file each in the data folder, `<id>.season`, and the tournaments
//! that they are made of.

use crate::folder::tournament_file::{ENDING, SEASON, file_in};
use crate::machine::files::{self, KeptFault, at, stems};
use crate::{desk::OpenError, desk::record, folder::summaries::Stamp, folder::summaries::stamp};
use crate::{folder::data_folder::Folder, folder::data_folder::FolderError, machine::clock};
use flavita_contests::season::definition::Season;
use flavita_contests::season::stage::{FolderGame, Stage, stages};
use flavita_store::{event::ChainHash, held, system::folder_of};
use flavita_tournament::state::Tournament;
use parking_lot::Mutex;
use std::path::{Path, PathBuf};
use std::{collections::BTreeMap, time::Duration};

/// By what it is seen that a game has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Open(ChainHash),
    File(Stamp),
}

/// The games of a meeting, how they stand, and what was made of them.
type Group = (Vec<(String, Standing)>, Vec<Stage>);

/// A season of the folder: its name in addresses, and what its file says.
pub type FolderSeason = (String, Result<Season, KeptFault>);

/// What a season's change came to.
pub type Changed<R> = Result<R, KeptFault>;

/// Why the tournaments for seasons cannot be told.
#[derive(Debug, thiserror::Error)]
pub enum StagesFault {
    /// The folder cannot be read.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// They are still being read.
    #[error("{read} of {of} games are read")]
    BeingRead {
        /// How many are.
        read: usize,
        /// Of how many that have to be.
        of: usize,
    },
}

/// How long somebody waits for who reads the games before him.
const PATIENCE: Duration = Duration::from_millis(500);

/// What is known of the seasons: what was made of every meeting, and who may write.
#[derive(Debug, Default)]
struct SeasonDesk {
    /// By their first games. Held while games are read, so that each is read once.
    meetings: Mutex<BTreeMap<String, Group>>,
    /// How many games are read, of how many.
    progress: Mutex<(usize, usize)>,
    /// Held while a season is changed, so that no change is lost.
    change: Mutex<()>,
}

impl Folder {
    /// Every season, by its name in addresses.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn seasons(&self) -> Result<Vec<FolderSeason>, KeptFault> {
        let ids = ids(&self.path)?.into_iter();
        Ok(ids.map(|id| (id.clone(), self.season(&id))).collect())
    }

    /// The season of this name.
    ///
    /// # Errors
    /// When there is none, or its file cannot be read or is no season.
    pub fn season(&self, id: &str) -> Result<Season, KeptFault> {
        let is_there = ids(&self.path)?.iter().any(|known| known == id);
        if !is_there {
            return Err(KeptFault::Missing(id.to_owned()));
        }
        load(&season_file(&self.path, id))
    }

    /// Sets a season up; answers its name in addresses.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn create_season(&self, season: &Season) -> Changed<String> {
        let desk = self.memory.of::<SeasonDesk>();
        let _alone = desk.change.lock();
        keep_new(&self.path, season)
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
        keep(&season_file(&self.path, id), &season)?;
        Ok(Ok(()))
    }

    /// The tournaments of the folder for a season, in order. What cannot be opened is left out. Of a
    /// thousand games no more than those of one meeting are held at a time, and only changed ones read.
    ///
    /// # Errors
    /// When the folder cannot be read, or somebody else is still reading the games.
    pub fn stages(&self) -> Result<Vec<Stage>, StagesFault> {
        let desk = self.memory.of::<SeasonDesk>();
        let Some(mut known) = desk.meetings.try_lock_for(PATIENCE) else {
            return Err(self.stages_being_read());
        };
        let mut now: BTreeMap<String, Vec<(String, Standing)>> = BTreeMap::new();
        for entry in self.entries()? {
            let Ok(about) = entry.about else { continue };
            let stands = self.standing(&entry.id);
            now.entry(about.mark().first).or_default().push((entry.id, stands));
        }
        known.retain(|first, _| now.contains_key(first));
        now.retain(|first, games| known.get(first).is_none_or(|(before, _)| before != games));
        *desk.progress.lock() = (0, now.values().map(Vec::len).sum());
        for (first, games) in now {
            let read = games.iter();
            let read = read.filter_map(|(id, _)| Some((id.clone(), self.state_of(id).ok()?)));
            let read: Vec<_> = read.collect();
            desk.progress.lock().0 += games.len();
            known.insert(first, (games, stages_of(&read)));
        }
        let mut all: Vec<Stage> = known.values().flat_map(|(_, made)| made.clone()).collect();
        all.sort_by(|one, other| (one.created_ms, &one.id).cmp(&(other.created_ms, &other.id)));
        Ok(all)
    }

    /// What is said to who does not wait until the tournaments are read.
    pub fn stages_being_read(&self) -> StagesFault {
        let (read, of) = *self.memory.of::<SeasonDesk>().progress.lock();
        StagesFault::BeingRead { read, of }
    }

    fn standing(&self, id: &str) -> Standing {
        let open = self.desks.peek(id);
        open.map_or_else(
            || Standing::File(stamp(&self.file(id))),
            |desk| Standing::Open(desk.view().head.hash),
        )
    }
}

fn stages_of(games: &[(String, Tournament)]) -> Vec<Stage> {
    let games: Vec<FolderGame<'_>> = games.iter().map(|(id, state)| (id.as_str(), state)).collect();
    stages(&games, clock::date)
}

/// The tournaments beside a season's file, read from the disk, with the files that cannot be opened.
///
/// # Errors
/// When the folder cannot be read.
pub fn stages_beside(season: &Path) -> Result<(Vec<Stage>, Vec<OpenError>), KeptFault> {
    let folder = folder_of(season);
    let ids = stems(folder, ENDING).map_err(at(folder))?;
    let (mut games, mut faults) = (Vec::new(), Vec::new());
    for id in ids {
        match record::load(&file_in(folder, &id)) {
            Ok(game) => games.push((id, game.state)),
            Err(fault) => faults.push(fault),
        }
    }
    Ok((stages_of(&games), faults))
}

/// The names in addresses of the seasons of a folder.
///
/// # Errors
/// When the folder cannot be read.
pub fn ids(folder: &Path) -> Result<Vec<String>, KeptFault> {
    Ok(stems(folder, SEASON).map_err(at(folder))?)
}

/// The season in a file.
///
/// # Errors
/// When the file cannot be read or is no season; it stays as it is.
pub fn load(file: &Path) -> Result<Season, KeptFault> {
    let text = held::read_to_string(file).map_err(at(file))?;
    Ok(Season::parse(&text).map_err(at(file))?)
}

/// Puts a season in the place of the one that is in the file, at one blow and on the disk.
///
/// # Errors
/// When the folder cannot be written; what was kept before stays.
pub fn keep(file: &Path, season: &Season) -> Result<(), KeptFault> {
    Ok(files::replace(file, season.to_text().as_bytes()).map_err(at(file))?)
}

/// Keeps a new season under the first free name; answers that name.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep_new(folder: &Path, season: &Season) -> Result<String, KeptFault> {
    let taken = ids(folder)?;
    let mut names = (1..=taken.len() + 1).map(|n| format!("season-{n}"));
    let id = names.find(|id| !taken.contains(id)).unwrap_or_default();
    keep(&season_file(folder, &id), season)?;
    Ok(id)
}

/// The file of the season of this name in a folder.
pub fn season_file(folder: &Path, id: &str) -> PathBuf {
    folder.join(format!("{id}.{SEASON}"))
}
