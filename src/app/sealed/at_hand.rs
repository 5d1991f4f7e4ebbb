//! Whether a hall has what a sealed game is played with, asked before the day.

use crate::sealed::file::Head;
use crate::words::{Dictionary, Shelf, word_file};
use flavita_game::Edition;
use flavita_tournament::model::{DictionaryNote, EditionNote};
use std::path::Path;

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
