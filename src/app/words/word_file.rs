//! The exact words of every tournament, kept beside the tournaments.
//!
//! A list that a newer program brings, or that somebody changes, must not change a tournament that
//! was played with the old one. So each set of words is kept once, under its checksum, in the
//! folder `words` of the data folder.

use crate::words::dictionary::{self, Dictionary};
use crate::{machine::files, words::shelf::Shelf, words::word_set::choose};
use flavita_game::Edition;
use flavita_lexicon::file::{self, Pressing};
use flavita_store::held;
use flavita_tournament::{model::DictionaryNote, state::Tournament};
use std::{io, path::Path, path::PathBuf};

/// The folder in the data folder.
pub(crate) const FOLDER: &str = "words";
/// How many characters of the checksum name a file.
const NAME: usize = 16;

/// Keeps the words, unless they are kept already.
///
/// # Errors
/// When the file cannot be written.
pub fn keep(folder: &Path, edition: &Edition, dictionary: &Dictionary) -> io::Result<()> {
    let path = path(folder, &dictionary.checksum);
    if read(edition, &path, &dictionary.checksum).is_some() {
        return Ok(());
    }
    let words = file::write(edition, &dictionary.name, &dictionary.words, Pressing::Quick);
    files::keep(&path, &words)
}

/// The words of a tournament: those kept beside it, or the same chosen again from the lists at
/// hand; `None` where neither has them.
pub fn find(folder: &Path, state: &Tournament, shelf: &Shelf) -> Option<Dictionary> {
    find_for(folder, &state.edition, &state.dictionary, shelf)
}

/// As [`find`], for an edition and what is said of its words.
pub fn find_for(
    folder: &Path,
    edition: &Edition,
    note: &DictionaryNote,
    shelf: &Shelf,
) -> Option<Dictionary> {
    let kept = read(edition, &path(folder, &note.checksum), &note.checksum);
    let kept = kept.map(|dictionary| Dictionary { choice: note.choice.clone(), ..dictionary });
    kept.or_else(|| {
        let offer = shelf.offer(&edition.id)?;
        let mut chosen =
            offer.lists.iter().filter_map(|list| choose(edition, list, &note.choice).ok());
        chosen.find(|dictionary| dictionary.checksum == note.checksum)
    })
}

/// Whether words of this checksum are kept.
pub fn is_kept(folder: &Path, checksum: &str) -> bool {
    path(folder, checksum).exists()
}

/// The compiled list of words of this checksum, as it is kept.
///
/// # Errors
/// When it is not kept or cannot be read.
pub fn bytes(folder: &Path, checksum: &str) -> io::Result<Vec<u8>> {
    held::read(path(folder, checksum))
}

/// Keeps a compiled list that came from another computer; what it holds is checked when it is
/// read.
///
/// # Errors
/// When the file cannot be written.
pub fn take(folder: &Path, checksum: &str, bytes: &[u8]) -> io::Result<()> {
    files::keep(&path(folder, checksum), bytes)
}

fn path(folder: &Path, checksum: &str) -> PathBuf {
    let name = checksum.get(..NAME).unwrap_or(checksum);
    folder.join(FOLDER).join(format!("{name}.lexicon"))
}

/// Reads kept words; a damaged file, or one of other words, is as good as none.
fn read(edition: &Edition, path: &Path, checksum: &str) -> Option<Dictionary> {
    let dictionary = dictionary::from_file(edition, path).ok()?;
    (dictionary.checksum == checksum).then_some(dictionary)
}
