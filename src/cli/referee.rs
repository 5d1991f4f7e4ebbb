//! `flavita referee`: the record of an ordinary game in, its turns judged and its scores out.

use std::path::{Path, PathBuf};
use std::{fs, process::ExitCode};

use clap::Args;

use crate::{args::EditionArgs, edition, error::CliError, out_files};
use flavita_contests::tables::rules::{EMBEDDED, TableRules, embedded};
use flavita_contests::tables::writing::{scores_csv, turns_csv};
use flavita_contests::tables::{fault::Fault, reading, record};

#[derive(Args, Debug)]
pub(super) struct RefereeArgs {
    #[command(flatten)]
    edition: EditionArgs,
    #[arg(long, value_name = "ID|FILE")]
    rules: String,
    #[arg(long, value_name = "FILE")]
    moves: PathBuf,
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub(super) fn run(args: &RefereeArgs) -> Result<ExitCode, CliError> {
    let rules = rules(&args.rules)?;
    let bytes = fs::read(&args.moves).map_err(CliError::at(&args.moves))?;
    let (edition, dictionary) = edition::with_words(&args.edition)?;
    let fault = |fault: Fault| CliError::line(&args.moves, fault.line, &fault.problem);
    let rows = reading::read(&edition, &rules, &bytes).map_err(fault)?;
    let (seats, game) = record::judge(&edition, &dictionary.words, &rules, &rows).map_err(fault)?;
    let tables = [
        (args.out.join("turns.csv"), turns_csv(&rows, &game)),
        (args.out.join("scores.csv"), scores_csv(&edition, &seats, &game)),
    ];
    out_files::write_folder(&args.out, &tables)?;
    Ok(ExitCode::SUCCESS)
}

/// The rules of this name, or in this file.
fn rules(name: &str) -> Result<TableRules, CliError> {
    if let Some(rules) = embedded(name) {
        return Ok(rules);
    }
    let path = Path::new(name);
    if !path.is_file() && !path.extension().is_some_and(|end| end.eq_ignore_ascii_case("toml")) {
        let known: Vec<&str> = EMBEDDED.iter().map(|(id, _)| *id).collect();
        let known = known.join(", ");
        return Err(CliError::said(told!("cli-unknown-rules", name, known)));
    }
    let text = fs::read_to_string(path).map_err(CliError::at(path))?;
    TableRules::parse(&text).map_err(CliError::at(path))
}
