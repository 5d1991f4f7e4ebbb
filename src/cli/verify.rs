//! `flavita verify`: everything in a tournament's file is checked and judged again.

use crate::{error::CliError, progress::progress_bar, spoken::language};
use clap::Args;
use flavita_app::audit::check::{Depth, End, Findings};
use flavita_app::audit::{self, receipts, receipts::Receipts, spoken};
use flavita_app::halls::codes::Codes;
use flavita_app::words::{self, Dictionary, Shelf};
use flavita_i18n::log_difference;
use flavita_store::{passes::PassFile, system::folder_of};
use flavita_tournament::model::log_difference::{Differing, LogDifference};
use flavita_tournament::state::Tournament;
use std::{fs, path::Path, path::PathBuf};

#[derive(Args, Debug)]
pub(super) struct VerifyArgs {
    file: PathBuf,
    #[arg(long, value_name = "HEX|WORDS")]
    head: Option<String>,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    receipts: Vec<PathBuf>,
    #[arg(long)]
    fast: bool,
    #[arg(long, value_name = "FILE")]
    game: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    words: Option<PathBuf>,
}

pub(super) fn run(args: &VerifyArgs) -> Result<bool, CliError> {
    let noted = args.head.as_deref().map(noted_head).transpose()?;
    let mut kept = Vec::new();
    for file in &args.receipts {
        kept.append(&mut kept_in(file)?);
    }
    if let Some(hollow) = kept.iter().find(|one| one.is_hollow()) {
        let player = hollow.player.0;
        return Err(CliError::option("--receipts", told!("cli-receipts-hollow", n = player)));
    }
    let mut log = audit::check::read(&args.file)?;
    if let Some(game) = &args.game {
        log.game.clone_from(game);
    }
    let start = log.beginning(&args.file)?;
    let words = |start| matching_words(&args.file, start, args.words.as_deref());
    let words = start.as_ref().map(words).transpose()?.flatten();
    if let Some(start) = start.filter(|_| words.is_none()) {
        let name = &start.dictionary.name;
        err!("flavita: {}", told!("cli-verify-no-words", name));
    }
    let depth = if args.fast { Depth::Fast } else { Depth::Full };
    let bar = progress_bar(log.events(), "progress-checking");
    let words = words.as_ref().map(|dictionary| &*dictionary.words);
    let mut findings = log.check(&args.file, words, depth, || bar.inc(1))?;
    bar.finish_and_clear();
    let found = findings.head.hash.to_string();
    // Who may sign in is no part of the log, and a damaged file of it keeps nothing from being final.
    let badges = args.file.with_extension("passes");
    if badges.is_file() && PassFile::check(&badges).is_err() {
        findings.differences.push(Differing::Beside(badges.display().to_string()).into());
    }
    match noted {
        Some(Noted::Whole(head)) if head != found => {
            let other = Differing::OtherHead { noted: head, head: found };
            findings.differences.push(other.into());
        }
        Some(Noted::Words(bits)) => match receipts::event_with(&args.file, bits)? {
            Some(number) => out!("{}", told!("cli-verify-until", n = number)),
            None => findings.differences.push(Differing::NoSuchWords.into()),
        },
        Some(Noted::Whole(_)) | None => {}
    }
    if !kept.is_empty() {
        findings.differences.append(&mut receipts::compare(&args.file, &kept)?);
    }
    let witnessed = kept.iter().filter_map(Receipts::witnessed).max();
    Ok(tell(&findings, witnessed))
}

/// What stands in a file, or in the codes that were scanned into it.
fn kept_in(file: &Path) -> Result<Vec<Receipts>, CliError> {
    let mut codes = Codes::default();
    if !fs::read_to_string(file).is_ok_and(|text| codes.take(&text)) {
        return Ok(receipts::read(file)?);
    }
    let mut kept = Vec::new();
    for scanned in codes.files() {
        let bytes = scanned.file.map_err(CliError::at(file))?;
        kept.append(&mut receipts::of_telephones(&bytes).map_err(CliError::at(file))?);
    }
    Ok(kept)
}

/// A head that was noted.
enum Noted {
    Whole(String),
    Words(u128),
}

/// A part of a head would be found by trying.
fn noted_head(given: &str) -> Result<Noted, CliError> {
    if let Some(bits) = spoken::heard(given) {
        return Ok(Noted::Words(bits));
    }
    let head: String = given.split_whitespace().collect::<String>().to_lowercase();
    let is_whole = head.len() == 64 && head.bytes().all(|sign| sign.is_ascii_hexdigit());
    let fault = || CliError::option("--head", told!("cli-head"));
    if is_whole { Ok(Noted::Whole(head)) } else { Err(fault()) }
}

const fn end(end: Option<End>) -> &'static str {
    match end {
        None => "",
        Some(End::Final) => " final",
        Some(End::NotFinal) => " not final",
        Some(End::Unfinished) => " unfinished",
    }
}

/// A difference for people, behind the number of its event for programs.
pub(super) fn line(difference: &LogDifference) -> String {
    let what = log_difference::what(language(), &difference.what);
    difference.event.map_or(what.clone(), |event| format!("event {event}: {what}"))
}

fn tell(findings: &Findings, witnessed: Option<i64>) -> bool {
    for difference in &findings.differences {
        out!("{}", line(difference));
    }
    let differences = findings.differences.len();
    let answer = if differences == 0 { "ok" } else { "differs" };
    let unchecked = |name: &str, is_checked: bool| {
        if is_checked { String::new() } else { format!(" {name}=unchecked") }
    };
    // Up to where the receipts reach: they say nothing of what came later.
    let witnessed = witnessed.map_or(String::new(), |last| format!(" witnessed={last}"));
    let reopened = match findings.reopened {
        0 => String::new(),
        times => format!(" reopened={times}"),
    };
    out!(
        "{answer} head={} events={} slips={} differences={differences}{witnessed}{}{}{reopened}{}",
        findings.head.hash,
        findings.head.seq,
        findings.slips,
        unchecked("words", findings.with_words),
        unchecked("racks", findings.with_secret),
        end(findings.end),
    );
    differences == 0
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
    let folder = folder_of(file);
    let shelf = Shelf::open(folder).map_err(CliError::at(folder))?;
    Ok(words::word_file::find(folder, state, &shelf))
}
