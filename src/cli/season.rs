//! `flavita season`: the standings or the rating of a season, as a file.

use std::process::ExitCode;

use crate::args::{Format, SeasonArgs};
use crate::{error::CliError, out_files};
use flavita_app::{season::file::load, season::seasons::stages_beside};
use flavita_contests::season::reckoning::reckon;
use flavita_report::{csv_profile::CsvProfile, season_csv};

/// What should be known beforehand is said on standard error: files that cannot be opened, and
/// tournaments that are missing.
#[expect(clippy::print_stderr, reason = "the table itself goes to standard output")]
pub(super) fn run(args: &SeasonArgs) -> Result<ExitCode, CliError> {
    let season = load(&args.file)?;
    let (stages, faults) = stages_beside(&args.file)?;
    for fault in faults {
        eprintln!("flavita: {fault}; it is not counted");
    }
    let reckoning = reckon(&season, &stages);
    for id in &reckoning.missing {
        eprintln!("flavita: tournament {id} is not in the folder; it is not counted");
    }
    let profile = match args.format {
        Format::Plain => CsvProfile::Plain,
        Format::Spreadsheet => CsvProfile::Spreadsheet,
    };
    let mut tables = season_csv::ALL.iter();
    let table = tables.find(|(name, _)| *name == args.what);
    let bytes = table.map_or_else(Vec::new, |(_, export)| export(&reckoning, profile, args.lang));
    out_files::write_out(args.out.as_deref(), &bytes)?;
    Ok(ExitCode::SUCCESS)
}
