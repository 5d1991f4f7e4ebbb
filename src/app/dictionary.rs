//! Getting an edition's words: the embedded list, a compiled file or a plain list.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::game::edition::definition::Edition;
use crate::lexicon::file::{self, LexiconError, MAGIC};
use crate::lexicon::graph::Graph;
use crate::lexicon::{builder, word_list};

/// The words of a tournament, with what is to be said of them.
#[derive(Debug)]
pub struct Dictionary {
    /// What people call the list.
    pub name: String,
    /// SHA-256 of the automaton in its canonical form: equal words give equal checksums.
    pub checksum: String,
    /// The words.
    pub words: Graph,
}

/// Why a word list cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DictionaryError {
    /// The file cannot be read.
    #[error("{path}: {source}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The compiled file cannot be used.
    #[error("{path}: {source}")]
    Lexicon {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: LexiconError,
    },
    /// A plain list with a line that is no word of the edition.
    #[error(
        "{path}, line {line}: \"{word}\" cannot be laid with the tiles of {edition}; {others}correct the list, or compile it with `flavita lexicon build --leave-out`"
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
        /// How many more such lines there are, as a clause.
        others: String,
    },
    /// A plain list without a single word.
    #[error("{path}: there is no word of 2 to 15 letters in this list")]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// The edition comes without words.
    #[error("no word list comes with {0}: give one with --words")]
    None(String),
}

macro_rules! words_of {
    ($id:literal) => {
        (
            $id,
            include_bytes!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/dictionaries/",
                $id,
                "/words.lexicon"
            )),
        )
    };
}

/// The embedded lists, by edition.
const EMBEDDED: &[(&str, &[u8])] = &[words_of!("ru-scrabble"), words_of!("en-scrabble")];

/// The words that come with the program.
///
/// # Errors
/// When the edition has none.
pub fn embedded(edition: &Edition) -> Result<Dictionary, DictionaryError> {
    let found = EMBEDDED.iter().find(|(id, _)| *id == edition.id());
    let (_, bytes) = found.ok_or_else(|| DictionaryError::None(edition.id().to_owned()))?;
    let path = || PathBuf::from(format!("dictionaries/{}/words.lexicon", edition.id()));
    compiled(edition, bytes).map_err(|source| DictionaryError::Lexicon {
        path: path(),
        source,
    })
}

/// Reads a user's file: compiled or plain, whichever it is.
///
/// # Errors
/// When the file cannot be read or holds something that is no word of the edition.
pub fn from_file(edition: &Edition, path: &Path) -> Result<Dictionary, DictionaryError> {
    let bytes = read(path)?;
    if bytes.starts_with(MAGIC) {
        let path = path.to_owned();
        return compiled(edition, &bytes)
            .map_err(|source| DictionaryError::Lexicon { path, source });
    }
    let plain = read_plain(edition, path, &bytes, |_| ())?;
    if let Some((line, word)) = plain.unreadable.first() {
        return Err(DictionaryError::Word {
            path: path.to_owned(),
            line: *line,
            word: word.clone(),
            edition: edition.id().to_owned(),
            others: match plain.unreadable.len() - 1 {
                0 => String::new(),
                more => format!("{more} more such lines follow; "),
            },
        });
    }
    let name = path
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let words = builder::build(&plain.words, |_| ());
    Ok(Dictionary {
        checksum: checksum(edition, &name, &words),
        name,
        words,
    })
}

/// The words `--words` asks for, or the embedded ones.
///
/// # Errors
/// As [`from_file`] and [`embedded`].
pub fn open(edition: &Edition, path: Option<&Path>) -> Result<Dictionary, DictionaryError> {
    path.map_or_else(|| embedded(edition), |path| from_file(edition, path))
}

/// Reads a plain list, with what has to be left out.
///
/// # Errors
/// When the file is no UTF-8 text or holds no word at all.
pub fn read_plain(
    edition: &Edition,
    path: &Path,
    bytes: &[u8],
    progress: impl Fn(usize),
) -> Result<word_list::WordList, DictionaryError> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].split(|b| *b == b'\n').count();
        let reason = format!("line {line} is not UTF-8 text; save the list as UTF-8");
        let source = io::Error::new(io::ErrorKind::InvalidData, reason);
        DictionaryError::Unreadable {
            path: path.to_owned(),
            source,
        }
    })?;
    let list = word_list::read(edition, text, progress);
    if list.words.is_empty() && list.unreadable.is_empty() {
        return Err(DictionaryError::Empty {
            path: path.to_owned(),
        });
    }
    Ok(list)
}

/// Reads a whole file.
///
/// # Errors
/// When the system cannot.
pub fn read(path: &Path) -> Result<Vec<u8>, DictionaryError> {
    fs::read(path).map_err(|source| DictionaryError::Unreadable {
        path: path.to_owned(),
        source,
    })
}

fn compiled(edition: &Edition, bytes: &[u8]) -> Result<Dictionary, LexiconError> {
    let (head, words) = file::read(edition, bytes)?;
    Ok(Dictionary {
        name: head.name,
        checksum: head.sha256,
        words,
    })
}

fn checksum(edition: &Edition, name: &str, words: &Graph) -> String {
    let bytes = file::write(edition, name, words);
    let (head, _) = file::read_head(&bytes).expect("what was just written is readable");
    head.sha256
}
