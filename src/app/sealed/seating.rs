//! A sealed game in a hall: whether it has what the game is played with, asked before the day, its
//! tournament, and the key that opens it.

use crate::folder::data_folder::{Folder, FolderError};
use crate::machine::files::{self, FileError, at};
use crate::sealed::file::{Head, SealFault, Sealed};
use crate::words::{Dictionary, Shelf, word_file};
use crate::{folder::opening::Entry, folder::tournament_file::SEALED};
use flavita_game::Edition;
use flavita_store::held;
use flavita_tournament::model::{DictionaryNote, EditionNote, PreparedGame, Seed, TextFault};
use flavita_tournament::model::{TournamentCreated, clean};
use std::{path::Path, path::PathBuf, sync::Arc};

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
            look(&sealed.head, &self.path, &self.shelf).map_err(SeatFault::Lacks)?;
        let profile = sealed.head.profile.clone();
        let (created, secret) = self.begun(name, &edition, &dictionary, profile)?;
        // Nothing is drawn here: the seed only names the tournament.
        let seed = Seed { tournament: created.seed.tournament, ..Seed::default() };
        let prepared = Some(sealed.head.note());
        let created = TournamentCreated { seed, prepared, ..created };
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
        Ok(files::replace(&path, sealed.to_text().as_bytes()).map_err(at(&path))?)
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
        Ok(Arc::clone(&opened.game))
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

/// What a hall lacks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Lack {
    /// The program is older than the one that sealed the game.
    #[error("the game needs flavita {needed}, this is {own}: install the newer version in advance")]
    OlderProgram { needed: String, own: String },
    /// There is no such edition.
    #[error("the edition {0} is not here: put its .toml file into the data folder")]
    NoEdition(String),
    /// The edition here is not the same.
    #[error("the edition {0} here differs from the organiser's: ask the organiser for the file")]
    OtherEdition(String),
    /// No list here has these words.
    #[error(
        "the {words} words of \"{name}\" are not here, or others are: put the organiser's list into the data folder"
    )]
    NoWords { name: String, words: u64 },
}

/// What a sealed game is played with, found in this hall: the edition with its switches, and the words.
pub type AtHand = (Edition, Dictionary);

/// Looks for what a game is played with; opens nothing.
///
/// # Errors
/// Everything that is missing or another one.
pub fn look(head: &Head, folder: &Path, shelf: &Shelf) -> Result<AtHand, Vec<Lack>> {
    let mut lacks = Vec::new();
    let own = env!("CARGO_PKG_VERSION");
    if version(own) < version(&head.program) {
        lacks.push(Lack::OlderProgram { needed: head.program.clone(), own: own.to_owned() });
    }
    match find((&head.edition, &head.dictionary), folder, shelf) {
        Ok(found) if lacks.is_empty() => Ok(found),
        found => {
            lacks.extend(found.err());
            Err(lacks)
        }
    }
}

/// Looks for an edition and words of which this is said.
///
/// # Errors
/// What is missing or another one.
pub fn find(
    (edition, words): (&EditionNote, &DictionaryNote),
    folder: &Path,
    shelf: &Shelf,
) -> Result<AtHand, Lack> {
    let edition = self::edition(edition, shelf)?;
    let dictionary = word_file::find_for(folder, &edition, words, shelf);
    let dictionary =
        dictionary.ok_or_else(|| Lack::NoWords { name: words.name.clone(), words: words.words })?;
    Ok((edition, dictionary))
}

/// The edition of which this is said.
///
/// # Errors
/// When it is missing or another one.
pub fn edition(note: &EditionNote, shelf: &Shelf) -> Result<Edition, Lack> {
    let offer = shelf.offer(&note.id);
    let offer = offer.ok_or_else(|| Lack::NoEdition(note.id.clone()))?;
    let edition = offer.edition.with_switches(&note.switches).ok();
    let is_same = |edition: &Edition| EditionNote::of(edition) == *note;
    let edition = edition.filter(is_same);
    edition.ok_or_else(|| Lack::OtherEdition(note.id.clone()))
}

/// The numbers of a version, in order; what is no number counts as 0.
fn version(text: &str) -> Vec<u32> {
    let numbers = text.split(['.', '-', '+']).take(3);
    numbers.map(|n| n.parse().unwrap_or(0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_their_numbers() {
        assert!(version("0.9.0") < version("0.10.0"));
        assert!(version("1.0.0") > version("0.99.7"));
        assert_eq!(version("0.1.0-dev"), version("0.1.0"));
    }
}
