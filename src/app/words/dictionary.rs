//! The words of a tournament, and reading them from somebody's own file: compiled or plain.

use crate::machine::files::{FileError, at};
use flavita_game::Edition;
use flavita_lexicon::encoding::{Decoded, EncodingError};
use flavita_lexicon::file::{LexiconError, MAGIC};
use flavita_lexicon::{alphabet::Alphabet, builder, encoding, fault::Fault, file, graph::Graph};
use flavita_lexicon::{
    overrides::BadOverride, overrides::Overrides, word_list, word_list::WordList,
};
use flavita_store::held;
use flavita_tournament::model::{DictionaryNote, WordChoice};
use std::{path::Path, path::PathBuf, sync::Arc};

/// The words of a tournament, with what is to be said of them.
#[derive(Debug)]
pub struct Dictionary {
    /// What people call the list.
    pub name: String,
    /// SHA-256 of the automaton in its canonical form: equal words give equal checksums.
    pub checksum: String,
    /// What was changed in the list.
    pub choice: WordChoice,
    /// The words.
    pub words: Arc<Graph>,
}

impl Dictionary {
    /// What a tournament records of its words.
    pub fn note(&self) -> DictionaryNote {
        DictionaryNote {
            name: self.name.clone(),
            words: self.words.words(),
            checksum: self.checksum.clone(),
            choice: self.choice.clone(),
        }
    }
}

/// Why a word list cannot be used.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum DictionaryError {
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] FileError),
    /// The compiled file cannot be used.
    #[error(transparent)]
    Lexicon(#[from] FileError<LexiconError>),
    /// The plain list is no text.
    #[error(transparent)]
    Encoding(#[from] FileError<EncodingError>),
    /// A plain list with a line that is no word of the edition.
    #[error(
        "{path}, line {line}: {word:?} cannot be laid with the tiles of {edition}: {fault}; {}correct the list, or compile it with `flavita lexicon build --leave-out`",
        match more {
            0 => String::new(),
            more => format!("{more} more such lines follow; "),
        }
    )]
    Word {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What stands there.
        word: String,
        /// The edition.
        edition: String,
        /// Why it is no word.
        fault: Fault,
        /// How many more such lines there are.
        more: usize,
    },
    /// A plain list without a single word.
    #[error("{path}: there is no word of 2 to 15 letters in this list")]
    Empty { path: PathBuf },
    /// An edition for which no list is published.
    #[error("no word list comes with {0}: give one with --words")]
    None(String),
    /// The list of an edition is not here.
    #[error(
        "the word list of {edition} is not here; `{command}` makes it, or give another one with --words"
    )]
    Missing { edition: String, command: String },
    /// An option that the list has not.
    #[error(
        "the word list \"{list}\" has no option \"{option}\"; {}",
        if known.is_empty() { "it has none".to_owned() } else { format!("it has {}", known.join(", ")) }
    )]
    NoSuchOption { list: String, option: String, known: Vec<String> },
    /// Words to add or to take away that are none.
    #[error("{}", bad.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Overrides {
        /// Each of them; at least one.
        bad: Vec<BadOverride>,
    },
}

/// Reads a user's file: compiled or plain, whichever it is.
///
/// # Errors
/// When the file cannot be read or holds something that is no word of the edition.
pub fn from_file(edition: &Edition, path: &Path) -> Result<Dictionary, DictionaryError> {
    let bytes = read(path)?;
    if bytes.starts_with(MAGIC) {
        let (head, words) = file::read(edition, &bytes).map_err(at(path))?;
        return Ok(whole(head.name, head.sha256, words));
    }
    from_plain(edition, path, &bytes, None)
}

/// Takes a plain list whole; `encoding` is the one somebody asked for.
///
/// # Errors
/// When it is no text, or a line is no word of the edition.
pub fn from_plain(
    edition: &Edition,
    path: &Path,
    bytes: &[u8],
    encoding: Option<&str>,
) -> Result<Dictionary, DictionaryError> {
    let text = decode(edition, path, bytes, encoding)?.text;
    let plain = read_plain(edition, path, &text, |_| ())?;
    if let Some(bad) = plain.bad_lines.first() {
        return Err(DictionaryError::Word {
            path: path.to_owned(),
            line: bad.line,
            word: bad.text.clone().into(),
            edition: edition.id.clone(),
            fault: bad.fault,
            more: plain.bad_lines.len() - 1,
        });
    }
    let words = builder::build(&plain.words, |_| ());
    Ok(whole(list_name(path), file::checksum(&words), words))
}

/// What a list is called that brings no name: as its file.
pub fn list_name(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// The text of a plain list and the encoding it is in; `encoding` is the one somebody asked for.
///
/// # Errors
/// When it does not decode.
pub fn decode<'a>(
    edition: &Edition,
    path: &Path,
    bytes: &'a [u8],
    encoding: Option<&str>,
) -> Result<Decoded<'a>, DictionaryError> {
    Ok(encoding::decode(bytes, &edition.language, encoding).map_err(at(path))?)
}

/// Reads a plain list, with what has to be left out.
///
/// # Errors
/// When it holds no word at all.
pub fn read_plain(
    edition: &Edition,
    path: &Path,
    text: &str,
    progress: impl Fn(usize),
) -> Result<WordList, DictionaryError> {
    let list = word_list::read(edition, text, progress);
    if list.words.is_empty() && list.bad_lines.is_empty() {
        return Err(DictionaryError::Empty { path: path.to_owned() });
    }
    Ok(list)
}

/// Reads a whole file.
///
/// # Errors
/// When the system cannot.
pub fn read(path: &Path) -> Result<Vec<u8>, DictionaryError> {
    Ok(held::read(path).map_err(at(path))?)
}

/// Words with nothing changed in them.
fn whole(name: String, checksum: String, words: Graph) -> Dictionary {
    Dictionary { name, checksum, choice: WordChoice::default(), words: Arc::new(words) }
}

/// Words added and removed by hand, a line each.
pub(crate) fn by_hand(home: &Edition, lines: &[String]) -> Result<Overrides, DictionaryError> {
    Overrides::read(&Alphabet::of(home), &lines.join("\n"))
        .map_err(|bad| DictionaryError::Overrides { bad })
}
