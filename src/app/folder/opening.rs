//! Opening the tournaments of the folder, reading their logs, and closing those that nobody needs.

use crate::desk::{Desk, DeskView, OpenError, record};
use crate::folder::data_folder::{Folder, FolderError};
use crate::words::{Dictionary, word_file};
use crate::{folder::followed, folder::summaries::stamp, folder::summary::Summary};
use flavita_store::event_log::EventLog;
use flavita_tournament::{model::Event, model::Player, model::Stamp, state::Tournament};
use std::{sync::Arc, time::Instant};

/// A tournament file of the folder.
#[derive(Debug)]
pub struct Entry {
    /// The name in addresses: the file's name without its ending.
    pub id: String,
    /// What there is to tell of it, or why it cannot be opened.
    pub about: Result<Summary, OpenError>,
}

impl Folder {
    /// Every tournament, the newest first. Reads the files that have changed since it was last asked.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn entries(&self) -> Result<Vec<Entry>, FolderError> {
        let ids = self.ids()?;
        let entry = |id: &String| Entry { about: self.about(id), id: id.clone() };
        let mut entries: Vec<Entry> = ids.iter().map(entry).collect();
        self.summaries.save(&ids);
        let created = |entry: &Entry| entry.about.as_ref().map_or(i64::MAX, |s| s.created_ms);
        entries.sort_by_key(|entry| (std::cmp::Reverse(created(entry)), entry.id.clone()));
        Ok(entries)
    }

    /// What there is to tell of a tournament. Reads its file where that has changed.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub fn about(&self, id: &str) -> Result<Summary, OpenError> {
        if let Some(desk) = self.desks.peek(id) {
            return Ok(Summary::of(&desk.view().state));
        }
        let file = self.file(id);
        let stamp = stamp(&file);
        if let Some(known) = self.summaries.get(id, &stamp) {
            return Ok(known);
        }
        let about = Summary::of(&record::load(&file)?.state);
        self.summaries.keep(id, stamp, about.clone());
        Ok(about)
    }

    /// The tournament that was set up last with a draw of its own, as it was set up: however long
    /// its game was, only the first event of its file is read.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn last_set_up(&self) -> Result<Option<(Tournament, Summary)>, FolderError> {
        let is_own = |about: &Summary| about.relayed_from.is_none() && about.prepared.is_none();
        let entries = self.entries()?.into_iter();
        let mut own =
            entries.filter_map(|Entry { id, about }| Some((id, about.ok().filter(is_own)?)));
        Ok(own
            .next()
            .and_then(|(id, about)| Some((record::beginning(&self.file(&id)).ok()?, about))))
    }

    /// Everybody who was in the list of a tournament.
    ///
    /// # Errors
    /// When there is no such tournament here, or it cannot be read.
    pub fn players_of(&self, id: &str) -> Result<Vec<Player>, FolderError> {
        if !self.ids()?.iter().any(|known| known == id) {
            return Err(FolderError::NoSuchTournament(id.to_owned()));
        }
        Ok(self.state_of(id)?.players.values().cloned().collect())
    }

    /// A tournament as it is now, open or not.
    pub(crate) fn state_of(&self, id: &str) -> Result<Tournament, OpenError> {
        match self.desks.peek(id) {
            Some(desk) => Ok(desk.view().state.clone()),
            None => Ok(record::load(&self.file(id))?.state),
        }
    }

    /// The tournaments that are open and under way.
    pub fn unfinished(&self) -> Vec<(String, Arc<DeskView>)> {
        let views = self.desks.all().into_iter().map(|(id, desk)| (id, desk.view()));
        views.filter(|(_, view)| view.state.ended.is_none()).collect()
    }

    /// Opens every tournament that is under way, so that their clocks stand where they stood.
    pub fn open_unfinished(&self) {
        let ids = self.ids().unwrap_or_default();
        for id in &ids {
            if followed::source(&self.path, id).is_some() {
                continue;
            }
            if self.is_unfinished(id)
                && let Err(error) = self.desk(id)
            {
                tracing::error!(%error, id, "a tournament could not be opened");
            }
        }
    }

    /// Without reading games: where a thousand are new here, the hall does not wait for them.
    fn is_unfinished(&self, id: &str) -> bool {
        let file = self.file(id);
        let known = self.summaries.get(id, &stamp(&file));
        known.map_or_else(
            || record::is_over(&file).is_ok_and(|is_over| !is_over),
            |about| !about.is_over,
        )
    }

    /// Of how many tournaments it is known what there is to tell, and how many there are.
    pub fn known_entries(&self) -> (usize, usize) {
        let of = self.ids().map_or(0, |ids| ids.len());
        (self.summaries.count().min(of), of)
    }

    /// Whether the tournament of this name is open at the moment.
    pub fn is_open(&self, id: &str) -> bool {
        self.desks.peek(id).is_some()
    }

    /// The open tournament of this name; opens it where it is not open yet, which reads its file.
    ///
    /// # Errors
    /// When there is none or it cannot be opened.
    pub fn desk(&self, id: &str) -> Result<Arc<Desk>, FolderError> {
        if let Some(desk) = self.desks.get(id) {
            return Ok(desk);
        }
        self.is_own(id)?;
        let turn = self.desks.turn(id);
        let alone = turn.lock();
        if let Some(desk) = self.desks.get(id) {
            return Ok(desk);
        }
        let file = self.file(id);
        let words = self.dictionary_of(&record::beginning(&file)?)?;
        let desk = Desk::open(&file, words)?;
        let desk = self.seated(id, desk);
        self.desks.insert(id, &desk);
        drop(alone);
        self.desks.close_idle(Instant::now());
        Ok(desk)
    }

    /// Whether a tournament is there and played here.
    ///
    /// # Errors
    /// [`FolderError::NoSuchTournament`] and [`FolderError::Followed`].
    pub fn is_own(&self, id: &str) -> Result<(), FolderError> {
        if self.is_open(id) {
            return Ok(());
        }
        if !self.ids()?.iter().any(|known| known == id) {
            return Err(FolderError::NoSuchTournament(id.to_owned()));
        }
        match followed::source(&self.path, id) {
            Some(url) => Err(FolderError::Followed { id: id.to_owned(), url }),
            None => Ok(()),
        }
    }

    /// The words of a tournament: those of an open one that plays with the same, or those that were
    /// read last, else read anew.
    fn dictionary_of(&self, state: &Tournament) -> Result<Arc<Dictionary>, OpenError> {
        let mut open = self.desks.all().into_iter();
        if let Some(same) = open.find_map(|(_, desk)| desk.view().dictionary_for(state)) {
            return Ok(same);
        }
        let labels: Vec<String> = state.edition.labels().map(str::to_owned).collect();
        let last = self.last_words.lock().clone();
        let is_same = |(tiles, words): &(Vec<String>, Arc<Dictionary>)| {
            *tiles == labels && words.note() == state.dictionary
        };
        if let Some((_, words)) = last.filter(is_same) {
            return Ok(words);
        }
        let found = word_file::find(&self.path, state, &self.shelf);
        let missing = || OpenError::Dictionary { name: state.dictionary.name.clone() };
        let found = Arc::new(found.ok_or_else(missing)?);
        *self.last_words.lock() = Some((labels, Arc::clone(&found)));
        Ok(found)
    }
}

impl Folder {
    /// Every event that is saved, the first one first. Reads the file.
    ///
    /// # Errors
    /// When there is no such tournament or its file cannot be read.
    pub fn history(&self, id: &str) -> Result<Vec<(Event, Stamp)>, FolderError> {
        self.desk(id)?;
        let file = self.file(id);
        let mut log = EventLog::open_read_only(&file).map_err(OpenError::from)?;
        let stored = log.load().map_err(OpenError::from)?;
        Ok(record::events(&file, &stored)?)
    }
}
