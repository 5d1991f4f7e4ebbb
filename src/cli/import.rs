//! `flavita import`: a tournament's file out of its lines of text.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the command line speaks here"
)]

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::app::record;
use crate::cli::args::ImportArgs;
use crate::cli::error::CliError;
use crate::store::error::StoreError;
use crate::store::event::{Head, StoredEvent};
use crate::store::event_log::EventLog;
use crate::store::line;

pub(super) fn run(args: &ImportArgs) -> Result<ExitCode, CliError> {
    let events = read(&args.file)?;
    let recorded = record::understood(&args.file, &events)?;
    let out = args
        .out
        .clone()
        .unwrap_or_else(|| args.file.with_extension("sqlite"));
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

/// Every line, each checked against the one before.
fn read(path: &Path) -> Result<Vec<StoredEvent>, CliError> {
    let fault = |source| CliError::File {
        path: path.to_owned(),
        source,
    };
    let mut reader = BufReader::new(File::open(path).map_err(fault)?);
    let (mut head, mut events, mut text) = (Head::EMPTY, Vec::new(), String::new());
    loop {
        text.clear();
        if reader.read_line(&mut text).map_err(fault)? == 0 {
            break;
        }
        let number = events.len() + 1;
        let event = line::read(text.trim_end(), head).map_err(|reason| CliError::Line {
            path: path.to_owned(),
            line: number,
            reason: reason.to_string(),
        })?;
        head = event.head();
        events.push(event);
    }
    if events.is_empty() {
        return Err(CliError::Line {
            path: path.to_owned(),
            line: 1,
            reason: "there is no event".to_owned(),
        });
    }
    Ok(events)
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
