//! A prepared game in a file, and what it was prepared with.

use crate::{edition, error::CliError};
use clap::Args;
use flavita_app::{preparing::ground::Ground, words::choose};
use flavita_tournament::model::{EditionNote, PreparedGame};
use std::{fs, path::Path, path::PathBuf};

#[derive(Args, Debug)]
pub(crate) struct GroundArgs {
    #[arg(long, value_name = "FILE")]
    edition: Option<String>,
    #[arg(long, value_name = "FILE")]
    words: Option<PathBuf>,
}

/// What this game was prepared with, found again.
pub(crate) fn ground_of(game: &PreparedGame, args: &GroundArgs) -> Result<Ground, CliError> {
    let note = &game.edition;
    let named = args.edition.as_deref().unwrap_or(&note.id);
    let edition = edition::find(named)?.with_switches(&note.switches)?;
    let list = edition::list_for(&edition, args.words.as_deref())?;
    let dictionary = choose(&edition, &list, &game.dictionary.choice)?;
    if EditionNote::of(&edition) != *note {
        return Err(CliError::option("--edition", told!("cli-prepared-edition")));
    }
    if dictionary.checksum != game.dictionary.checksum {
        let name = &game.dictionary.name;
        return Err(CliError::option("--words", told!("cli-prepared-words", name)));
    }
    Ok(Ground::new(&edition, dictionary, game.profile.clone()))
}

/// The game in a file.
pub(crate) fn read(path: &Path) -> Result<PreparedGame, CliError> {
    let bytes = fs::read(path).map_err(CliError::at(path))?;
    PreparedGame::read(&bytes).map_err(CliError::at(path))
}
