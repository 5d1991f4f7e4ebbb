//! The folder where the tournaments are kept, one file each.

use crate::audit::check::{self, Depth, Findings};
use crate::folder::backup::{self, SecondFolder};
use crate::folder::tournament_file::{ENDING, TRASH, file_in, probe};
use crate::words::{Dictionary, DictionaryError, Shelf, choose, word_file};
use crate::{desk::Desk, desk::OpenError, machine::clock, machine::seed};
use crate::{folder::desks::Desks, folder::desks::LastWords, machine::files::stems};
use crate::{folder::memory::Memory, folder::other_copies, folder::summaries::Summaries};
use flavita_contests::meeting::games::Mark;
use flavita_game::{Edition, NoSuchSwitch};
use flavita_tournament::model::WordChoice;
use flavita_tournament::model::{Details, Event, PlayerNumber, RoundNumber, TournamentCreated};
use flavita_tournament::{
    decide::players::registered, profile::definition::Profile, state::Secret,
};
use parking_lot::Mutex;
use std::path::{Path, PathBuf};
use std::{collections::BTreeMap, fs, io, sync::Arc};

/// The data folder with everything that is open.
#[derive(Debug)]
pub struct Folder {
    /// Where it is.
    pub path: PathBuf,
    /// The editions and the lists of words.
    pub shelf: Shelf,
    /// The tournaments that are open.
    pub desks: Desks,
    /// What there is to tell of those that are not open.
    pub(crate) summaries: Summaries,
    pub(crate) last_words: Mutex<LastWords>,
    /// To which meeting each tournament belongs: that never changes.
    pub(crate) marks: Mutex<BTreeMap<String, Mark>>,
    /// The second folder, where copies go.
    pub copies: SecondFolder,
    /// Held while the next game of an event is set up, so that it is set up once.
    pub(crate) next_game_lock: Mutex<()>,
    /// Held while a new file gets its name, so that no two get the same.
    pub(crate) naming: Mutex<()>,
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

/// Why the folder cannot be used or a tournament cannot be set up.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum FolderError {
    /// It cannot be made, read or written.
    #[error("the data folder {path} cannot be used: {source}; give another one with --data")]
    Unusable { path: PathBuf, source: io::Error },
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
    #[error("tournament {id} is played at {url}; continue here with flavita serve --take-over")]
    Followed { id: String, url: String },
    /// The next game can be set up when this one is over.
    #[error("tournament {0} is still being played")]
    StillPlayed(String),
    /// Only what nobody has played may be thrown away.
    #[error("tournament {0} was played")]
    Played(String),
    /// What somebody looks at is not thrown away.
    #[error("a page still shows tournament {0}")]
    Watched(String),
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
        if let Err(error) = probe(path) {
            // What is there can be shown.
            fs::read_dir(path).map_err(unusable)?;
            tracing::warn!(%error, "nothing can be recorded in the data folder now");
        }
        let copies = SecondFolder::of(path);
        other_copies::keep(path, &copies);
        Ok(Self {
            shelf: Shelf::open(path).map_err(unusable)?,
            path: path.to_owned(),
            copies,
            desks: Desks::default(),
            summaries: Summaries::of(path),
            last_words: Mutex::default(),
            marks: Mutex::default(),
            next_game_lock: Mutex::default(),
            naming: Mutex::default(),
            memory: Memory::default(),
        })
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
        let (created, secret) = self.begun(setup.name, &edition, &dictionary, setup.profile)?;
        Ok((created, secret, dictionary))
    }

    /// What a tournament begins with, and the secret of its draw; its words are kept in the folder.
    pub(crate) fn begun(
        &self,
        name: String,
        edition: &Edition,
        dictionary: &Dictionary,
        profile: Profile,
    ) -> Result<(TournamentCreated, Secret), FolderError> {
        word_file::keep(&self.path, edition, dictionary).map_err(|source| self.unusable(source))?;
        let (seed, secret) = seed::fresh()?;
        let plain = TournamentCreated::plain(name, edition, dictionary.note(), profile);
        Ok((TournamentCreated { seed, ..plain }, secret))
    }

    /// A new file with these events, and its desk; answers its name in addresses.
    pub(crate) fn seat_new(
        &self,
        (created, secret): (TournamentCreated, &Secret),
        events: Vec<Event>,
        dictionary: Arc<Dictionary>,
    ) -> Result<String, FolderError> {
        let _naming = self.naming.lock();
        let id = self.free_id()?;
        let file = self.file(&id);
        let desk = Desk::create(&file, (created, secret), events, dictionary)?;
        self.desks.insert(&id, &self.seated(&id, desk));
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
            .map_err(|source| self.unusable(source))
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

    /// The file of the tournament of this name.
    pub fn file(&self, id: &str) -> PathBuf {
        file_in(&self.path, id)
    }

    pub(crate) fn ids(&self) -> Result<Vec<String>, FolderError> {
        stems(&self.path, ENDING).map_err(|source| self.unusable(source))
    }

    pub(crate) fn unusable(&self, source: io::Error) -> FolderError {
        FolderError::Unusable { path: self.path.clone(), source }
    }

    /// The date and the first number that is free; what was thrown away keeps its own.
    pub(crate) fn free_id(&self) -> Result<String, FolderError> {
        let (mut taken, date) = (self.ids()?, clock::date(clock::now_ms()));
        taken.extend(stems(&self.path.join(TRASH), ENDING).unwrap_or_default());
        let mut numbers = (1..=taken.len() + 1).map(|n| format!("{date}-{n}"));
        let free = numbers.find(|id| !taken.contains(id));
        Ok(free.unwrap_or(date))
    }
}
