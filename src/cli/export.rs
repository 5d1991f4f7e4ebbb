//! `flavita export`: a tournament's results, or its log, as a file.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::app::record;
use crate::cli::args::{ExportArgs, Format};
use crate::cli::error::CliError;
use crate::cli::out_files;
use crate::report;
use crate::report::csv_profile::CsvProfile;
use crate::report::events_jsonl::events_jsonl;
use crate::store::event_log::EventLog;

pub(super) fn run(args: &ExportArgs) -> Result<ExitCode, CliError> {
    let bytes = bytes(args)?;
    if let Some(path) = &args.out {
        out_files::write_all(&[(path.clone(), bytes.as_slice())])?;
    } else {
        let mut out = io::stdout().lock();
        let written = out.write_all(&bytes).and_then(|()| out.flush());
        written.map_err(CliError::Output)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn bytes(args: &ExportArgs) -> Result<Vec<u8>, CliError> {
    let is_wanted = |name: &str| args.what.as_deref() == Some(name);
    let table = report::ALL.iter().find(|(name, _)| is_wanted(name));
    let Some((_, export)) = table else {
        let events = EventLog::open_read_only(&args.file)?.load()?;
        return Ok(events_jsonl(&events));
    };
    let recorded = record::load(&args.file)?;
    let profile = match args.format {
        Format::Plain => CsvProfile::Plain,
        Format::Spreadsheet => CsvProfile::Spreadsheet,
    };
    Ok(export(&recorded.state, profile, args.lang))
}
