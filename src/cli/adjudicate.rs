//! `flavita adjudicate`: a written game in, standings and verdicts out.
#![expect(clippy::print_stderr, reason = "the command line speaks here")]

use std::{fs, path::Path, process::ExitCode};

use crate::{args::AdjudicateArgs, error::CliError};
use crate::{edition, out_files, profile};
use flavita_app::written::fault::{Fault, Table};
use flavita_app::written::game::{rounds, slips};
use flavita_app::{words::dictionary::Dictionary, written::play::WrittenPlay};
use flavita_game::edition::definition::Edition;
use flavita_report::csv_profile::CsvProfile;
use flavita_tournament::{
    judging::referee::Referee, model::created::TournamentCreated, model::stamp::Stamp,
    profile::definition::Profile,
};

pub(super) fn run(args: &AdjudicateArgs) -> Result<ExitCode, CliError> {
    let profile = profile::find(&args.profile, args.form.as_deref())?;
    let fault = |fault| line_fault(args, &fault);
    let rounds = rounds(&read(&args.game)?).map_err(fault)?;
    let slips = slips(&read(&args.slips)?, rounds.len(), profile.several_slips).map_err(fault)?;
    let (edition, dictionary) = edition::with_words(&args.edition)?;
    let created = created(&args.game, &edition, &dictionary, profile);
    let referee = Referee { words: &dictionary.words };
    let replay = |source| CliError::Replay { path: args.game.clone(), source };
    let stamp = Stamp { at_ms: 0, actor: "file".into() };
    let mut play = WrittenPlay::new(&created, referee, stamp).map_err(replay)?;
    play.play(&rounds, &slips).map_err(fault)?;
    for (line, warning) in &play.oddities {
        eprintln!("{}, line {line}: warning: {warning}", args.game.display());
    }
    // A written game holds what came of every appeal.
    let tables = flavita_report::ALL.iter().filter(|(name, _)| *name != "rulings");
    let tables = tables.map(|(name, export)| {
        let bytes = export(&play.state, CsvProfile::Plain, args.lang);
        (args.out.join(format!("{name}.csv")), bytes)
    });
    let tables: Vec<_> = tables.collect();
    let files: Vec<_> =
        tables.iter().map(|(path, bytes)| (path.clone(), bytes.as_slice())).collect();
    fs::create_dir_all(&args.out)
        .map_err(|source| CliError::File { path: args.out.clone(), source })?;
    out_files::write_all(&files)?;
    Ok(ExitCode::SUCCESS)
}

fn read(path: &Path) -> Result<Vec<u8>, CliError> {
    fs::read(path).map_err(|source| CliError::File { path: path.to_owned(), source })
}

/// A fault of one of the two files.
fn line_fault(args: &AdjudicateArgs, fault: &Fault) -> CliError {
    let path = match fault.table {
        Table::Game => &args.game,
        Table::Slips => &args.slips,
    };
    CliError::Line { path: path.clone(), line: fault.line, reason: fault.problem.to_string() }
}

/// The tournament that a written game is; chance has no part in it.
fn created(
    game: &Path,
    edition: &Edition,
    dictionary: &Dictionary,
    profile: Profile,
) -> TournamentCreated {
    let name = game.file_stem().unwrap_or_default().to_string_lossy();
    TournamentCreated::plain(name.into_owned(), edition, dictionary.note(), profile)
}
