//! `flavita season`: the standings or the rating of a season, as a file.

use crate::args::{form_of_table, language, named};
use crate::{error::CliError, out_files, worded::worded};
use clap::Args;
use flavita_app::{season::seasons::load, season::seasons::stages_beside, tables::Tables};
use flavita_contests::season::{computed::compute, evenings::evenings};
use flavita_i18n::language::Language;
use flavita_report::{csv_profile::CsvProfile, season_csv};
use std::{path::Path, path::PathBuf};

#[derive(Args, Debug)]
pub(super) struct SeasonArgs {
    file: PathBuf,
    #[arg(long, value_parser = named(season_csv::ALL))]
    what: String,
    #[arg(long, default_value = "plain", value_parser = form_of_table())]
    format: CsvProfile,
    #[arg(long, value_name = "TAG", default_value = "ru", value_parser = language)]
    lang: Language,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// What should be known beforehand is said on standard error: files that cannot be opened, and
/// tournaments that are missing.
pub(super) fn run(args: &SeasonArgs) -> Result<(), CliError> {
    let season = load(&args.file)?;
    let (mut stages, faults) = stages_beside(&args.file)?;
    let tables = Tables::of(args.file.parent().unwrap_or(Path::new(".")));
    let results = tables.results().map_err(CliError::at(&args.file))?;
    let results: Vec<_> = results.into_values().map(|(result, _)| result).collect();
    stages.extend(evenings(&results, &told!("tables-title")));
    stages.sort_by(|one, other| (one.created_ms, &one.id).cmp(&(other.created_ms, &other.id)));
    for fault in faults {
        err!("flavita: {}", told!("cli-season-fault", reason = worded(&fault)));
    }
    let computed = compute(&season, &stages);
    for id in &computed.missing {
        err!("flavita: {}", told!("cli-season-missing", id = (*id)));
    }
    let mut tables = season_csv::ALL.iter();
    let table = tables.find(|(name, _)| *name == args.what);
    let bytes = table.map_or_else(Vec::new, |(_, table)| table(&computed, args.format, args.lang));
    out_files::write_out(args.out.as_deref(), &bytes)
}
