//! A prepared game in its file, and what it is played with.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;

use crate::app::dictionary::Dictionary;
use crate::app::word_set::choose;
use crate::cli::edition;
use crate::cli::error::CliError;
use crate::game::edition::definition::Edition;
use crate::tournament::prepared::game::{EditionNote, PreparedGame};
use crate::tournament::prepared::making::Basis;
use crate::tournament::profile::definition::Profile;
use crate::tournament::simulation::game::{Rules, Search};

#[derive(Args, Debug)]
pub(in crate::cli) struct GroundArgs {
    /// The edition's file, where it is not embedded.
    #[arg(long, value_name = "FILE")]
    edition: Option<String>,
    /// The words, where they are not the edition's own: a plain list or a compiled file.
    #[arg(long, value_name = "FILE")]
    words: Option<PathBuf>,
}

/// What a game is played with.
#[derive(Debug)]
pub(in crate::cli) struct Ground {
    note: EditionNote,
    played: Edition,
    dictionary: Dictionary,
    profile: Profile,
}

impl Ground {
    pub(super) fn new(edition: &Edition, dictionary: Dictionary, profile: Profile) -> Self {
        Self {
            note: EditionNote::of(edition),
            played: profile.form.play(edition),
            dictionary,
            profile,
        }
    }

    /// What this game was prepared with, found again.
    pub(in crate::cli) fn of(game: &PreparedGame, args: &GroundArgs) -> Result<Self, CliError> {
        let note = &game.edition;
        let named = args.edition.as_deref().unwrap_or(&note.id);
        let edition = edition::find(named)?.with_switches(&note.switches)?;
        let list = edition::list_for(&edition, args.words.as_deref())?;
        let dictionary = choose(&edition, &list, &game.dictionary.choice)?;
        if EditionNote::of(&edition) != *note {
            let reason = "this is not the edition with which the game was prepared".to_owned();
            return Err(CliError::Option {
                option: "--edition",
                reason,
            });
        }
        if dictionary.checksum != game.dictionary.checksum {
            let name = &game.dictionary.name;
            return Err(CliError::Option {
                option: "--words",
                reason: format!(
                    "these are not the words \"{name}\" with which the game was prepared"
                ),
            });
        }
        Ok(Self::new(&edition, dictionary, game.profile.clone()))
    }

    pub(in crate::cli) fn basis(&self) -> Basis<'_> {
        Basis {
            rules: Rules {
                edition: &self.played,
                words: &self.dictionary.words,
                profile: &self.profile,
                search: Search::Everything,
            },
            edition: self.note.clone(),
            dictionary: self.dictionary.note(),
        }
    }

    pub(super) fn edition(&self) -> &Edition {
        &self.played
    }
}

/// The game in a file.
pub(in crate::cli) fn read(path: &Path) -> Result<PreparedGame, CliError> {
    let bytes = fs::read(path).map_err(|source| CliError::File {
        path: path.to_owned(),
        source,
    })?;
    PreparedGame::read(&bytes).map_err(|fault| CliError::Unusable {
        path: path.to_owned(),
        reason: fault.to_string(),
    })
}
