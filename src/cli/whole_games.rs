//! With what whole games are played: the edition with its words, the rules, and the threads.

use crate::{args::EditionArgs, args::forms, edition, error::CliError, profile};
use clap::Args;
use flavita_app::{preparing::offering::WORTH_AN_INDEX, words::Dictionary};
use flavita_game::Edition;
use flavita_solver::spread::Crew;
use flavita_tournament::profile::definition::Profile;

#[derive(Args, Debug)]
pub(super) struct WholeGamesArgs {
    #[command(flatten)]
    pub(super) edition: EditionArgs,
    #[arg(long, value_name = "ID|FILE")]
    pub(super) profile: Option<String>,
    #[arg(long, value_name = "ID", value_parser = forms())]
    pub(super) form: Option<String>,
}

impl WholeGamesArgs {
    /// The edition as it is without the form, its words, made ready for so many games, and the
    /// rules in their form.
    pub(super) fn found(&self, games: u64) -> Result<(Edition, Dictionary, Profile), CliError> {
        let (edition, dictionary) = edition::with_words(&self.edition)?;
        let profile = self.profile.as_deref().unwrap_or(&edition.profile);
        let profile = profile::find(profile, self.form.as_deref())?;
        if games >= WORTH_AN_INDEX {
            dictionary.words.index_letters();
        }
        Ok((edition, dictionary, profile))
    }
}

/// So many threads; by default one for every core.
pub(super) fn crew(threads: Option<u16>) -> Result<Crew, CliError> {
    Crew::new(threads.map(usize::from)).map_err(CliError::given("--threads"))
}
