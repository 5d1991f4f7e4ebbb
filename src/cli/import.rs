//! `flavita import`: a tournament's file out of its lines of text.

use crate::{error::CliError, in_files::bytes};
use clap::Args;
use flavita_app::folder::{importing::Lines, importing::LinesFault, tournament_file::ENDING};
use std::{path::Path, path::PathBuf};

#[derive(Args, Debug)]
pub(super) struct ImportArgs {
    file: PathBuf,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(super) fn run(args: &ImportArgs) -> Result<(), CliError> {
    let lines = read(&args.file)?;
    let out = args.out.clone().unwrap_or_else(|| args.file.with_extension(ENDING));
    lines.write(&out)?;
    if lines.lacks_secret() {
        err!("flavita: {}", told!("open-no-secret"));
    }
    let head = lines.recorded.head;
    out!("ok head={} events={} file={}", head.hash, head.seq, out.display());
    Ok(())
}

/// Every line, each checked against the one before; at least one.
fn read(path: &Path) -> Result<Lines, CliError> {
    Lines::read(path, &bytes(path)?).map_err(|fault| match fault {
        LinesFault::Open(error) => error.into(),
        LinesFault::Empty | LinesFault::Line { .. } => CliError::at(path)(fault),
    })
}
