//! With what whole games are played: the edition with its words, the rules, and the threads.

use crate::{args::EditionArgs, args::named, edition, error::CliError, in_files, profile};
use clap::{Args, value_parser};
use flavita_app::{preparing::offering::WORTH_AN_INDEX, words::Dictionary};
use flavita_game::{Edition, edition::definition::MOST_POINTS};
use flavita_i18n::text::joined;
use flavita_solver::spread::Crew;
use flavita_tournament::profile::{definition::Profile, form::Theme, form_catalogue};
use std::{path::Path, path::PathBuf};

#[derive(Args, Debug)]
pub(super) struct WholeGamesArgs {
    #[command(flatten)]
    pub(super) edition: EditionArgs,
    #[arg(long, value_name = "ID|FILE")]
    pub(super) profile: Option<String>,
    #[arg(long, value_name = "ID", value_parser = named(form_catalogue::EMBEDDED))]
    pub(super) form: Option<String>,
    #[arg(long, value_name = "FILE")]
    theme: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = Theme::USUAL_POINTS, requires = "theme")]
    #[arg(value_parser = value_parser!(i32).range(1..=i64::from(MOST_POINTS)))]
    theme_points: i32,
}

impl WholeGamesArgs {
    /// The edition as it is without the form, its words, made ready for so many games, and the
    /// rules in their form.
    pub(super) fn found(&self, games: u64) -> Result<(Edition, Dictionary, Profile), CliError> {
        let (edition, dictionary) = edition::with_words(&self.edition)?;
        let profile = self.profile.as_deref().unwrap_or(&edition.profile);
        let mut profile = profile::find(profile, self.form.as_deref())?;
        if let Some(file) = &self.theme {
            profile.form.theme = Some(self.theme(file, &edition, &dictionary)?);
        }
        if games >= WORTH_AN_INDEX {
            dictionary.words.index_letters();
        }
        Ok((edition, dictionary, profile))
    }

    /// The theme that is named after this file; of its words those that the list does not have are told of
    /// and left out.
    fn theme(&self, file: &Path, edition: &Edition, words: &Dictionary) -> Result<Theme, CliError> {
        let text = in_files::text(file)?;
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut theme = Theme { name, points: self.theme_points, words: Theme::words_of(&text) };
        let unknown = theme.without_unknown(edition, &words.words);
        let file = file.display().to_string();
        if theme.words.is_empty() {
            return Err(CliError::option(&file, told!("cli-theme-empty")));
        }
        if !unknown.is_empty() {
            err!("flavita: {file}: {}", told!("cli-theme-unknown", text = joined(unknown, ", ")));
        }
        Ok(theme)
    }
}

/// So many threads; by default one for every core.
pub(super) fn crew(threads: Option<u16>) -> Result<Crew, CliError> {
    Crew::new(threads.map(usize::from)).map_err(CliError::given("--threads"))
}
