//! The editions that come with the program.

use crate::{edition::definition::Edition, edition::parse::parse};

macro_rules! embedded {
    ($folder:literal: $($id:literal),*) => {
        &[$(($id, include_str!(concat!("../../../", $folder, "/", $id, "/edition.toml")))),*]
    };
}

/// The name and the text of every embedded edition, in the order in which people are offered them.
pub const EMBEDDED: &[(&str, &str)] = embedded!("dictionaries":
    "ru-scrabble", "erudit", "flavita", "hu-scrabble", "cs-scrabble", "en-scrabble", "fr-scrabble",
    "es-scrabble"
);

/// The embedded edition of this name.
pub fn embedded(id: &str) -> Option<Edition> {
    let (_, text) = EMBEDDED.iter().find(|(known, _)| *known == id)?;
    Some(parse(text).expect("a test reads every embedded edition"))
}
