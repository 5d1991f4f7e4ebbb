//! Which edition and which words a command works with.

use crate::{args::EditionArgs, error::CliError, in_files};
use flavita_app::words::{Dictionary, DictionaryError, List, choose};
use flavita_game::{EMBEDDED, Edition, embedded, parse};
use flavita_tournament::model::WordChoice;
use std::path::Path;

/// The edition of this name, or in this file.
pub(super) fn find(name: &str) -> Result<Edition, CliError> {
    if let Some(edition) = embedded(name) {
        return Ok(edition);
    }
    if !in_files::is_toml(name) {
        let known = EMBEDDED.iter().map(|(id, _)| *id);
        return Err(CliError::unknown("cli-unknown-edition", name, known));
    }
    in_files::parsed(Path::new(name), parse)
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
    let overrides = args.overrides.iter().map(|path| in_files::text(path));
    Ok(WordChoice {
        taken_in: args.with.clone(),
        left_out: args.without.clone(),
        overrides: overrides.collect::<Result<_, _>>()?,
        ..WordChoice::default()
    })
}
