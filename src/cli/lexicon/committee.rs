//! `flavita lexicon committee`: the table of a club's word committee, printed or added to.

use crate::{args::USUAL_EDITION, edition, error::CliError, in_files::bytes};
use clap::Args;
use flavita_app::words::committee::{Committees, read, written};
use flavita_contests::committee::decisions::Committee;
use flavita_game::{Edition, embedded};
use flavita_i18n::text::joined;
use std::{path::Path, path::PathBuf};

#[derive(Args, Debug)]
#[command(
    after_help = "flavita lexicon committee --edition ru-scrabble --data tournaments --take committee.csv"
)]
pub(crate) struct CommitteeArgs {
    #[arg(long, value_name = "ID|FILE", default_value = USUAL_EDITION)]
    edition: String,
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    #[arg(long, value_name = "FILE")]
    take: Option<PathBuf>,
}

/// Prints what is kept, or takes in what another table has.
pub(super) fn run(args: &CommitteeArgs) -> Result<(), CliError> {
    let edition = edition::find(&args.edition)?;
    let home = embedded(&edition.dictionary).unwrap_or(edition);
    let committees = Committees::of(&args.data);
    let Some(file) = &args.take else {
        out!("{}", written(committees.get(&home)?).trim_end());
        return Ok(());
    };
    let table = open(&home, file)?;
    let taken = committees.change(&home, |committee| committee.take(&table))?;
    err!("{}", told!("committee-taken", n = taken));
    Ok(())
}

/// The table in a file; every line that is no decision is told.
pub(super) fn open(home: &Edition, file: &Path) -> Result<Committee, CliError> {
    read(home, &bytes(file)?).map_err(|faults| {
        let lines = faults.iter().map(|one| CliError::line(file, one.line, &one.problem));
        CliError::said(joined(lines, "\n"))
    })
}
