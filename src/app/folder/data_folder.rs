//! The folder where the tournaments are kept, one file each.

use crate::audit::check::{Depth, Findings};
use crate::folder::tournament_file::{ENDING, file_in, probe};
use crate::folder::{backup, followed, other_copies};
use crate::machine::{clock, seed};
use crate::words::dictionary::{Dictionary, DictionaryError};
use crate::{
    audit::check, desk::door::Desk, desk::fault::OpenError, desk::record, desk::view::DeskView,
    folder::backup::SecondFolder, folder::memory::Memory, machine::own_files::stems,
    words::shelf::Shelf, words::word_file, words::word_set::choose,
};
use flavita_contests::meeting::mark::Mark;
use flavita_game::edition::switch::NoSuchSwitch;
use flavita_tournament::model::created::{TournamentCreated, WordChoice};
use flavita_tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita_tournament::{
    decide::players::registered, model::entrant::Details, model::event::Event,
    profile::definition::Profile, state::secret::Secret, state::tournament::Tournament,
};
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

/// The data folder with everything that is open.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    shelf: Shelf,
    pub(crate) desks: Mutex<BTreeMap<String, Arc<Desk>>>,
    /// To which meeting each tournament belongs: that never changes.
    pub(crate) marks: Mutex<BTreeMap<String, Mark>>,
    copies: SecondFolder,
    /// Held while the next game of an event is set up, so that it is set up once.
    pub(crate) next_game_lock: Mutex<()>,
    /// What features keep between two requests.
    pub(crate) memory: Memory,
}

/// What a new tournament is made of.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Its name.
    pub name: String,
    /// The edition's stable name.
    pub edition: String,
    /// The switches of the edition that are on.
    pub switches: Vec<String>,
    /// The checksum of the list of words.
    pub list: String,
    /// What is changed in the list.
    pub choice: WordChoice,
    /// The rules.
    pub profile: Profile,
    /// The players with their numbers.
    pub players: Vec<(PlayerNumber, Details)>,
}

/// A tournament file of the folder.
#[derive(Debug)]
pub struct Entry {
    /// The name in addresses: the file's name without its ending.
    pub id: String,
    /// Its state, or why it cannot be opened.
    pub state: Result<Tournament, OpenError>,
}

