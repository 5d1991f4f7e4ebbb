//! `flavita merge`: the results of many halls in, standings of everybody out.

use crate::args::{form_of_table, language};
use crate::{error::CliError, in_files, out_files, progress::progress_bar};
use clap::Args;
use flavita_app::halls::merging::{Arrived, Prepared};
use flavita_app::merging::folder::{DECISIONS, is_arrival, take_file};
use flavita_app::words::{self, Dictionary, Shelf};
use flavita_contests::halls::{decision::Decisions, merged::Merged, merged::Share, merged::merged};
use flavita_i18n::{halls::conflict, language::Language, text::joined};
use flavita_report::{csv_profile::CsvProfile, halls_csv};
use flavita_tournament::state::Tournament;
use std::{cell::RefCell, fs, path::PathBuf};

#[derive(Args, Debug)]
pub(super) struct MergeArgs {
    #[arg(required = true, value_name = "FILE|FOLDER")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    decisions: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    words: Option<PathBuf>,
    #[arg(long, value_name = "DIR", default_value = "tournaments")]
    data: PathBuf,
    #[arg(long, default_value = "plain", value_parser = form_of_table())]
    format: CsvProfile,
    #[arg(long, value_name = "TAG", default_value = "ru", value_parser = language)]
    lang: Language,
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub(super) fn run(args: &MergeArgs) -> Result<bool, CliError> {
    let decisions = decisions(args)?;
    let mut arrived = Arrived::default();
    for path in paths(&args.files)? {
        take_file(&mut arrived, &path, &path.display().to_string()).map_err(CliError::at(&path))?;
    }
    if arrived.is_empty() {
        let named = joined(args.files.iter().map(|path| path.display()), ", ");
        return Err(CliError::option(&named, told!("merge-empty")));
    }
    let bar = progress_bar(arrived.len(), "progress-checking");
    let prepared = with_words(args, |find| arrived.prepared(&decisions, find, &|| bar.inc(1)))?;
    bar.finish_and_clear();
    let Prepared { halls, found, refused, .. } = prepared;
    for one in &refused {
        let said = conflict(&one.conflict, args.lang);
        err!("flavita: {}: {said}", joined(&one.names, ", "));
    }
    let merged = merged(halls, found, &decisions);
    write(args, &merged)?;
    Ok(tell(&merged))
}

/// The decisions of the file that is named, else those beside the results where one folder alone
/// is.
fn decisions(args: &MergeArgs) -> Result<Decisions, CliError> {
    let beside = match args.files.as_slice() {
        [folder] => Some(folder.join(DECISIONS)).filter(|path| path.is_file()),
        _ => None,
    };
    let Some(path) = args.decisions.clone().or(beside) else { return Ok(Decisions::default()) };
    in_files::parsed(&path, Decisions::parse)
}

/// The files that are named, and those of the folders that are.
fn paths(named: &[PathBuf]) -> Result<Vec<PathBuf>, CliError> {
    let mut paths = Vec::new();
    for path in named {
        if !path.is_dir() {
            paths.push(path.clone());
            continue;
        }
        for entry in fs::read_dir(path).map_err(CliError::at(path))? {
            let inside = entry.map_err(CliError::at(path))?.path();
            if is_arrival(&inside) {
                paths.push(inside);
            }
        }
    }
    paths.sort();
    Ok(paths)
}

/// Gives the words of a tournament: of the file that is named, else of the data folder.
fn with_words<T, E: Into<CliError>>(
    args: &MergeArgs,
    work: impl FnOnce(&dyn Fn(&Tournament) -> Option<Dictionary>) -> Result<T, E>,
) -> Result<T, CliError> {
    let shelf = Shelf::open(&args.data).map_err(CliError::at(&args.data))?;
    let fault = RefCell::new(None);
    let find = |state: &Tournament| {
        let Some(path) = &args.words else {
            return words::word_file::find(&args.data, state, &shelf);
        };
        match words::dictionary::from_file(&state.edition, path) {
            Ok(found) => (found.checksum == state.dictionary.checksum).then_some(found),
            Err(error) => {
                fault.replace(Some(error));
                None
            }
        }
    };
    let done = work(&find).map_err(Into::into)?;
    match fault.into_inner() {
        Some(error) => Err(error.into()),
        None => Ok(done),
    }
}

fn write(args: &MergeArgs, merged: &Merged) -> Result<(), CliError> {
    let table = |(name, export): &(&str, halls_csv::HallsExport)| {
        (format!("{name}.csv"), export(merged, args.format, args.lang))
    };
    out_files::write_folder(&args.out, halls_csv::ALL.iter().map(table))
}

fn tell(merged: &Merged) -> bool {
    let counted = merged.halls.iter().filter(|(_, share)| *share != Share::Nothing);
    let players = merged.standings.as_ref().map_or(0, |all| all.lines.len());
    let open = merged.conflicts.iter().filter(|one| one.answer.is_none());
    let answer = if merged.is_provisional() { "provisional" } else { "ok" };
    out!(
        "{answer} halls={} of={} players={players} conflicts={} undecided={}",
        counted.count(),
        merged.halls.len(),
        merged.conflicts.len(),
        open.count(),
    );
    !merged.is_provisional()
}
