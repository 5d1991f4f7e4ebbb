//! The editions on offer, each with the lists of words that can be laid with its tiles, and the
//! rule profiles.

use crate::machine::files::{FileError, ShelfFault, with_ending};
use crate::{words::committee::Committees, words::dictionary::DictionaryError, words::list::List};
use flavita_game::{EMBEDDED, Edition, FaultyText, embedded};
use flavita_lexicon::file::LexiconError;
use flavita_store::held;
use flavita_tournament::profile::{catalogue::every_embedded, definition::Profile, parse::parse};
use std::path::{Path, PathBuf};
use std::{collections::BTreeMap, io, sync::Arc};

/// The folder of profiles in the data folder.
pub(crate) const PROFILES: &str = "profiles";

/// Everything a new tournament can be made of.
#[derive(Debug)]
pub struct Shelf {
    /// The editions, the embedded ones first.
    pub offers: Vec<Offer>,
    /// The rule profiles, the embedded ones first.
    pub profiles: Vec<Profile>,
    /// The files of the folder that cannot be used.
    pub faults: Vec<ShelfFault>,
    /// What the club's word committee has decided, edition by edition.
    pub committees: Committees,
}

/// An edition with its lists.
#[derive(Debug)]
pub struct Offer {
    /// The edition.
    pub edition: Edition,
    /// The lists for its tiles: the one meant for it first.
    pub lists: Vec<Arc<List>>,
    /// Why the list meant for it is not here.
    pub missing: Option<DictionaryError>,
}

impl Shelf {
    /// Takes stock: the embedded editions, those in `*.toml` files of the folder, the published
    /// lists, the compiled lists in its `*.lexicon` files, the embedded profiles and those in
    /// `*.toml` files of its folder `profiles`. A file that cannot be used is no
    /// reason to stop: it is told by [`faults`](Self::faults).
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn open(folder: &Path) -> io::Result<Self> {
        let mut faults = Vec::new();
        let editions = editions(&with_ending(folder, "toml")?, &mut faults);
        let mut opened = BTreeMap::new();
        let offers = editions.into_iter().map(|edition| offer(&mut opened, edition));
        let mut offers: Vec<Offer> = offers.collect();
        for file in with_ending(folder, "lexicon")? {
            faults.extend(add_list(&mut offers, &file));
        }
        let profiles = profiles(&folder.join(PROFILES), &mut faults)?;
        Ok(Self { offers, profiles, faults, committees: Committees::of(folder) })
    }

    /// The profile of this name.
    pub fn profile(&self, id: &str) -> Option<&Profile> {
        self.profiles.iter().find(|profile| profile.id == id)
    }

    /// The offer of an edition.
    pub fn offer(&self, edition: &str) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.edition.id == edition)
    }
}

impl Offer {
    /// The edition in whose letters the committee decides about its words: that of its first list.
    pub fn home(&self) -> &Edition {
        self.lists.first().map_or(&self.edition, |list| &list.home)
    }

    /// The list with this key.
    pub fn list(&self, key: &str) -> Option<&Arc<List>> {
        self.lists.iter().find(|list| list.key == key)
    }
}

/// An edition with the list that is published for it; one that is somebody's own has none. Each list
/// is opened once.
fn offer(opened: &mut BTreeMap<String, Arc<List>>, edition: Edition) -> Offer {
    let known = opened.get(&edition.dictionary).map(|list| Ok(Arc::clone(list)));
    let read = || Some(List::published(embedded(&edition.dictionary)?).map(Arc::new));
    let (lists, missing) = match known.or_else(read).transpose() {
        Ok(list) => (Vec::from_iter(list), None),
        Err(error) => (Vec::new(), Some(error)),
    };
    opened.extend(lists.first().map(|list| (edition.dictionary.clone(), Arc::clone(list))));
    Offer { edition, lists, missing }
}

/// The embedded editions and those of the files.
fn editions(files: &[PathBuf], faults: &mut Vec<ShelfFault>) -> Vec<Edition> {
    let mut editions: Vec<Edition> = EMBEDDED.iter().filter_map(|(id, _)| embedded(id)).collect();
    for file in files {
        match read(file, flavita_game::parse) {
            Ok(own) if editions.iter().any(|edition| edition.id == own.id) => {
                let reason =
                    format!("there is an edition \"{}\" already; give it another id", own.id);
                faults.push(ShelfFault { file: file.clone(), reason });
            }
            Ok(own) => editions.push(own),
            Err(fault) => faults.push(fault),
        }
    }
    editions
}

/// The embedded profiles and those in the `*.toml` files of a folder; what is wrong with a file is added
/// to `faults`.
///
/// # Errors
/// When the folder is there but cannot be read.
fn profiles(folder: &Path, faults: &mut Vec<ShelfFault>) -> io::Result<Vec<Profile>> {
    let mut profiles = every_embedded().to_vec();
    if !folder.is_dir() {
        return Ok(profiles);
    }
    let lines = |error: FaultyText| {
        error.faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    for file in with_ending(folder, "toml")? {
        match read(&file, |text| parse(text).map_err(lines)) {
            Ok(own) => {
                let taken = own.into_iter().filter_map(|one| add(&mut profiles, one));
                faults.extend(taken.map(|reason| ShelfFault { file: file.clone(), reason }));
            }
            Err(fault) => faults.push(fault),
        }
    }
    Ok(profiles)
}

/// Adds a profile; says why it cannot be, where another one has its id. The program's own files
/// may lie in the folder too: a profile that is there already is no fault.
fn add(profiles: &mut Vec<Profile>, own: Profile) -> Option<String> {
    match profiles.iter().find(|known| known.id == own.id) {
        None => {
            profiles.push(own);
            None
        }
        Some(known) if *known == own => None,
        Some(_) => Some(format!("there is a profile \"{}\" already; give it another id", own.id)),
    }
}

/// What a file says.
fn read<T, E: ToString>(
    file: &Path,
    parsed: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, ShelfFault> {
    let text = held::read_to_string(file).map_err(|error| error.to_string());
    let said = text.and_then(|text| parsed(&text).map_err(|error| error.to_string()));
    said.map_err(|reason| ShelfFault { file: file.to_owned(), reason })
}

/// Offers somebody's own list with every edition whose tiles it is made of.
fn add_list(offers: &mut [Offer], file: &Path) -> Option<ShelfFault> {
    let mut reason = None;
    let mut fits = false;
    for offer in offers {
        match List::own(offer.edition.clone(), file) {
            Ok(list) => {
                offer.lists.push(Arc::new(list));
                fits = true;
            }
            Err(DictionaryError::Lexicon(FileError { source, .. })) => {
                if !matches!(source, LexiconError::OtherTiles { .. }) {
                    reason = Some(source.to_string());
                }
            }
            Err(error) => reason = Some(error.to_string()),
        }
    }
    let unfit = || "no edition has the tiles of this word list".to_owned();
    (!fits).then(|| ShelfFault { file: file.to_owned(), reason: reason.unwrap_or_else(unfit) })
}