/// Why the folder cannot be used or a tournament cannot be set up.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// It cannot be made, read or written.
    #[error("the data folder {path} cannot be used: {source}; give another one with --data")]
    Unusable {
        /// The folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// There is no such tournament.
    #[error("there is no tournament {0}")]
    NoSuchTournament(String),
    /// The tournament cannot be opened or made.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// No edition or dictionary of that name.
    #[error("there is no edition or word list \"{0}\"")]
    Unknown(String),
    /// No chance to be had.
    #[error(transparent)]
    Chance(#[from] seed::NoChance),
    /// A word list cannot be used.
    #[error(transparent)]
    Dictionary(#[from] DictionaryError),
    /// A switch that the edition has not.
    #[error(transparent)]
    Switch(#[from] NoSuchSwitch),
    /// Another computer plays it.
    #[error("tournament {id} is played at {url}; go on here with flavita serve --take-over")]
    Followed {
        /// Its name in addresses.
        id: String,
        /// The address of that computer.
        url: String,
    },
    /// The next game can be set up when this one is over.
    #[error("tournament {0} is still being played")]
    StillPlayed(String),
}

impl Folder {
    /// Opens a data folder, makes it where it is missing, and takes stock of the editions and
    /// lists of words: those that come with the program and those in the folder. What no desk copies
    /// goes into the second folder from now on.
    ///
    /// # Errors
    /// When the folder cannot be made, read or written.
    pub fn open(path: &Path) -> Result<Self, FolderError> {
        let unusable = |source| FolderError::Unusable { path: path.to_owned(), source };
        fs::create_dir_all(path).map_err(unusable)?;
        probe(path).map_err(unusable)?;
        let copies = SecondFolder::of(path);
        other_copies::keep(path, &copies);
        Ok(Self {
            shelf: Shelf::open(path).map_err(unusable)?,
            path: path.to_owned(),
            copies,
            desks: Mutex::default(),
            marks: Mutex::default(),
            next_game_lock: Mutex::default(),
            memory: Memory::default(),
        })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The second folder, where copies go.
    pub fn copies(&self) -> &SecondFolder {
        &self.copies
    }

    /// The editions and the lists of words.
    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// Every tournament, the newest first.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn entries(&self) -> Result<Vec<Entry>, FolderError> {
        let mut entries: Vec<Entry> =
            self.ids()?.into_iter().map(|id| Entry { state: self.state(&id), id }).collect();
        let created = |entry: &Entry| entry.state.as_ref().map_or(i64::MAX, |s| s.created_ms);
        entries.sort_by_key(|entry| (std::cmp::Reverse(created(entry)), entry.id.clone()));
        Ok(entries)
    }

    /// The tournaments that are open and under way.
    pub fn unfinished(&self) -> Vec<(String, Arc<DeskView>)> {
        let desks = self.desks.lock();
        let views = desks.iter().map(|(id, desk)| (id.clone(), desk.view()));
        let is_unfinished = |view: &DeskView| view.state.ended.is_none();
        views.filter(|(_, view)| is_unfinished(view)).collect()
    }

    /// Opens every tournament that is under way, so that their clocks stand where they stood.
    pub fn open_unfinished(&self) {
        for id in self.ids().unwrap_or_default() {
            if followed::source(&self.path, &id).is_some() {
                continue;
            }
            let is_unfinished = self.state(&id).is_ok_and(|state| state.ended.is_none());
            if is_unfinished && let Err(error) = self.desk(&id) {
                tracing::error!(%error, id, "a tournament could not be opened");
            }
        }
    }

    /// The open tournament of this name; opens it where it is not open yet.
    ///
    /// # Errors
    /// When there is none or it cannot be opened.
    pub fn desk(&self, id: &str) -> Result<Arc<Desk>, FolderError> {
        let mut desks = self.desks.lock();
        if let Some(desk) = desks.get(id) {
            return Ok(Arc::clone(desk));
        }
        if !self.ids()?.iter().any(|known| known == id) {
            return Err(FolderError::NoSuchTournament(id.to_owned()));
        }
        if let Some(url) = followed::source(&self.path, id) {
            let id = id.to_owned();
            return Err(FolderError::Followed { id, url });
        }
        let file = self.file(id);
        let state = record::load(&file)?.state;
        let dictionary = self.dictionary_of(&state, &desks)?;
        let desk = self.seated(id, Desk::open(&file, dictionary)?);
        desks.insert(id.to_owned(), Arc::clone(&desk));
        Ok(desk)
    }

    /// Sets up a tournament in a new file; answers its name in addresses.
    ///
    /// # Errors
    /// When edition or dictionary are unknown, or the file cannot be written.
    pub fn create(&self, mut setup: Setup) -> Result<String, FolderError> {
        let players = std::mem::take(&mut setup.players).into_iter();
        let players = players.map(|(number, details)| registered(number, details, RoundNumber(1)));
        let players = players.collect();
        let (created, secret, dictionary) = self.prepared(setup)?;
        self.seat_new((created, &secret), players, dictionary)
    }

    /// The beginning of a tournament, the secret of its draw, and its words, which are kept.
    pub(crate) fn prepared(
        &self,
        setup: Setup,
    ) -> Result<(TournamentCreated, Secret, Arc<Dictionary>), FolderError> {
        let unknown = |name: &str| FolderError::Unknown(name.to_owned());
        let offer = self.shelf.offer(&setup.edition);
        let offer = offer.ok_or_else(|| unknown(&setup.edition))?;
        let list = offer.list(&setup.list).ok_or_else(|| unknown(&setup.list))?;
        let edition = offer.edition.with_switches(&setup.switches)?;
        let dictionary = Arc::new(choose(&edition, list, &setup.choice)?);
        word_file::keep(&self.path, &edition, &dictionary)
            .map_err(|source| FolderError::Unusable { path: self.path.clone(), source })?;
        let (seed, secret) = seed::fresh()?;
        let note = dictionary.note();
        let created = TournamentCreated {
            seed,
            ..TournamentCreated::plain(setup.name, &edition, note, setup.profile)
        };
        Ok((created, secret, dictionary))
    }

    /// A new file with these events, and its desk; answers its name in addresses.
    pub(crate) fn seat_new(
        &self,
        (created, secret): (TournamentCreated, &Secret),
        events: Vec<Event>,
        dictionary: Arc<Dictionary>,
    ) -> Result<String, FolderError> {
        let mut desks = self.desks.lock();
        let id = self.free_id()?;
        let file = self.file(&id);
        let desk = Desk::create(&file, (created, secret), events, dictionary)?;
        desks.insert(id.clone(), self.seated(&id, desk));
        Ok(id)
    }

    /// The compiled list of words with which a tournament is played, rulings left out.
    ///
    /// # Errors
    /// When there is no such tournament, or the list cannot be kept or read.
    pub fn words(&self, id: &str) -> Result<Vec<u8>, FolderError> {
        let view = self.desk(id)?.view();
        let dictionary = &view.dictionary;
        // Whoever has chosen the same words from other lists may not have the file, or a damaged one.
        word_file::keep(&self.path, &view.state.edition, dictionary)
            .and_then(|()| word_file::bytes(&self.path, &dictionary.checksum))
            .map_err(|source| FolderError::Unusable { path: self.path.clone(), source })
    }

    /// Checks the log of a tournament thoroughly: the same as `flavita verify`.
    ///
    /// # Errors
    /// When there is no such tournament or its file cannot be read.
    pub fn check(&self, id: &str) -> Result<Findings, FolderError> {
        let view = self.desk(id)?.view();
        let file = self.file(id);
        let log = check::read(&file)?;
        let words = Some(&*view.dictionary.words);
        Ok(log.check(&file, words, Depth::Full, || ())?)
    }

    /// A desk with its copies kept.
    pub(crate) fn seated(&self, id: &str, desk: Desk) -> Arc<Desk> {
        let desk = Arc::new(desk);
        backup::keep(&desk, id, &self.file(id), &self.copies);
        desk
    }

    pub(crate) fn state(&self, id: &str) -> Result<Tournament, OpenError> {
        if let Some(desk) = self.desks.lock().get(id) {
            return Ok(desk.view().state.clone());
        }
        Ok(record::load(&self.file(id))?.state)
    }

    /// The words of a tournament: those of an open one that plays with the same, else read anew.
    fn dictionary_of(
        &self,
        state: &Tournament,
        open: &BTreeMap<String, Arc<Desk>>,
    ) -> Result<Arc<Dictionary>, OpenError> {
        let mut open = open.values();
        if let Some(same) = open.find_map(|desk| desk.view().dictionary_for(state)) {
            return Ok(same);
        }
        let found = word_file::find(&self.path, state, &self.shelf);
        found
            .map(Arc::new)
            .ok_or_else(|| OpenError::Dictionary { name: state.dictionary.name.clone() })
    }

    /// The file of the tournament of this name.
    pub fn file(&self, id: &str) -> PathBuf {
        file_in(&self.path, id)
    }

    pub(crate) fn ids(&self) -> Result<Vec<String>, FolderError> {
        stems(&self.path, ENDING)
            .map_err(|source| FolderError::Unusable { path: self.path.clone(), source })
    }

    /// The date and the first number that is free.
    pub(crate) fn free_id(&self) -> Result<String, FolderError> {
        let (taken, date) = (self.ids()?, clock::date(clock::now_ms()));
        let mut numbers = (1..=taken.len() + 1).map(|n| format!("{date}-{n}"));
        let free = numbers.find(|id| !taken.contains(id));
        Ok(free.unwrap_or(date))
    }
}
