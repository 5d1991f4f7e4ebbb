//! Which edition and which words a command works with.

use std::fs;
use std::path::Path;

use crate::app::dictionary::{self, Dictionary};
use crate::cli::args::EditionArgs;
use crate::cli::error::CliError;
use crate::game::edition::catalogue::{EMBEDDED, embedded};
use crate::game::edition::definition::Edition;
use crate::game::edition::parse::parse;

/// The edition of this name, or in this file.
pub(super) fn find(name: &str) -> Result<Edition, CliError> {
    if let Some(edition) = embedded(name) {
        return Ok(edition);
    }
    if !Path::new(name)
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("toml"))
    {
        let known: Vec<&str> = EMBEDDED.iter().map(|embedded| embedded.id).collect();
        return Err(CliError::NoSuchEdition(name.to_owned(), known.join(", ")));
    }
    let text = fs::read_to_string(name).map_err(|source| CliError::File {
        path: name.into(),
        source,
    })?;
    parse(&text).map_err(|source| CliError::Edition {
        path: name.into(),
        source,
    })
}

/// The edition with its words.
pub(super) fn with_words(args: &EditionArgs) -> Result<(Edition, Dictionary), CliError> {
    let edition = find(&args.edition)?;
    let words = dictionary::open(&edition, args.words.as_deref())?;
    Ok((edition, words))
}
