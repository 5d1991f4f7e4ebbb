//! Looks at a sealed game, and opens it.

use crate::sealed::args::{CheckArgs, OpenArgs, SealedCommand};
use crate::{error::CliError, out_files::write_out, worded::worded};
use chrono::{DateTime, SecondsFormat, Utc};
use flavita_app::{sealed::file::Head, sealed::file::Sealed, sealed::seating::look, words::Shelf};
use std::{fs, path::Path, process::ExitCode};

pub(crate) fn run(command: &SealedCommand) -> Result<ExitCode, CliError> {
    match command {
        SealedCommand::Check(args) => check(args),
        SealedCommand::Open(args) => open(args),
    }
}

fn check(args: &CheckArgs) -> Result<ExitCode, CliError> {
    let head = read(&args.file)?.head;
    tell(&head);
    fs::create_dir_all(&args.data).map_err(CliError::at(&args.data))?;
    let shelf = Shelf::open(&args.data).map_err(CliError::at(&args.data))?;
    let lacks = look(&head, &args.data, &shelf).err().unwrap_or_default();
    let mut amiss: Vec<String> = lacks.iter().map(|lack| worded(lack)).collect();
    let is_other = |wanted: &Option<String>, found: &str| {
        let wanted = wanted.as_deref().map(str::trim);
        wanted.is_some_and(|wanted| !wanted.eq_ignore_ascii_case(found))
    };
    if is_other(&args.commitment, &head.commitment) {
        amiss.push(told!("cli-seal-other-game"));
    }
    if is_other(&args.signer, &head.key) {
        amiss.push(told!("cli-seal-other-signer"));
    }
    for line in &amiss {
        out!("{line}");
    }
    out!("{}", if amiss.is_empty() { "ok" } else { "not ready" });
    Ok(ExitCode::from(u8::from(!amiss.is_empty())))
}

fn tell(head: &Head) {
    line("seal-game", &head.name);
    line("seal-organiser", &head.organiser);
    line("seal-signed", &head.key);
    line("seal-fingerprint", &head.commitment);
    line("seal-edition", &head.edition.id);
    line("seal-words", &format!("{} ({})", head.dictionary.name, head.dictionary.words));
    line("seal-rules", &head.profile.id);
    line("seal-program", &head.program);
    if let Some(opens) = &head.opens {
        line("seal-not-before", &moment(opens.first_ms));
        let minutes: Vec<String> = opens.minutes.iter().map(u32::to_string).collect();
        if !minutes.is_empty() {
            line("seal-every", &told!("seal-minutes", minutes = minutes.join(", ")));
        }
    }
}

/// What is called so, behind a tab.
pub(super) fn line(key: &str, what: &str) {
    out!("{}\t{what}", told!(key));
}

fn moment(at_ms: i64) -> String {
    let at = DateTime::<Utc>::from_timestamp_millis(at_ms);
    at.map_or_else(String::new, |at| at.to_rfc3339_opts(SecondsFormat::Secs, true))
}

fn open(args: &OpenArgs) -> Result<ExitCode, CliError> {
    let opened = read(&args.file)?.open(&args.key);
    let opened = opened.map_err(CliError::at(&args.file))?;
    write_out(Some(&args.out), opened.bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn read(path: &Path) -> Result<Sealed, CliError> {
    let bytes = fs::read(path).map_err(CliError::at(path))?;
    Sealed::read(&bytes).map_err(CliError::at(path))
}
