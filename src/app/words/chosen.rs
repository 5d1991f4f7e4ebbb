//! Words put together for somebody who looks something up, outside every tournament.

use crate::words::dictionary::{Dictionary, DictionaryError};
use crate::{words::list::List, words::word_set::choose};
use flavita_game::Edition;
use flavita_tournament::model::WordChoice;
use parking_lot::Mutex;
use std::sync::Arc;

/// How many choices of words are kept: the largest takes some ten megabytes.
const KEPT: usize = 4;

/// Which words are wanted.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The edition with its switches.
    pub edition: Edition,
    /// The list.
    pub list: Arc<List>,
    /// What is changed in it.
    pub choice: WordChoice,
}

/// What tells one choice from another: edition, switches, list, and what is changed in it.
type Key = (String, Vec<String>, String, WordChoice);

fn key(Wanted { edition, list, choice }: &Wanted) -> Key {
    let switches = edition.switched_on.clone();
    (edition.id.clone(), switches, list.key.clone(), choice.clone())
}

/// The words that were wanted last.
#[derive(Debug, Default)]
pub struct ChosenWords {
    kept: Mutex<Vec<(Key, Arc<Dictionary>)>>,
}

impl ChosenWords {
    /// These words, where they are kept.
    pub fn kept(&self, wanted: &Wanted) -> Option<Arc<Dictionary>> {
        let key = key(wanted);
        let mut kept = self.kept.lock();
        let place = kept.iter().position(|(known, _)| *known == key)?;
        let found = kept.remove(place);
        let words = Arc::clone(&found.1);
        kept.push(found);
        Some(words)
    }

    /// These words, read forwards and backwards; put together where they are not kept, which takes
    /// as long as half a second.
    ///
    /// # Errors
    /// As [`choose`].
    pub fn get(&self, wanted: &Wanted) -> Result<Arc<Dictionary>, DictionaryError> {
        if let Some(words) = self.kept(wanted) {
            return Ok(words);
        }
        let words = Arc::new(choose(&wanted.edition, &wanted.list, &wanted.choice)?);
        // Whoever asks for hooks or placements needs them.
        let _made = words.words.backward();
        let mut kept = self.kept.lock();
        kept.push((key(wanted), Arc::clone(&words)));
        if kept.len() > KEPT {
            kept.remove(0);
        }
        Ok(words)
    }
}
