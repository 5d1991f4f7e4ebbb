//! `flavita import`: a tournament's file out of its lines of text.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the command line speaks here"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::app::folder::ENDING;
use crate::app::record;
use crate::cli::args::ImportArgs;
use crate::cli::error::CliError;
use crate::store::error::StoreError;
use crate::store::event::StoredEvent;
use crate::store::event_log::EventLog;
use crate::store::exported;

pub(super) fn run(args: &ImportArgs) -> Result<ExitCode, CliError> {
    let events = read(&args.file)?;
    let recorded = record::understood(&args.file, &events)?;
    let out = args
        .out
        .clone()
        .unwrap_or_else(|| args.file.with_extension(ENDING));
    write(&out, &events)?;
    if recorded.state.keeps_a_secret() && recorded.state.ended.is_none() {
        eprintln!(
            "flavita: the lines do not hold the secret of the draw: play on with a bag of the hall, or \
             from the checked copy of the file, which holds it"
        );
    }
    println!(
        "ok head={} events={} file={}",
        recorded.head.hash,
        recorded.head.seq,
        out.display()
    );
    Ok(ExitCode::SUCCESS)
}

/// Every line, each checked against the one before; at least one.
fn read(path: &Path) -> Result<Vec<StoredEvent>, CliError> {
    let fault = |line, reason| CliError::Line {
        path: path.to_owned(),
        line,
        reason,
    };
    match exported::read(path) {
        Ok(events) if events.is_empty() => Err(fault(1, "there is no event".to_owned())),
        Ok(events) => Ok(events),
        Err(StoreError::BrokenChain {
            seq, fault: broken, ..
        }) => {
            let line = usize::try_from(seq).expect("lines are counted from 1");
            Err(fault(line, broken.to_string()))
        }
        Err(error) => Err(error.into()),
    }
}

/// Writes the file beside its place and puts it there when it is whole.
fn write(out: &Path, events: &[StoredEvent]) -> Result<(), CliError> {
    if out.exists() {
        return Err(StoreError::AlreadyExists {
            path: out.to_owned(),
        }
        .into());
    }
    // Its copy is written under a name of its own, "-partial", before it gets its place.
    let partial = PathBuf::from(format!("{}-import", out.display()));
    let written = fill(&partial, events).and_then(|()| {
        let log = EventLog::open_read_only(&partial)?;
        Ok(log.copy_to(out)?)
    });
    for left in ["", "-wal", "-shm", "-lock"] {
        // What is not there need not be taken away.
        drop(fs::remove_file(format!("{}{left}", partial.display())));
    }
    written
}

fn fill(path: &Path, events: &[StoredEvent]) -> Result<(), CliError> {
    // Left by an import that was cut off.
    drop(fs::remove_file(path));
    let mut log = EventLog::create(path)?;
    Ok(log.append_stored(events)?)
}
