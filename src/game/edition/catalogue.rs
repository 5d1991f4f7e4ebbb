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
    ($id:literal) => {
        Embedded {
            id: $id,
            source: include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../dictionaries/",
                $id,
                "/edition.toml"
            )),
        }
    };
}

/// Every embedded edition, in the order in which people are offered them.
pub const EMBEDDED: &[Embedded] = &[
    embedded!("ru-scrabble"),
    embedded!("erudit"),
    embedded!("flavita"),
    embedded!("hu-scrabble"),
    embedded!("cs-scrabble"),
    embedded!("en-scrabble"),
    embedded!("fr-scrabble"),
    embedded!("es-scrabble"),
];

/// The embedded edition of this name.
pub fn embedded(id: &str) -> Option<Edition> {
    let found = EMBEDDED.iter().find(|embedded| embedded.id == id)?;
    Some(parse(found.source).expect("a test reads every embedded edition"))
}
