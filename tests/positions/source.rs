//! The two word lists of `tests/data/positions`.

use std::{fs, path::Path};

use flavita_game::{edition::catalogue::embedded, edition::definition::Edition};

/// A word list that positions hold for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    /// The name of the file of positions, without its ending.
    pub(crate) name: &'static str,
    edition: &'static str,
    lexicon: &'static str,
    /// How many words the list has.
    pub(crate) words: u64,
}

pub(crate) const ENGLISH: Source = Source {
    name: "en-scowl80",
    edition: "en-scrabble",
    lexicon: "scowl80.lexicon",
    words: 247_789,
};

pub(crate) const RUSSIAN: Source = Source {
    name: "ru-opencorpora",
    edition: "ru-scrabble",
    lexicon: "rus.lexicon",
    words: 2_721_800,
};

impl Source {
    /// The edition whose tiles the words are made of.
    pub(crate) fn edition(&self) -> Edition {
        embedded(self.edition).unwrap()
    }

    /// The compiled list as it stands on the disk.
    pub(crate) fn lexicon(&self) -> Vec<u8> {
        read(self.lexicon)
    }
}

/// A file of `tests/data/positions`.
pub(crate) fn read(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/positions");
    let path = path.join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
