//! The editions that come with the program.

use crate::{edition::definition::Edition, edition::parse::parse};

/// An edition whose text is part of the program.
#[derive(Debug)]
pub struct Embedded {
    /// Its stable name.
    pub id: &'static str,
    /// Its TOML text.
    pub source: &'static str,
}

macro_rules! embedded {
    ($folder:literal: $($id:literal),*) => {
        &[$(Embedded {
            id: $id,
            source: include_str!(concat!("../../../", $folder, "/", $id, "/edition.toml")),
        }),*]
    };
}

/// Every embedded edition, in the order in which people are offered them.
pub const EMBEDDED: &[Embedded] = embedded!("dictionaries":
    "ru-scrabble", "erudit", "flavita", "hu-scrabble", "cs-scrabble", "en-scrabble", "fr-scrabble",
    "es-scrabble"
);

/// The embedded edition of this name.
pub fn embedded(id: &str) -> Option<Edition> {
    let found = EMBEDDED.iter().find(|embedded| embedded.id == id)?;
    Some(parse(found.source).expect("a test reads every embedded edition"))
}
