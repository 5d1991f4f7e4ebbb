//! A compiled list of words at hand, with its options.

use crate::words::dictionary::{Dictionary, DictionaryError, by_hand};
use crate::words::provenance::Provenance;
use crate::{machine::files::at, words::dictionary, words::published};
use flavita_game::{Edition, WordOption};
use flavita_lexicon::file::{self, Head, LexiconError};
use flavita_lexicon::{graph::Graph, overrides::Overrides};
use flavita_tournament::model::WordChoice;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// A list at hand: its head is read, its words are read when they are asked for.
#[derive(Debug)]
pub struct List {
    /// The edition whose tiles its words are made of.
    pub home: Edition,
    /// What people call it.
    pub name: String,
    /// How many words its file has.
    pub size: u64,
    /// The checksum of its file: what a list is chosen by.
    pub key: String,
    /// Where the words come from, for a published list.
    pub provenance: Option<Provenance>,
    /// The options that a tournament takes in or leaves out.
    pub options: Vec<OptionList>,
    /// Somebody's own file; `None` where the list is published with the program.
    pub file: Option<PathBuf>,
    loaded: OnceLock<Arc<Graph>>,
}

/// An option with the size of its list.
#[derive(Clone, Debug)]
pub struct OptionList {
    /// Its name and whether its words count by themselves.
    pub option: WordOption,
    /// How many words it has.
    pub words: u64,
    loaded: OnceLock<Arc<Graph>>,
}

/// The main list in an edition's folder.
const WORDS: &str = "words.lexicon";

impl List {
    /// The list that is published for an edition.
    ///
    /// # Errors
    /// When there is none, or it is damaged.
    pub fn published(home: Edition) -> Result<Self, DictionaryError> {
        let head = published_head(&home, WORDS)?;
        let papers = published::text(&home.id, "PROVENANCE.toml");
        let option = |option: &WordOption| {
            let head = published_head(&home, &option_file(&option.id))?;
            Ok(OptionList { option: option.clone(), words: head.words, loaded: OnceLock::new() })
        };
        let options = home.options.iter().map(option);
        Ok(Self {
            options: options.collect::<Result<_, DictionaryError>>()?,
            name: head.name,
            size: head.words,
            key: head.sha256,
            provenance: toml::from_str(&papers).ok(),
            file: None,
            loaded: OnceLock::new(),
            home,
        })
    }

    /// Somebody's own list: compiled or plain.
    ///
    /// # Errors
    /// When it cannot be read, is made of other tiles, or holds what is no word of the edition.
    pub fn own(home: Edition, path: &Path) -> Result<Self, DictionaryError> {
        let Dictionary { name, checksum, words, .. } = dictionary::from_file(&home, path)?;
        Ok(Self {
            home,
            name,
            size: words.words(),
            key: checksum,
            provenance: None,
            options: Vec::new(),
            file: Some(path.to_owned()),
            loaded: OnceLock::from(words),
        })
    }

    /// The words, with those that the edition's `overrides.txt` adds and takes away.
    ///
    /// # Errors
    /// When the list or the overrides are damaged.
    pub fn words(&self) -> Result<Arc<Graph>, DictionaryError> {
        if let Some(words) = self.loaded.get() {
            return Ok(Arc::clone(words));
        }
        let words = published_words(&self.home, WORDS)?;
        let overrides = self.by_hand()?;
        let words = if overrides.is_empty() { words } else { overrides.applied_to(&words) };
        Ok(Arc::clone(self.loaded.get_or_init(|| Arc::new(words))))
    }

    /// The checksum of [`words`](Self::words).
    ///
    /// # Errors
    /// As [`words`](Self::words).
    pub fn checksum(&self) -> Result<String, DictionaryError> {
        if self.by_hand()?.is_empty() {
            Ok(self.key.clone())
        } else {
            Ok(file::checksum(&*self.words()?))
        }
    }

    /// The words that the edition's `overrides.txt` adds and takes away.
    ///
    /// # Errors
    /// When it holds what is none.
    pub fn by_hand(&self) -> Result<Overrides, DictionaryError> {
        if self.file.is_some() {
            return Ok(Overrides::default());
        }
        let text = published::text(&self.home.id, "overrides.txt");
        by_hand(&self.home, &[text])
    }

    /// What taking in just these options, and single words, changes in the list.
    pub fn choice(
        &self,
        is_in: impl Fn(&WordOption) -> bool,
        overrides: Vec<String>,
    ) -> WordChoice {
        let options = || self.options.iter().map(|list| &list.option);
        let ids = |changed: &dyn Fn(&WordOption) -> bool| {
            let changed = options().filter(|option| changed(option));
            changed.map(|option| option.id.clone()).collect()
        };
        WordChoice {
            taken_in: ids(&|option| !option.is_in && is_in(option)),
            left_out: ids(&|option| option.is_in && !is_in(option)),
            overrides,
            ..WordChoice::default()
        }
    }

    /// The words of an option.
    ///
    /// # Errors
    /// When the list has no such option, or it is damaged.
    pub fn option_words(&self, id: &str) -> Result<Arc<Graph>, DictionaryError> {
        let Some(list) = self.options.iter().find(|list| list.option.id == id) else {
            let known = self.options.iter().map(|list| list.option.id.clone());
            return Err(DictionaryError::NoSuchOption {
                list: self.name.clone(),
                option: id.to_owned(),
                known: known.collect(),
            });
        };
        if let Some(words) = list.loaded.get() {
            return Ok(Arc::clone(words));
        }
        let words = published_words(&self.home, &option_file(id))?;
        Ok(Arc::clone(list.loaded.get_or_init(|| Arc::new(words))))
    }
}

fn option_file(id: &str) -> String {
    format!("options/{id}.lexicon")
}

fn published_head(home: &Edition, name: &str) -> Result<Head, DictionaryError> {
    published_file(home, name, |bytes| Ok(file::read_head(bytes)?.0))
}

fn published_words(home: &Edition, name: &str) -> Result<Graph, DictionaryError> {
    published_file(home, name, |bytes| Ok(file::read(home, bytes)?.1))
}

fn published_file<T>(
    home: &Edition,
    name: &str,
    read: impl FnOnce(&[u8]) -> Result<T, LexiconError>,
) -> Result<T, DictionaryError> {
    let bytes = published::file(&home.id, name).ok_or_else(|| DictionaryError::Missing {
        edition: home.id.clone(),
        command: published::command_for(&home.id),
    })?;
    let path = Path::new("dictionaries").join(&home.id).join(name);
    Ok(read(&bytes).map_err(at(&path))?)
}
