//! What players of an edition may agree on before a game: switches and lists of words.

use crate::{edition::premium::Premium, letter::Letter, square::Square};

/// A rule of the edition that is off unless a tournament switches it on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its stable name.
    pub id: String,
    /// The name for people, in the edition's own language.
    pub name: String,
    /// Squares that become others.
    pub squares: Vec<(Square, Premium)>,
    /// Whether a blank is worth as much as the letter it stands for.
    pub blank_scores: bool,
    /// Letters that may be laid otherwise.
    pub spellings: Vec<Spelling>,
}

/// A letter of the words that may also be laid as other tiles: Ё as Е, SZ as S and Z.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelling {
    /// The letter as the words have it.
    pub letter: Letter,
    /// The tiles that may stand for it.
    pub tiles: Vec<Letter>,
}

/// A list of words that a tournament takes in or leaves out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordOption {
    /// Its stable name, also of its file.
    pub id: String,
    /// The name for people, in the edition's own language.
    pub name: String,
    /// Whether its words count unless a tournament leaves them out.
    pub is_in: bool,
}

/// A switch that the edition has not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{edition} has no option \"{switch}\"; it has {known}")]
pub struct NoSuchSwitch {
    /// The edition's stable name.
    pub edition: String,
    /// What was asked for.
    pub switch: String,
    /// The switches there are, or "none".
    pub known: String,
}
