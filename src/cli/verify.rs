//! `flavita verify`: everything in a tournament's file is checked and judged again.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the command line speaks here")]

use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::{error::CliError, progress::progress_bar};
use flavita_app::audit::check::{Depth, Findings};
use flavita_app::{audit, words};
use flavita_app::{words::dictionary::Dictionary, words::shelf::Shelf};
use flavita_tournament::state::tournament::Tournament;

#[derive(Args, Debug)]
#[command(after_help = "\
    The chain is checked, every event replayed, every slip judged, every ruling decided and every\n\
    rack drawn again; slips are counted by a second scorer and tops searched by a second search\n\
    that share nothing with those of the game. Differences are printed one per line; the last line is the\n\
    answer:\n\n  \
    ok head=9c1f... events=412 slips=240 differences=0\n\n\
    words=unchecked stands behind it where the word list is not there to judge by, racks=unchecked\n\
    where the secret of the draw or the opened game of a prepared one is not at hand. Exit code 0:\n\
    nothing differs; 1: something does; 2: the file cannot be read.")]
pub(super) struct VerifyArgs {
    /// The tournament's file, or an export of its log.
    file: PathBuf,
    /// Skip the slow second search for tops.
    #[arg(long)]
    fast: bool,
    /// The opened game, if the tournament plays a prepared one that is not beside it.
    #[arg(long, value_name = "FILE")]
    game: Option<PathBuf>,
    /// The words the tournament was played with, if they are not the edition's own.
    #[arg(long, value_name = "FILE")]
    words: Option<PathBuf>,
}

pub(super) fn run(args: &VerifyArgs) -> Result<ExitCode, CliError> {
    let mut log = audit::check::read(&args.file)?;
    if let Some(game) = &args.game {
        log = log.with_game(game.clone());
    }
    let start = log.beginning(&args.file)?;
    let words = match &start {
        Some(start) => matching_words(&args.file, start, args.words.as_deref())?,
        None => None,
    };
    if let Some(start) = start.filter(|_| words.is_none()) {
        eprintln!(
            "flavita: the word list \"{}\" of this tournament is not here or has changed, so \
             verdicts and tops are not judged again; give its file with --words",
            start.dictionary.name
        );
    }
    let depth = if args.fast { Depth::Fast } else { Depth::Full };
    let bar = progress_bar(log.len() as u64, "checking {wide_bar} {pos} of {len} events");
    let words = words.as_ref().map(|dictionary| &*dictionary.words);
    let findings = log.check(&args.file, words, depth, || bar.inc(1))?;
    bar.finish_and_clear();
    Ok(tell(&findings))
}

fn tell(findings: &Findings) -> ExitCode {
    for difference in &findings.differences {
        println!("{difference}");
    }
    let differences = findings.differences.len();
    let answer = if differences == 0 { "ok" } else { "differs" };
    let unchecked = |name: &str, is_checked: bool| {
        if is_checked { String::new() } else { format!(" {name}=unchecked") }
    };
    println!(
        "{answer} head={} events={} slips={} differences={differences}{}{}",
        findings.head.hash,
        findings.head.seq,
        findings.slips,
        unchecked("words", findings.with_words),
        unchecked("racks", findings.with_secret),
    );
    if differences == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

/// The words the tournament was played with: in the given file, kept beside the tournament, or
/// chosen again from the lists at hand.
pub(super) fn matching_words(
    file: &Path,
    state: &Tournament,
    path: Option<&Path>,
) -> Result<Option<Dictionary>, CliError> {
    if let Some(path) = path {
        let dictionary = words::dictionary::from_file(&state.edition, path)?;
        let is_same = dictionary.checksum == state.dictionary.checksum;
        return Ok(is_same.then_some(dictionary));
    }
    let folder = match file.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let shelf = Shelf::open(folder).map_err(CliError::at(folder))?;
    Ok(words::word_file::find(folder, state, &shelf))
}
