//! What the words of the published lists are: read when somebody asks for the first time, then kept.

use crate::words::{published, word_set::ways_to_lay};
use flavita_game::{edition::catalogue::embedded, edition::definition::Edition, letter::Letter};
use flavita_lexicon::alphabet::Alphabet;
use flavita_lexicon::meaning::{Meanings, Reading, read};
use parking_lot::Mutex;
use std::{collections::BTreeMap, sync::Arc};

/// The file in an edition's folder.
const FILE: &str = "words.meanings";
/// How many letters of a word may be laid as other tiles (Ё as Е) to be found all the same.
const MOST_OTHER: usize = 2;

type Kept = BTreeMap<String, Option<Arc<Meanings>>>;
static KEPT: Mutex<Kept> = Mutex::new(Kept::new());

/// What the words of the list published for an edition are; nothing where no file tells it.
pub fn meanings(list: &str) -> Option<Arc<Meanings>> {
    let mut kept = KEPT.lock();
    let found = || read(&published::file(list, FILE)?).ok().map(Arc::new);
    kept.entry(list.to_owned()).or_insert_with(found).clone()
}

/// Whether they have been read, or looked for in vain.
pub fn is_kept(list: &str) -> bool {
    KEPT.lock().contains_key(list)
}

/// What a word laid with the tiles of an edition is, after the list published for it.
pub fn readings(edition: &Edition, word: &[Letter]) -> Vec<Reading> {
    let Some(meanings) = meanings(&edition.dictionary) else { return Vec::new() };
    let is_own = edition.dictionary == edition.id;
    let home = if is_own { None } else { embedded(&edition.dictionary) };
    let home = home.as_ref().unwrap_or(edition);
    let spellings = Spellings {
        alphabet: Alphabet::of(home),
        plain: Alphabet::of(edition),
        ways: ways_to_lay(home, edition),
    };
    let mut words = Vec::new();
    spellings.of(word, String::new(), MOST_OTHER, &mut words);
    words.iter().flat_map(|word| meanings.readings(word)).collect()
}

/// How a word of other tiles may be spelt in the list.
struct Spellings {
    alphabet: Alphabet,
    plain: Alphabet,
    ways: Vec<(Letter, Vec<Letter>)>,
}

impl Spellings {
    /// Every spelling of what is left behind what is spelt, with at most so many other letters.
    fn of(&self, left: &[Letter], spelt: String, most: usize, words: &mut Vec<String>) {
        let [first, ..] = left else { return words.push(spelt) };
        for (letter, tiles) in &self.ways {
            let Some(rest) = left.strip_prefix(tiles.as_slice()) else { continue };
            let label = self.alphabet.label(*letter);
            let other = usize::from(label != self.plain.label(*first));
            if other <= most {
                self.of(rest, format!("{spelt}{label}"), most - other, words);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lemmas(edition: &str, word: &str) -> Vec<String> {
        let edition = embedded(edition).unwrap();
        let word = Alphabet::of(&edition).cut(word).unwrap();
        readings(&edition, &word).into_iter().map(|reading| reading.lemma).collect()
    }

    #[test]
    fn a_word_is_found_by_the_letters_of_its_list_whatever_tiles_it_is_laid_with() {
        assert_eq!(lemmas("ru-scrabble", "ёжику"), ["ёжик"]);
        assert!(lemmas("ru-scrabble", "ежику").is_empty());
        assert_eq!(lemmas("flavita", "ежику"), ["ёжик"]);
    }

    #[test]
    fn a_list_without_a_file_says_nothing() {
        assert!(meanings("no-such-list").is_none());
    }
}
