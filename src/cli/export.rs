//! `flavita export`: a tournament's results, or its log, as a file.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::app::record::{self, Recorded};
use crate::cli::args::{ExportArgs, Format};
use crate::cli::error::CliError;
use crate::cli::out_files;
use crate::i18n::meeting;
use crate::report;
use crate::report::csv_profile::CsvProfile;
use crate::report::cumulated_csv::cumulated_csv;
use crate::report::draw_protocol;
use crate::report::events_jsonl::events_jsonl;
use crate::store::event_log::EventLog;
use crate::tournament::meeting::cumulated::cumulated;
use crate::tournament::state::Tournament;

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
    let profile = match args.format {
        Format::Plain => CsvProfile::Plain,
        Format::Spreadsheet => CsvProfile::Spreadsheet,
    };
    if is_wanted(report::CUMULATED) {
        return added_up(args, profile);
    }
    let [file] = args.files.as_slice() else {
        return Err(CliError::Option {
            option: "FILE",
            reason: "only --what cumulated takes several files".to_owned(),
        });
    };
    if args.protocol || is_wanted(draw_protocol::NAME) {
        let Recorded { state, head, .. } = record::load(file)?;
        let head = head.hash.to_string();
        return Ok(draw_protocol::draw_protocol(&state, Some(&head)));
    }
    let mut tables = report::ALL.iter().chain(report::MORE);
    let Some((_, export)) = tables.find(|(name, _)| is_wanted(name)) else {
        let events = EventLog::open_read_only(file)?.load()?;
        return Ok(events_jsonl(&events));
    };
    let recorded = record::load(file)?;
    Ok(export(&recorded.state, profile, args.lang))
}

/// The games added up. What people should know beforehand is said on standard error.
#[expect(
    clippy::print_stderr,
    reason = "the table itself goes to standard output"
)]
fn added_up(args: &ExportArgs, profile: CsvProfile) -> Result<Vec<u8>, CliError> {
    let load = |file: &PathBuf| Ok(record::load(file)?.state);
    let states: Result<Vec<Tournament>, CliError> = args.files.iter().map(load).collect();
    let states = states?;
    let states: Vec<&Tournament> = states.iter().collect();
    let cumulated = cumulated(&states).map_err(|fault| CliError::Option {
        option: "FILE",
        reason: fault.to_string(),
    })?;
    for warning in meeting::warnings(&cumulated, args.lang) {
        eprintln!("flavita: {warning}");
    }
    Ok(cumulated_csv(&cumulated, profile, args.lang))
}
