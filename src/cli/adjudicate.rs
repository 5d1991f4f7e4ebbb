//! `flavita adjudicate`: a written game in, standings and verdicts out.

use crate::args::{EditionArgs, language, named};
use crate::{edition, out_files, profile};
use crate::{error::CliError, in_files::bytes, worded::worded};
use clap::Args;
use flavita_app::written::play::WrittenPlay;
use flavita_app::written::{fault::Fault, fault::Table, game::rounds, game::slips};
use flavita_i18n::language::Language;
use flavita_report::csv_profile::CsvProfile;
use flavita_tournament::{model::Stamp, model::TournamentCreated, profile::form_catalogue};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct AdjudicateArgs {
    #[command(flatten)]
    edition: EditionArgs,
    #[arg(long, value_name = "ID|FILE", default_value = "house")]
    profile: String,
    #[arg(long, value_name = "ID", value_parser = named(form_catalogue::EMBEDDED))]
    form: Option<String>,
    #[arg(long, value_name = "FILE")]
    game: PathBuf,
    #[arg(long, value_name = "FILE")]
    slips: PathBuf,
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[arg(long, value_name = "TAG", default_value = "ru", value_parser = language)]
    lang: Language,
}

pub(super) fn run(args: &AdjudicateArgs) -> Result<(), CliError> {
    let profile = profile::find(&args.profile, args.form.as_deref())?;
    let fault = |fault| line_fault(args, &fault);
    let rounds = rounds(&bytes(&args.game)?).map_err(fault)?;
    let slips = slips(&bytes(&args.slips)?, rounds.len(), profile.several_slips).map_err(fault)?;
    let (edition, dictionary) = edition::with_words(&args.edition)?;
    let name = args.game.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    // Chance has no part in a written game.
    let created = TournamentCreated::plain(name, &edition, dictionary.note(), profile);
    let stamp = Stamp { at_ms: 0, actor: "file".into() };
    let mut play =
        WrittenPlay::new(&created, &dictionary.words, stamp).map_err(CliError::at(&args.game))?;
    play.play(&rounds, &slips).map_err(fault)?;
    for (line, warning) in &play.oddities {
        let (path, line, reason) = (args.game.display(), line.to_string(), worded(warning));
        err!("{}", told!("cli-warning", path, line, reason));
    }
    // A written game holds what came of every appeal.
    let tables = flavita_report::ALL.iter().filter(|(name, _)| *name != "rulings");
    let tables = tables.map(|(name, export)| {
        (format!("{name}.csv"), export(&play.state, CsvProfile::Plain, args.lang))
    });
    out_files::write_folder(&args.out, tables)
}

/// A fault of one of the two files.
fn line_fault(args: &AdjudicateArgs, fault: &Fault) -> CliError {
    let path = match fault.table {
        Table::Game => &args.game,
        Table::Slips => &args.slips,
    };
    CliError::line(path, fault.line, &fault.problem)
}
