//! Opening a list that a command only reads: compiled, plain or the edition's own.

use crate::{args::USUAL_EDITION, edition, error::CliError, lexicon::committee};
use clap::Args;
use flavita_app::machine::files::at;
use flavita_app::words::{self, Dictionary, DictionaryError, List, OptionList, choose, meanings};
use flavita_game::{EMBEDDED, Edition, Letter, embedded};
use flavita_lexicon::{alphabet::Alphabet, file, file::MAGIC, graph::Graph, meaning::Reading};
use flavita_tournament::model::{Decisions, WordChoice, WordDecision};
use std::{path::Path, path::PathBuf, sync::Arc};

/// A list that a command only reads.
#[derive(Args, Debug)]
pub(super) struct ListArgs {
    #[arg(long, value_name = "ID|FILE")]
    edition: Option<String>,
    #[arg(long, value_name = "FILE")]
    words: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    committee: Option<PathBuf>,
    #[arg(long, value_name = "NAME")]
    encoding: Option<String>,
}

/// A list with what its tiles show.
pub(super) struct OpenList {
    pub(super) name: String,
    pub(super) alphabet: Alphabet,
    pub(super) checksum: String,
    pub(super) words: Arc<Graph>,
    /// The edition it was opened for, if somebody named one or its tiles were needed.
    pub(super) edition: Option<Edition>,
    /// The published list it is, with its options and its source.
    published: Option<List>,
    /// What a committee has decided about its words, which are less and more by it.
    decisions: Decisions,
}

impl OpenList {
    pub(super) fn open(args: &ListArgs) -> Result<Self, CliError> {
        let named = args.edition.as_deref().map(edition::find).transpose()?;
        let usual = || edition::find(USUAL_EDITION);
        if let Some(file) = &args.committee {
            let edition = named.map_or_else(usual, Ok)?;
            return Self::decided(edition, args.words.as_deref(), file);
        }
        let Some(path) = &args.words else {
            let edition = named.map_or_else(usual, Ok)?;
            let list = edition::list_for(&edition, None)?;
            let dictionary = choose(&edition, &list, &WordChoice::default())?;
            return Ok(Self { published: Some(list), ..Self::of(edition, dictionary) });
        };
        Self::from_file(named, path, args.encoding.as_deref(), usual)
    }

    /// A list with what a committee has decided.
    fn decided(edition: Edition, words: Option<&Path>, file: &Path) -> Result<Self, CliError> {
        let list = edition::list_for(&edition, words)?;
        let decisions = committee::open(&list.home, file)?.in_force();
        let choice = WordChoice { committee: decisions, ..WordChoice::default() };
        let dictionary = choose(&edition, &list, &choice)?;
        let published = list.file.is_none().then_some(list);
        Ok(Self { published, ..Self::of(edition, dictionary) })
    }

    /// What the committee has decided about one of these words.
    pub(super) fn decision_on(&self, words: &[Vec<Letter>]) -> Option<&WordDecision> {
        let spelled: Vec<String> = words.iter().map(|word| self.alphabet.spell(word)).collect();
        self.decisions.iter().find(|decision| spelled.contains(&decision.word))
    }

    /// Opens a file; `usual` is asked for an edition where the list is plain and none is named.
    pub(super) fn from_file(
        named: Option<Edition>,
        path: &Path,
        encoding: Option<&str>,
        usual: impl FnOnce() -> Result<Edition, CliError>,
    ) -> Result<Self, CliError> {
        let bytes = words::dictionary::read(path)?;
        if bytes.starts_with(MAGIC) {
            return Self::compiled(named, path, &bytes);
        }
        let edition = named.map_or_else(usual, Ok)?;
        let dictionary = words::dictionary::from_plain(&edition, path, &bytes, encoding)?;
        Ok(Self::of(edition, dictionary))
    }

    fn compiled(named: Option<Edition>, path: &Path, bytes: &[u8]) -> Result<Self, CliError> {
        let read = match &named {
            Some(edition) => file::read(edition, bytes),
            None => file::read_for_own_tiles(bytes),
        };
        let (head, words) = read.map_err(at(path)).map_err(DictionaryError::from)?;
        Ok(Self {
            name: head.name,
            alphabet: Alphabet::new(head.tiles.iter().map(String::as_str)),
            checksum: head.sha256,
            words: Arc::new(words),
            edition: named,
            published: None,
            decisions: Decisions::default(),
        })
    }

    fn of(edition: Edition, dictionary: Dictionary) -> Self {
        let Dictionary { name, checksum, words, choice } = dictionary;
        Self {
            alphabet: Alphabet::of(&edition),
            edition: Some(edition),
            published: None,
            decisions: choice.committee,
            name,
            checksum,
            words,
        }
    }

    /// The options of the list that have one of these words.
    pub(super) fn options_with(&self, words: &[Vec<Letter>]) -> Result<Vec<String>, CliError> {
        let mut found = Vec::new();
        let Some(list) = &self.published else { return Ok(found) };
        for option in &list.options {
            let option_words = list.option_words(&option.option.id)?;
            if words.iter().any(|word| option_words.contains(word.iter().copied())) {
                found.push(option.option.id.clone());
            }
        }
        Ok(found)
    }

    /// What a word of the edition's own list can be.
    pub(super) fn readings(&self, word: &[Letter]) -> Vec<Reading> {
        let edition = self.edition.as_ref().filter(|_| self.published.is_some());
        edition.map_or_else(Vec::new, |edition| meanings::readings(edition, word))
    }

    /// The options of the list.
    pub(super) fn options(&self) -> impl Iterator<Item = &OptionList> {
        self.published.iter().flat_map(|list| &list.options)
    }

    /// Where the words come from.
    pub(super) fn source(&self) -> Option<&str> {
        let provenance = self.published.as_ref()?.provenance.as_ref()?;
        Some(&provenance.licence.attribution)
    }

    /// The editions with whose tiles the words are laid: the embedded ones and the one named.
    pub(super) fn editions(&self) -> Vec<String> {
        let known = EMBEDDED.iter().filter_map(|(id, _)| embedded(id));
        let fitting = known.filter(|edition| self.alphabet.is_of(edition));
        let mut editions: Vec<String> = fitting.map(|edition| edition.id.clone()).collect();
        if let Some(named) = &self.edition
            && !editions.contains(&named.id)
        {
            editions.push(named.id.clone());
        }
        editions
    }
}
