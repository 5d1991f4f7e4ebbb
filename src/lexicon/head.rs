//! What a compiled word list says of itself, and why bytes are none.

use serde::{Deserialize, Serialize};

pub(super) const VERSION: &str = "1";

/// What the file says of itself.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Head {
    /// What people call this list.
    pub name: String,
    /// The labels of the tiles, in the order of their numbers.
    pub tiles: Vec<String>,
    /// How many words there are.
    pub words: u64,
    /// How many nodes follow.
    pub nodes: u32,
    /// SHA-256 of the nodes before they were deflated, in hexadecimal.
    pub sha256: String,
}

/// Why bytes are not the automaton of an edition.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum LexiconError {
    /// Another kind of file.
    #[error("this is not a compiled word list; compile a plain list with `flavita lexicon build`")]
    Foreign,
    /// A version this program does not know.
    #[error(
        "this compiled word list has version {0}, this program reads version {VERSION}; compile it again with `flavita lexicon build`"
    )]
    Version(String),
    /// The head cannot be read.
    #[error(
        "the head of the compiled word list is damaged: {0}; get the file anew or compile it again"
    )]
    Head(String),
    /// Tiles of another edition.
    #[error(
        "this word list was compiled for other tiles than those of {edition}; compile it again with `flavita lexicon build --edition {edition}`"
    )]
    OtherTiles { edition: String },
    /// Cut short or changed.
    #[error(
        "the compiled word list is damaged or cut short ({0}); get the file anew or compile it again"
    )]
    Damaged(&'static str),
}
