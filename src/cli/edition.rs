//! Which edition and which words a command works with.

use crate::{args::EditionArgs, error::CliError};
use flavita_app::words::{Dictionary, DictionaryError, List, choose};
use flavita_game::{EMBEDDED, Edition, embedded, parse};
use flavita_tournament::model::WordChoice;
use std::{fs, path::Path};

/// The edition of this name, or in this file.
pub(super) fn find(name: &str) -> Result<Edition, CliError> {
    if let Some(edition) = embedded(name) {
        return Ok(edition);
    }
    if !Path::new(name).extension().is_some_and(|end| end.eq_ignore_ascii_case("toml")) {
        let known = EMBEDDED.iter().map(|(id, _)| *id);
        return Err(CliError::unknown("cli-unknown-edition", name, known));
    }
    let text = fs::read_to_string(name).map_err(CliError::at(Path::new(name)))?;
    parse(&text).map_err(CliError::at(Path::new(name)))
}

/// The edition with its switches, and the words chosen for it.
pub(super) fn with_words(args: &EditionArgs) -> Result<(Edition, Dictionary), CliError> {
    let edition = find(&args.edition)?.with_switches(&args.switch)?;
    let list = list_for(&edition, args.words.as_deref())?;
    let dictionary = choose(&edition, &list, &choice(args)?)?;
    Ok((edition, dictionary))
}

/// Somebody's own list where a file is given, else the one that is published for the edition.
pub(super) fn list_for(edition: &Edition, words: Option<&Path>) -> Result<List, CliError> {
    if let Some(path) = words {
        return Ok(List::own(edition.clone(), path)?);
    }
    let home = embedded(&edition.dictionary);
    let home = home.ok_or_else(|| DictionaryError::None(edition.id.clone()))?;
    Ok(List::published(home)?)
}

fn choice(args: &EditionArgs) -> Result<WordChoice, CliError> {
    let overrides = args.overrides.as_ref().map(|path| {
        let text = fs::read_to_string(path);
        text.map_err(CliError::at(path))
    });
    Ok(WordChoice {
        taken_in: args.with.clone(),
        left_out: args.without.clone(),
        overrides: overrides.transpose()?.into_iter().collect(),
        ..WordChoice::default()
    })
}
