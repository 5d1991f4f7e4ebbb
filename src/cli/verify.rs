//! `flavita verify`: everything in a tournament's file is checked and judged again.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the command line speaks here"
)]

use std::path::Path;
use std::process::ExitCode;

use crate::app::dictionary::{self, Dictionary};
use crate::app::record;
use crate::app::shelf::Shelf;
use crate::app::word_file;
use crate::cli::args::VerifyArgs;
use crate::cli::audit::Audit;
use crate::cli::error::CliError;
use crate::cli::progress::progress_bar;
use crate::cli::tally;
use crate::store::error::StoreError;
use crate::store::event::{Head, StoredEvent};
use crate::store::event_log::EventLog;
use crate::tournament::event::{Event, Stamp};
use crate::tournament::state::{ReplayError, Tournament};

/// What the check came to.
struct Findings {
    head: Head,
    slips: usize,
    differences: Vec<String>,
    /// Whether the words were there to judge by.
    with_words: bool,
}

pub(super) fn run(args: &VerifyArgs) -> Result<ExitCode, CliError> {
    let mut log = EventLog::open_read_only(&args.file)?;
    log.integrity_check()?;
    let findings = match log.load() {
        Ok(stored) => check(args, log.head(), &stored)?,
        Err(StoreError::BrokenChain { seq, fault, .. }) => Findings {
            head: log.head(),
            slips: 0,
            differences: vec![format!(
                "event {seq}: {fault}; the file was changed after it was written"
            )],
            with_words: false,
        },
        Err(error) => return Err(error.into()),
    };
    Ok(tell(&findings))
}

fn tell(findings: &Findings) -> ExitCode {
    for difference in &findings.differences {
        println!("{difference}");
    }
    let differences = findings.differences.len();
    let answer = if differences == 0 { "ok" } else { "differs" };
    let unchecked = if findings.with_words {
        ""
    } else {
        " words=unchecked"
    };
    println!(
        "{answer} head={} events={} slips={} differences={differences}{unchecked}",
        findings.head.hash, findings.head.seq, findings.slips
    );
    if differences == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    }
}

fn check(args: &VerifyArgs, head: Head, stored: &[StoredEvent]) -> Result<Findings, CliError> {
    let events = record::events(&args.file, stored)?;
    let replay = |source| CliError::Replay {
        path: args.file.clone(),
        source,
    };
    let Some((Event::TournamentCreated(created), stamp)) = events.first() else {
        return Err(replay(ReplayError::NoBeginning));
    };
    let start = Tournament::new(created, stamp).map_err(replay)?;
    let words = matching_words(&args.file, &start, args.words.as_deref())?;
    if words.is_none() {
        eprintln!(
            "flavita: the word list \"{}\" of this tournament is not here or has changed, so \
             verdicts and tops are not judged again; give its file with --words",
            start.dictionary.name
        );
    }
    let mut differences = misfit(&events);
    let bar = progress_bar(
        events.len() as u64,
        "checking {wide_bar} {pos} of {len} events",
    );
    let mut audit = Audit::new(start, words.as_ref().map(|dictionary| &*dictionary.words));
    for (event, stamp) in &events[1..] {
        audit.take(event, stamp);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let recount = tally::differences(&audit.state, &events);
    differences.append(&mut audit.differences);
    differences.extend(recount);
    Ok(Findings {
        head,
        slips: audit.slips,
        differences,
        with_words: words.is_some(),
    })
}

/// The first event that does not fit those before it.
fn misfit(events: &[(Event, Stamp)]) -> Vec<String> {
    let replayed = Tournament::replay(events.iter().map(|(event, stamp)| (event, stamp)));
    replayed.err().map(|e| e.to_string()).into_iter().collect()
}

/// The words the tournament was played with: in the given file, kept beside the tournament, or
/// chosen again from the lists at hand.
fn matching_words(
    file: &Path,
    state: &Tournament,
    path: Option<&Path>,
) -> Result<Option<Dictionary>, CliError> {
    if let Some(path) = path {
        let dictionary = dictionary::from_file(&state.edition, path)?;
        let is_same = dictionary.checksum == state.dictionary.checksum;
        return Ok(is_same.then_some(dictionary));
    }
    let folder = match file.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let shelf = Shelf::open(folder).map_err(|source| CliError::File {
        path: folder.to_owned(),
        source,
    })?;
    Ok(word_file::find(folder, state, &shelf))
}
